// Dice in sentences: `W W F`, `3 L` and `no A` are shown as the icons on the dice.
import type { Drawing } from "../../parts/drawing";
import type { InlineText } from "../../table/bar/inlineicons";
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

/** Split a sentence into texts and icons. */
export function splitIcons(words: string): InlineText[] {
  const parts: InlineText[] = [];
  let from = 0;
  for (const { 0: text, index } of words.matchAll(RUN)) {
    const rest = words.slice(index + text.length);
    if (text === "A" && language() === "en" && !COUNTED.test(words.slice(0, index)) && !/^[.,;:)]/.test(rest)) continue;
    if (index > from) parts.push({ text: words.slice(from, index), icons: [] });
    parts.push({ text, icons: iconsOf(text) });
    from = index + text.length;
  }
  if (from < words.length) parts.push({ text: words.slice(from), icons: [] });
  return parts;
}

function iconsOf(text: string): Drawing[] {
  return text.split(" ").flatMap((letter) => FACES[LETTERS.indexOf(letter)] ?? []);
}
