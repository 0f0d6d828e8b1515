// Dice in sentences: `W W F`, `3 L` and `no A` are drawn as the signs on the dice.
import type { Drawing } from "../../parts/drawing";
import type { Signed } from "../../table/bar/inlinesigns";
import { language } from "../../words";
import { FACES } from "./pictures";

export const LETTERS = "WFEALC";
/** One letter or several, each a word of its own; a die in hand is `-`, one in the air `~`. */
const RUN = /(?<![\p{L}\p{N}'’-])[WFEALC](?: [WFEALC])*(?![\p{L}\p{N}'’-])/gu;
/** In English a single A is mostly an article; after a number or words like `no`, `each` and `throws` it is Air, and so at the end of a sentence. */
const COUNTED = /(?:\d|\b(?:no|and|each|your|needs|throws?|with|costs)) $/i;

/** Split a sentence into its parts. */
export function signed(words: string): Signed[] {
  const parts: Signed[] = [];
  let from = 0;
  for (const { 0: text, index } of words.matchAll(RUN)) {
    const rest = words.slice(index + text.length);
    if (text === "A" && language() === "en" && !COUNTED.test(words.slice(0, index)) && !/^[.,;:)]/.test(rest)) continue;
    if (index > from) parts.push({ text: words.slice(from, index), signs: [] });
    parts.push({ text, signs: signsOf(text) });
    from = index + text.length;
  }
  if (from < words.length) parts.push({ text: words.slice(from), signs: [] });
  return parts;
}

function signsOf(text: string): Drawing[] {
  return text.split(" ").flatMap((letter) => FACES[LETTERS.indexOf(letter)] ?? []);
}
