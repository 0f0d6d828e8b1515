import type { Drawing } from "../drawing";

export default {
  name: "chevron-left",
  by: "Lucide",
  path: "M15 18l-6-6 6-6",
  line: true,
} satisfies Drawing;
