// Spoken text: one sentence after the other, never two at once; the turns of others in short.
import type { Line } from "../../wire";

/** Most sentences of others spoken one by one; of more only the last, and their number. */
const FEW = 4;

/** Return the sentences to speak for a stretch of news; `summed` says how many were left out. */
export function toSay(news: readonly Line[], summed: (count: number) => string): string[] {
  const said = news.filter((line) => line.words);
  const mine = said.filter((line) => line.to_you);
  const others = said.filter((line) => !line.to_you);
  const few = others.length <= FEW ? others : others.slice(-2);
  const left = others.length - few.length;
  return [...mine.map((line) => line.words), ...(left ? [summed(left)] : []), ...few.map((line) => line.words)];
}

/** Return the approximate time to read a sentence aloud, in milliseconds. */
export function timeFor(sentence: string): number {
  return Math.min(4500, 500 + 55 * sentence.length);
}
