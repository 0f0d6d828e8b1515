// How a vote ended: whoever asked to take something back is told when it stands.
import type { Line, Sight } from "../../wire";

/** Whether a vote is over by which nothing was taken back, although nobody has played on. */
export function hasFallen(news: readonly Line[], before: Sight | null, sight: Sight): boolean {
  return Boolean(before?.vote) && !sight.vote && !news.length && sight.seat === before?.seat && sight.decisions === before.decisions;
}
