import type { Drawing } from "../drawing";

export default {
  name: "house",
  by: "Delapouite",
  path: "M256 19.27L25.637 249.638L19.27 256L32 268.73l6.363-6.367L256 44.727l217.637 217.636L480 268.73L492.73 256l-6.367-6.363zM96 48v107.273l64-64.002V48zm160 20.727l-192 192V486h64V320h96v166h224V260.727zM288 320h96v80h-96z",
} satisfies Drawing;
