import type { Drawing } from "../drawing";

export default {
  name: "minus",
  by: "Lucide",
  path: "M5 12h14",
  line: true,
} satisfies Drawing;
