import type { Drawing } from "../drawing";

export default {
  name: "plus",
  by: "Lucide",
  path: "M5 12h14M12 5v14",
  line: true,
} satisfies Drawing;
