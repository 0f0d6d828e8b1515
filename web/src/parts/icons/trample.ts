import type { Drawing } from "../drawing";

export default {
  name: "trample",
  by: "sbed",
  path: "M136 16h15l15 15l15-15h150l15 15l15-15h15v120h-15l-15-15l-15 15h-45v345c0 15-15 15-15 15h-30s-15 0-15-15V136h-45l-15-15l-15 15h-15z",
} satisfies Drawing;
