import type { Drawing } from "../drawing";

export default {
  name: "chevron-down",
  by: "Lucide",
  path: "M6 9l6 6 6-6",
  line: true,
} satisfies Drawing;
