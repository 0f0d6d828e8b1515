// The story told so far: lines from sights that may come twice, late or out of order are put where they belong.
import type { Line, Sight } from "../../wire";

/** Lines that were told and then taken back; they stand before the line with number `at`. */
export interface Struck {
  at: number;
  lines: Line[];
}

interface Told {
  line: Line;
  /** The sight that told it: a newer one knows better. */
  seq: number;
}

export interface Story {
  /** By number; undefined where a line is still on its way. */
  told: (Told | undefined)[];
  struck: Struck[];
  /** What the newest sight said: where its news began, and how many answers were given by then. */
  seq: number;
  since: number;
  decisions: number;
}

type Chapter = Pick<Sight, "seq" | "since" | "news" | "decisions">;

export const NOTHING_TOLD: Story = { told: [], struck: [], seq: -1, since: 0, decisions: 0 };

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

/** The story with what one sight tells of it. */
export function tell(story: Story, sight: Chapter): Story {
  return sight.seq >= story.seq ? newer(story, sight) : older(story, sight);
}

function newer(story: Story, sight: Chapter): Story {
  const kept: Story["told"] = Array.from({ length: sight.since }, (_, at) => story.told[at]);
  return {
    told: [...kept, ...sight.news.map((line) => ({ line, seq: sight.seq }))],
    struck: strike(story, sight),
    seq: sight.seq,
    since: sight.since,
    decisions: sight.decisions,
  };
}

/** A sight that was overtaken still knows the lines before the newest news. */
function older(story: Story, sight: Chapter): Story {
  const told = story.told.map((entry, at) => {
    const line = sight.news[at - sight.since];
    const knowsBetter = line !== undefined && at < story.since && (entry === undefined || entry.seq <= sight.seq);
    return knowsBetter ? { line, seq: sight.seq } : entry;
  });
  return { ...story, told };
}

/** Fewer answers than before: what was told since has been taken back, and is kept struck through. */
function strike(story: Story, sight: Chapter): Struck[] {
  const kept = story.struck.filter((struck) => struck.at <= sight.since + sight.news.length);
  if (sight.decisions >= story.decisions) return kept;
  const gone = story.told.slice(firstChange(story, sight)).flatMap((entry) => (entry ? [entry.line] : []));
  return gone.length ? [...kept, { at: sight.since + sight.news.length, lines: gone }] : kept;
}

function firstChange(story: Story, sight: Chapter): number {
  const same = sight.news.findIndex((line, at) => story.told[sight.since + at]?.line.words !== line.words);
  return sight.since + (same < 0 ? sight.news.length : same);
}
