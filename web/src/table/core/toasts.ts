// Events shown over the board of a small screen, which has no log beside it.
import type { Line } from "../../wire";
import { readingTime } from "./speech";

/** A sentence that is shown until a given time. */
export interface Toast {
  words: string;
  until: number;
}

/** The maximum number of visible toasts. */
const MAX_TOASTS = 3;
/** The minimum time of a toast in ms: readers also look at the board, so it is slightly longer than reading takes. */
const MIN_TOAST_TIME = 3200;

/** Return the toasts after some news: each sentence is shown after the one before it has had its time. */
export function withNews(before: readonly Toast[], newLines: readonly Line[], now: number): Toast[] {
  let end = now;
  const added = newLines.slice(-MAX_TOASTS).map(({ words }) => ({ words, until: (end = Math.max(end + readingTime(words), now + MIN_TOAST_TIME)) }));
  return [...stillShown(before, now), ...added].slice(-MAX_TOASTS);
}

/** Return the toasts that are still shown. */
export function stillShown(toasts: readonly Toast[], now: number): Toast[] {
  return toasts.filter(({ until }) => until > now);
}
