import type { Drawing } from "../drawing";

export default {
  name: "bookshelf",
  by: "Delapouite",
  path: "M169 57v430h78V57zM25 105v190h46V105zm158 23h18v320h-18zm128.7 7.7l-45.3 8.1l61.8 344.5l45.3-8.1zM89 153v270h62V153zm281.5 28.7l-27.6 11.8l5.5 12.9l27.6-11.8zm12.6 29.4l-27.6 11.8l5.5 12.9l27.6-11.8l-5.5-12.9zm12.6 29.4l-27.6 11.8l99.7 233.6l27.6-11.8zM25 313v30h46v-30zm190 7h18v128h-18zM25 361v126h46V361zm64 80v46h62v-46z",
} satisfies Drawing;
