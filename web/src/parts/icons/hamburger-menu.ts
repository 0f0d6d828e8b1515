import type { Drawing } from "../drawing";

export default {
  name: "hamburger-menu",
  by: "Delapouite",
  path: "M32 96v64h448V96zm0 128v64h448v-64zm0 128v64h448v-64z",
} satisfies Drawing;
