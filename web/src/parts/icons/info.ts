import type { Drawing } from "../drawing";

export default {
  name: "info",
  by: "Lucide",
  path: "M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 16v-4M12 8h.01",
  line: true,
} satisfies Drawing;
