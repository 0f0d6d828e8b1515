import type { Drawing } from "../drawing";

export default {
  name: "check",
  by: "Lucide",
  path: "M20 6 9 17l-5-5",
  line: true,
} satisfies Drawing;
