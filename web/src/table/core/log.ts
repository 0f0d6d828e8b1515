// The log as it is read: lines in groups, with the names of places and pieces found in their words.
import type { Figure, Line, Place } from "../../wire";
import { struckIn, type Story } from "./story";

export interface Entry {
  line: Line;
  /** Its number in the story. */
  at: number;
}

/** What belongs together: from a line that opens something up to the next one that does. */
export interface Group {
  title: Entry | null;
  /** Lines in their order; those that were taken back lie together. */
  parts: (Entry | { struck: Entry[] })[];
}

export function grouped(story: Story): Group[] {
  const struck = struckIn(story);
  const groups: Group[] = [];
  story.told.forEach((told, at) => {
    if (!told) return;
    const entry = { line: told.line, at };
    if (told.line.opens && !struck.has(at)) groups.push({ title: entry, parts: [] });
    else add(groups, entry, struck.has(at));
  });
  return groups;
}

function add(groups: Group[], entry: Entry, struck: boolean): void {
  if (!groups.length) groups.push({ title: null, parts: [] });
  const { parts } = groups.at(-1)!;
  const last = parts.at(-1);
  if (!struck) parts.push(entry);
  else if (last && "struck" in last) last.struck.push(entry);
  else parts.push({ struck: [entry] });
}

/** A line with those that go on in it, or what was taken back. */
export type Row = { told: [Entry, ...Entry[]] } | { struck: Entry[] };

/** What is read as one thing; what has no words is none. */
export function rowsOf(parts: Group["parts"]): Row[] {
  const rows: Row[] = [];
  for (const part of parts) {
    const last = rows.at(-1);
    if ("struck" in part) rows.push(part);
    else if (part.line.joins && last && "told" in last) last.told.push(part);
    else rows.push({ told: [part] });
  }
  return rows.filter((row) => "struck" in row || row.told.some(({ line }) => line.words));
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

/** `a Fog Stalker, strength 12` is called `Fog Stalker`, `ein Nebling, Stärke 8` `Nebling`. */
function bare(name: string): string {
  return name.replace(/,.*$/, "").replace(/^(an?|the|eine?|der|die|das) /, "");
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
