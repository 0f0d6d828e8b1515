import type { Drawing } from "../drawing";

export default {
  name: "knight-banner",
  by: "Delapouite",
  path: "m256 23.6l-16.1 48.9h32.2zM73 90.4v16h366V90.4zm48 34V479l135-105l135 105V124.4zm87 37h96l-32 80l80-32v96l-80-32l32 80h-96l32-80l-80 32v-96l80 32zm48 235.4l-23 17.9v73.7h46v-73.7z",
} satisfies Drawing;
