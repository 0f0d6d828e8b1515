// The story told so far: lines from sights that may come twice, late or out of order are put where they belong.
import type { Line, Sight } from "../../wire";

interface Told {
  line: Line;
  /** The sight that told it: a newer one knows better. */
  seq: number;
}

export interface Story {
  /** By number; undefined where a line is still on its way. */
  told: (Told | undefined)[];
  /** Where the news of the newest sight began. */
  since: number;
}

type Chapter = Pick<Sight, "seq" | "since" | "news">;

export const NOTHING_TOLD: Story = { told: [], since: 0 };

/** All lines known, in order. */
export function linesOf(story: Story): Line[] {
  return story.told.flatMap((entry) => (entry ? [entry.line] : []));
}

/** How many lines are known without a gap: what to tell the hall when coming back. */
export function toldWithoutGap(story: Story): number {
  const gap = story.told.findIndex((entry) => entry === undefined);
  return gap < 0 ? story.told.length : gap;
}

/** Whether lines are still on their way. */
export function hasGap(story: Story): boolean {
  return toldWithoutGap(story) < story.told.length;
}

/** The story with what the newest sight tells of it. */
export function tell(story: Story, sight: Chapter): Story {
  const kept: Story["told"] = Array.from({ length: sight.since }, (_, at) => story.told[at]);
  return {
    told: [...kept, ...sight.news.map((line) => ({ line, seq: sight.seq }))],
    since: sight.since,
  };
}

/** The story with what a sight tells that was overtaken: it still knows the lines before the newest news. */
export function tellLate(story: Story, sight: Chapter): Story {
  const told = story.told.map((entry, at) => {
    const line = sight.news[at - sight.since];
    const knowsBetter = line !== undefined && at < story.since && (entry === undefined || entry.seq <= sight.seq);
    return knowsBetter ? { line, seq: sight.seq } : entry;
  });
  return { ...story, told };
}

/** The numbers of the lines that no longer stand: a line that tells of a take-back strikes so many before it. */
export function struckIn(story: Story): ReadonlySet<number> {
  const struck = new Set<number>();
  story.told.forEach((entry, at) => {
    const event = entry?.line.event;
    if (event?.["type"] !== TAKEN_BACK || typeof event["lines"] !== "number") return;
    for (let before = at - event["lines"]; before < at; before += 1) struck.add(before);
  });
  return struck;
}

/** The lines that still stand, without those that tell of a take-back: a match told again has no others. */
export function standing(story: Story): Line[] {
  const struck = struckIn(story);
  return story.told.flatMap((entry, at) => (entry && !struck.has(at) && entry.line.event["type"] !== TAKEN_BACK ? [entry.line] : []));
}

/** Where a line that still stands is when all are told again: by its words, and by how often they came before it; or -1. */
export function placeOf(line: Line, among: readonly Line[], again: readonly Line[]): number {
  const isLike = ({ words }: Line): boolean => words === line.words;
  const at = among.indexOf(line);
  let left = among.slice(0, at).filter(isLike).length;
  return at < 0 ? -1 : again.findIndex((one) => isLike(one) && left-- === 0);
}

const TAKEN_BACK = "TakenBack";
