// Dice in sentences: `W W F`, `3 L` and `no A` are shown as the signs on the dice.
import type { Drawing } from "../../parts/drawing";
import type { Signed } from "../../table/bar/inlinesigns";
import { language } from "../../words";
import { FACES } from "./pictures";

export const LETTERS = "WFEALC";
/** One or several letters, each a separate word; a die in hand is `-`, one in the air `~`. */
const RUN = /(?<![\p{L}\p{N}'’-])[WFEALC](?: [WFEALC])*(?![\p{L}\p{N}'’-])/gu;
/**
 * In English a single A is usually an article. It means Air after a number or words like `no`, `each` and `throws`,
 * and at the end of a sentence.
 */
const COUNTED = /(?:\d|\b(?:no|and|each|your|needs|throws?|with|costs)) $/i;

/** Split a sentence into texts and signs. */
export function splitSigns(words: string): Signed[] {
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
