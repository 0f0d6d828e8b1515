// Words in which a game draws some letters as signs: `3 W` with the drop of the die.
import { getContext, setContext } from "svelte";
import type { Drawing } from "../parts/drawing";

/** A part of a text: letters, or letters that are drawn, one sign for each. */
export interface Signed {
  text: string;
  signs: readonly Drawing[];
}

export type Signing = (words: string) => readonly Signed[];

const KEY = Symbol("signs");
const plain: Signing = (words) => [{ text: words, signs: [] }];

/** What is below in the page draws its words like this; asked anew whenever it does so. */
export function provideSigns(signing: () => Signing | undefined): void {
  setContext(KEY, signing);
}

/** How words are drawn here. */
export function signing(): () => Signing {
  const given = getContext<(() => Signing | undefined) | undefined>(KEY);
  return () => given?.() ?? plain;
}
