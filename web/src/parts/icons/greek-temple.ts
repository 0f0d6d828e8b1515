import type { Drawing } from "../drawing";

export default {
  name: "greek-temple",
  by: "Delapouite",
  path: "M256 26.2L52 135h408zM73 153v14h366v-14zm16 32v206h30V185zm101.3 0v206h30V185zm101.3 0v206h30V185zM393 185v206h30V185zM73 409v30h366v-30zm-32 48v30h430v-30z",
} satisfies Drawing;
