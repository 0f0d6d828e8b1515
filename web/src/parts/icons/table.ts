import type { Drawing } from "../drawing";

export default {
  name: "table",
  by: "Delapouite",
  path: "M41 265v30h430v-30zm39 48v158.1h32V313zm320 0v158.1h32V313z",
} satisfies Drawing;
