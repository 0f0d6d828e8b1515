import type { Drawing } from "../drawing";

export default {
  name: "network-bars",
  by: "Delapouite",
  path: "M428.4 27.8v456.4h60.9V27.8zM327 168.2v316h60.8v-316zM225.4 273.6v210.6h61V273.6zM124 343.8v140.4h60.9V343.8zM22.67 394.9v89.3h60.84v-89.3z",
} satisfies Drawing;
