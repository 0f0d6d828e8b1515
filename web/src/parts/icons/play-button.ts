import type { Drawing } from "../drawing";

export default {
  name: "play-button",
  by: "Guard13007",
  path: "M106.854 106.002a26.003 26.003 0 0 0-25.64 29.326c16 124 16 117.344 0 241.344a26.003 26.003 0 0 0 35.776 27.332l298-124a26.003 26.003 0 0 0 0-48.008l-298-124a26 26 0 0 0-10.136-1.994",
} satisfies Drawing;
