import type { Drawing } from "../drawing";

export default {
  name: "healing-shield",
  by: "Delapouite",
  path: "M256 21.98c-64 48-128 68-224.03 100.02C31.97 234 112 394 256 490c144-96 224-250 224-362c-96-32.02-160-58.02-224-106.02M229 128h54v101h101v54H283v101h-54V283H128v-54h101z",
} satisfies Drawing;
