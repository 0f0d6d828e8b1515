import type { Drawing } from "../drawing";

export default {
  name: "search",
  by: "Lucide",
  path: "M21 21l-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0",
  line: true,
} satisfies Drawing;
