import type { Drawing } from "../drawing";

export default {
  name: "sailboat",
  by: "Delapouite",
  path: "M199.3 74.5v285H27.7l26 78h326.5l104-78h-267v-285h-18zm18 18c36.8 88.8 64.9 216 0 250h208c22-34-11.9-164.8-208-250m-36 0c-33 69.3-50 200-144 250h144z",
} satisfies Drawing;
