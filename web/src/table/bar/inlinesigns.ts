// Words in which a game draws some letters as signs: `3 W` with the drop of the die.
import type { Drawing } from "../../parts/drawing";

/** A part of a text: letters, or letters that are drawn, one sign for each. */
export interface Signed {
  text: string;
  signs: readonly Drawing[];
}

export type Signing = (words: string) => readonly Signed[];

/** For games without signs. */
export const unsigned: Signing = (words) => [{ text: words, signs: [] }];
