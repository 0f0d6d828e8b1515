// What is new in a sight, compared with what was told before it.
import type { Line, Sight } from "../../wire";
import type { Story } from "./story";

/** Nothing is new at first sight, to another pair of eyes, or where something was taken back. */
export function newsOf(before: Story, last: Sight | null, sight: Sight): Line[] {
  if (!last || last.seat !== sight.seat || sight.decisions < last.decisions) return [];
  return sight.news.filter((line, at) => before.told[sight.since + at]?.line.words !== line.words);
}
