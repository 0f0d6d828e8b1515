// The new lines of a sight, compared with the story before it.
import type { Line, Sight } from "../../wire";
import type { Story } from "./story";

/** Return the new lines. A first sight, or one of another viewer, has no new lines. */
export function newsOf(before: Story, last: Sight | null, sight: Sight): Line[] {
  if (!last || last.seat !== sight.seat) return [];
  return sight.news.filter((line, index) => before.told[sight.since + index]?.words !== line.words);
}
