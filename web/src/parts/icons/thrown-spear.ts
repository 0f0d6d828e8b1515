import type { Drawing } from "../drawing";

export default {
  name: "thrown-spear",
  by: "Lorc",
  path: "M248.2 16.7C124.2 17.3-57.3 93.2 51.2 374.6C12.8 60.8 305.1 126.8 394.5 336.5l-76.6-281l-2.6-9.5l9.4-2.7l17.9-5.1c-14.3-12.7-50.9-21.8-94.5-21.6zm112.7 37l-21.3 6L422 362.2l-29.6 4.8l94.1 127.7l7.5-144.2l-22.2 3.6l-110.9-300.5z",
} satisfies Drawing;
