// The end of a vote: the player who asked for an undo is notified if it was refused.
import type { Line, Sight } from "../../wire";

/** Whether a vote on an undo has failed. It has not if it ended because somebody played on. */
export function hasFallen(news: readonly Line[], before: Sight | null, sight: Sight): boolean {
  return Boolean(before?.vote) && !sight.vote && !news.length && sight.seat === before?.seat && sight.decisions === before.decisions;
}
