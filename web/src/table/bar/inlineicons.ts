// Texts where a game draws some letters as icons, such as `3 W` with the drop on the die.
import type { Drawing } from "../../parts/drawing";

/** A part of a text: plain letters, or letters with one icon for each. */
export interface InlineText {
  text: string;
  icons: readonly Drawing[];
}

export type TextSplitter = (words: string) => readonly InlineText[];

/** For games without inline icons. */
export const plainText: TextSplitter = (words) => [{ text: words, icons: [] }];
