// Texts where a game draws some letters as signs, such as `3 W` with the drop on the die.
import type { Drawing } from "../../parts/drawing";

/** A part of a text: plain letters, or letters with one sign for each. */
export interface Signed {
  text: string;
  signs: readonly Drawing[];
}

export type Signing = (words: string) => readonly Signed[];

/** For games without signs. */
export const unsigned: Signing = (words) => [{ text: words, signs: [] }];
