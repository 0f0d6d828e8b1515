// End of a vote: the player who asked for an undo learns when the move remains.
import type { Line, Sight } from "../../wire";

/** Whether a vote on an undo has failed, although nobody has played on. */
export function hasFallen(news: readonly Line[], before: Sight | null, sight: Sight): boolean {
  return Boolean(before?.vote) && !sight.vote && !news.length && sight.seat === before?.seat && sight.decisions === before.decisions;
}
