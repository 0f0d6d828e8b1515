import type { Drawing } from "../drawing";

export default {
  name: "x",
  by: "Lucide",
  path: "M18 6 6 18M6 6l12 12",
  line: true,
} satisfies Drawing;
