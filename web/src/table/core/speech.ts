// Spoken text: one sentence after the other, and a summary of other players' turns.
import type { Line } from "../../wire";

/** The maximum number of other players' sentences that are spoken; if there are more, only the last one and their number. */
const MAX_SENTENCES = 4;

/** Return the sentences to speak for some news; `summed` returns the sentence about those left out. */
export function sentencesToSay(news: readonly Line[], summed: (count: number) => string): string[] {
  const spoken = news.filter((line) => line.words);
  const mine = spoken.filter((line) => line.to_you);
  const others = spoken.filter((line) => !line.to_you);
  const few = others.length <= MAX_SENTENCES ? others : others.slice(-2);
  const left = others.length - few.length;
  return [...mine.map((line) => line.words), ...(left ? [summed(left)] : []), ...few.map((line) => line.words)];
}

/** Return the approximate time to read a sentence aloud, in ms. */
export function readingTime(sentence: string): number {
  return Math.min(4500, 500 + 55 * sentence.length);
}
