// The log as it is read: lines in groups, with the names of places and pieces found in their words.
import type { Figure, Line, Place } from "../../wire";
import type { Story } from "./story";

export interface Entry {
  line: Line;
  /** Its number in the story. */
  at: number;
  struck: boolean;
}

/** What belongs together: from a line that opens something up to the next one that does. */
export interface Group {
  title: Line | null;
  entries: Entry[];
  /** Lines that were told here and taken back. */
  struck: Entry[];
}

export function grouped(story: Story): Group[] {
  const groups: Group[] = [];
  const current = (): Group => groups.at(-1) ?? begin(groups, null);
  story.told.forEach((told, at) => {
    for (const struck of story.struck.filter((one) => one.at === at)) strikeOut(current(), struck.lines, at);
    if (!told) return;
    if (told.line.opens) begin(groups, told.line);
    else current().entries.push({ line: told.line, at, struck: false });
  });
  const end = story.told.length;
  for (const struck of story.struck.filter((one) => one.at >= end)) strikeOut(current(), struck.lines, end);
  return groups;
}

function begin(groups: Group[], title: Line | null): Group {
  const group = { title, entries: [], struck: [] };
  groups.push(group);
  return group;
}

function strikeOut(group: Group, lines: readonly Line[], at: number): void {
  group.struck.push(...lines.map((line) => ({ line, at, struck: true })));
}

/** A piece of a sentence; with `places` it can be pointed at. */
export interface Bit {
  text: string;
  places?: string[];
  gain?: boolean;
}

/** What may be found in a sentence: the names that it can hold, and the places they mean. */
export type Names = ReadonlyMap<string, readonly string[]>;

/** The names of all places, and of the pieces that stand somewhere, without their article. */
export function namesOf(places: readonly Place[], figures: readonly Figure[]): Names {
  const names = new Map<string, string[]>();
  const add = (name: string, place: string): void => {
    if (name.length < 2) return;
    const known = names.get(name);
    if (!known) names.set(name, [place]);
    else if (!known.includes(place)) known.push(place);
  };
  for (const place of places) {
    add(place.name, place.id);
    if (place.region) add(place.region, place.id);
  }
  for (const figure of figures) if (figure.owner === null) add(bare(figure.name), figure.place);
  return names;
}

/** `a Fog Stalker, strength 12` is called `Fog Stalker`. */
function bare(name: string): string {
  return name.replace(/,.*$/, "").replace(/^(an?|the) /, "");
}

/** One pattern for all names, the longest first, whole words only. */
export function patternOf(names: Names): RegExp {
  const escaped = [...names.keys()].sort((a, b) => b.length - a.length).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const named = escaped.length ? `(?<![\\p{L}\\p{N}])(?:${escaped.join("|")})(?![\\p{L}\\p{N}])|` : "";
  return new RegExp(`${named}[+−-]\\d+ points?|[+−]\\d+`, "gu");
}

/** A sentence in bits, so that names become links and gains stand out. */
export function bitsOf(words: string, names: Names, pattern: RegExp): Bit[] {
  const bits: Bit[] = [];
  let from = 0;
  for (const match of words.matchAll(pattern)) {
    if (match.index > from) bits.push({ text: words.slice(from, match.index) });
    const places = names.get(match[0]);
    bits.push(places ? { text: match[0], places: [...places] } : { text: match[0], gain: match[0].startsWith("+") });
    from = match.index + match[0].length;
  }
  if (from < words.length) bits.push({ text: words.slice(from) });
  return bits;
}

/** The clause that an event names, if it does. */
export function clauseOf(line: Line): string {
  const clause = line.event["clause"];
  return typeof clause === "string" ? clause : "";
}
