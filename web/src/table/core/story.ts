// The lines of the story so far.
import type { Line, Sight } from "../../wire";

export interface Story {
  told: readonly Line[];
  /** The number of lines before the news of the newest sight. */
  since: number;
}

export const NOTHING_TOLD: Story = { told: [], since: 0 };

/** Return the story with the lines of the newest sight. */
export function addNews({ told }: Story, { since, news }: Pick<Sight, "since" | "news">): Story {
  return { told: [...told.slice(0, since), ...news], since };
}

/** Return the numbers of undone lines: a line about an undo strikes a number of lines before it. */
export function struckIn(story: Story): ReadonlySet<number> {
  const struck = new Set<number>();
  story.told.forEach(({ event }, index) => {
    if (event["type"] !== UNDO_EVENT || typeof event["lines"] !== "number") return;
    for (let before = index - event["lines"]; before < index; before += 1) struck.add(before);
  });
  return struck;
}

/** Return the lines that are not undone, without those about an undo: a replay contains only these. */
export function linesNotUndone(story: Story): Line[] {
  const struck = struckIn(story);
  return story.told.filter(({ event }, index) => !struck.has(index) && event["type"] !== UNDO_EVENT);
}

/** Return the index of a line in the lines of a replay, by its text and its count among equal lines; -1 if it is missing. */
export function placeOf(line: Line, among: readonly Line[], replayLines: readonly Line[]): number {
  const isLike = ({ words }: Line): boolean => words === line.words;
  const index = among.indexOf(line);
  let left = among.slice(0, index).filter(isLike).length;
  return index < 0 ? -1 : replayLines.findIndex((other) => isLike(other) && left-- === 0);
}

const UNDO_EVENT = "TakenBack";
