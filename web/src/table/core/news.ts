// What is new in a sight, compared with what was told before it.
import type { Line, Sight } from "../../wire";
import type { Story } from "./story";

/** Nothing is new at first sight, or to another pair of eyes. */
export function newsOf(before: Story, last: Sight | null, sight: Sight): Line[] {
  if (!last || last.seat !== sight.seat) return [];
  return sight.news.filter((line, at) => before.told[sight.since + at]?.words !== line.words);
}
