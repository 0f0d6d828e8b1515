// Events shown over the board of a small screen, which has no log beside it.
import type { Line } from "../../wire";
import { timeFor } from "./speech";

/** A sentence shown up to a moment of the clock. */
export interface Toast {
  words: string;
  until: number;
}

/** Most toasts in sight at once, the newest last. */
const MOST = 3;
/** Readers look at the board as well, and get no speech: a little longer than a sentence takes. */
const AT_LEAST = 3200;

/** Return the toasts after more news: each sentence has its time after the one before it. */
export function withNews(before: readonly Toast[], fresh: readonly Line[], now: number): Toast[] {
  let end = now;
  const added = fresh.slice(-MOST).map(({ words }) => ({ words, until: (end = Math.max(end + timeFor(words), now + AT_LEAST)) }));
  return [...stillShown(before, now), ...added].slice(-MOST);
}

/** Return the toasts that are still shown. */
export function stillShown(toasts: readonly Toast[], now: number): Toast[] {
  return toasts.filter(({ until }) => until > now);
}
