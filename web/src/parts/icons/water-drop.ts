import type { Drawing } from "../drawing";

export default {
  name: "water-drop",
  by: "sbed",
  path: "M406.043 316c24.11 96.443-50.59 180-150 180s-174.405-82.38-150-180c15-60 90-150 150-300 60 150 135 240 150 300z",
} satisfies Drawing;
