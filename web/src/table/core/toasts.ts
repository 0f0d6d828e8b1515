// What a small screen tells over its board while it happens: no log stands beside it.
import type { Line } from "../../wire";
import { timeFor } from "./speech";

/** A sentence that is being told, up to a moment of the clock. */
export interface Toast {
  words: string;
  until: number;
}

/** So many are in sight at once, the newest last. */
const MOST = 3;
/** Whoever reads looks at the board as well, and is not told aloud: a little longer than a sentence takes. */
const AT_LEAST = 3200;

/** What is told after some more has happened: each sentence has its time after the one before it. */
export function withNews(before: readonly Toast[], fresh: readonly Line[], now: number): Toast[] {
  let end = now;
  const added = fresh.slice(-MOST).map(({ words }) => ({ words, until: (end = Math.max(end + timeFor(words), now + AT_LEAST)) }));
  return [...stillShown(before, now), ...added].slice(-MOST);
}

/** What is told still. */
export function stillShown(toasts: readonly Toast[], now: number): Toast[] {
  return toasts.filter(({ until }) => until > now);
}
