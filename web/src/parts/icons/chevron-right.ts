import type { Drawing } from "../drawing";

export default {
  name: "chevron-right",
  by: "Lucide",
  path: "M9 18l6-6-6-6",
  line: true,
} satisfies Drawing;
