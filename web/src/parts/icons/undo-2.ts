import type { Drawing } from "../drawing";

export default {
  name: "undo-2",
  by: "Lucide",
  path: "M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11",
  line: true,
} satisfies Drawing;
