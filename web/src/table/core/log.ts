// The log for display: lines in groups, with the names of places and pieces found in their texts.
import type { Figure, Line, Place } from "../../wire";
import { struckIn, type Story } from "./story";

export interface Entry {
  line: Line;
  /** Its number in the story. */
  at: number;
}

/** Lines that belong together: from a line that opens a group up to the next such line. */
export interface Group {
  title: Entry | null;
  /** Lines in order; successive undone lines are grouped. */
  parts: (Entry | { struck: Entry[] })[];
}

export function groupLines(story: Story): Group[] {
  const struck = struckIn(story);
  const groups: Group[] = [];
  story.told.forEach((line, index) => {
    const entry = { line, at: index };
    if (line.opens && !struck.has(index)) groups.push({ title: entry, parts: [] });
    else addEntry(groups, entry, struck.has(index));
  });
  return groups;
}

/** Return the current groups; unchanged ones keep their identity, so that they are not drawn again. */
export function keepUnchanged(before: readonly Group[], now: readonly Group[]): Group[] {
  return now.map((group, index) => {
    const known = before[index];
    return known && isSame(entriesOf(known), entriesOf(group)) ? known : group;
  });
}

/** Return the lines of a group; null separates undone lines from the others. */
const entriesOf = ({ title, parts }: Group): (Entry | null)[] => [title, ...parts.flatMap((part) => ("struck" in part ? [null, ...part.struck, null] : [part]))];

const isSame = (some: (Entry | null)[], otherEntries: (Entry | null)[]): boolean =>
  some.length === otherEntries.length && some.every((entry, index) => entry?.at === otherEntries[index]?.at && entry?.line === otherEntries[index]?.line);

/** An automatic answer: its text, and whether there were other answers. */
export interface Given {
  words: string;
  skipped: boolean;
}

/** An automatic answer, with its count within a group. */
export interface GivenTimes extends Given {
  times: number;
}

/**
 * Return the automatic answers within a group, by the number of the entry after which each is shown. Equal answers are
 * shown once, at the first of them, with their count. The keys of `given` are the numbers of lines at that time.
 */
export function automaticAnswersIn(group: Group, automaticAnswers: ReadonlyMap<number, Given>): ReadonlyMap<number, GivenTimes> {
  const found = new Map<number, GivenTimes>();
  const first = new Map<string, GivenTimes>();
  for (const entry of readIn(group)) {
    const answer = automaticAnswers.get(entry.at + 1);
    if (!answer) continue;
    const same = `${answer.skipped} ${answer.words}`;
    const known = first.get(same);
    if (known) known.times += 1;
    else {
      const once = { ...answer, times: 1 };
      first.set(same, once);
      found.set(entry.at, once);
    }
  }
  return found;
}

/** Whether a group has a line with this number, or a later one. */
export const reaches = (group: Group, number: number): boolean => entriesOf(group).some((entry) => entry !== null && entry.at >= number);

function addEntry(groups: Group[], entry: Entry, struck: boolean): void {
  if (!groups.length) groups.push({ title: null, parts: [] });
  const { parts } = groups.at(-1)!;
  const last = parts.at(-1);
  if (!struck) parts.push(entry);
  else if (last && "struck" in last) last.struck.push(entry);
  else parts.push({ struck: [entry] });
}

/** A line with its continuations, or undone lines. */
export type Row = { told: [Entry, ...Entry[]] } | { struck: Entry[] };

/** Return the displayed entries of a group, without undone ones. */
const readIn = ({ title, parts }: Group): Entry[] => [...(title ? [title] : []), ...rowsOf(parts).flatMap((row) => ("told" in row ? row.told : []))];

/** Whether a line is a bot's reason for what it does next. */
export const isReason = ({ event }: Line): boolean => event["type"] === "ReasonGiven";

/** Whether a row is only a payment, and the entry what the same player paid for. */
const isPaidBy = (told: readonly Entry[], { line }: Entry): boolean => told.length === 1 && told[0]?.line.event["type"] === "PaymentMade" && told[0].line.event["seat"] === line.event["seat"];

/** Join entries that are shown as one row; entries without text are dropped. A bot's reason comes after its deed. */
export function rowsOf(parts: Group["parts"]): Row[] {
  const rows: Row[] = [];
  let reason: Entry | null = null;
  /** The deed of the open reason, which takes the reason once its row is complete. */
  let deed: [Entry, ...Entry[]] | null = null;
  function placeReason(): void {
    if (reason && deed) deed.push(reason);
    else if (reason) rows.push({ told: [reason] });
    reason = deed = null;
  }
  for (const part of parts) {
    const last = rows.at(-1);
    const joins = !("struck" in part) && last && "told" in last && (part.line.joins || isPaidBy(last.told, part));
    if (deed && !joins) placeReason();
    if ("struck" in part) rows.push(part);
    else if (isReason(part.line)) {
      placeReason();
      reason = part;
    } else if (joins) last.told.push(part);
    else {
      const told: [Entry, ...Entry[]] = [part];
      rows.push({ told });
      if (reason) deed = told;
    }
  }
  placeReason();
  return rows.filter((row) => "struck" in row || row.told.some(({ line }) => line.words));
}

/** A piece of a sentence: the name of something, a gain or a loss, or plain text. */
export interface Bit {
  text: string;
  kind: "name" | "gain" | "harm" | "words";
}

/** Names that a sentence can contain, each with its places. */
export type Names = ReadonlyMap<string, readonly string[]>;

/** Return the names of all places, and of the pieces on them, without articles. A count, such as that of coins, is not a name. */
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
  for (const figure of figures) if (figure.owner === null && !/^\d/.test(figure.name)) add(bareName(figure.name), figure.place);
  return names;
}

/** Return the bare name: `Fog Stalker` of `a Fog Stalker, strength 12`, `Nebling` of `ein Nebling, Stärke 8`. */
function bareName(name: string): string {
  return name.replace(/,.*$/, "").replace(/^(an?|the|eine?|der|die|das) /, "");
}

/** Return one pattern for gains and for all names: whole words only, the longest name first. */
export function patternOf(names: Names): string {
  const escaped = [...names.keys()].sort((a, b) => b.length - a.length).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const named = escaped.length ? `(?<![\\p{L}\\p{N}])(?<name>${escaped.join("|")})(?![\\p{L}\\p{N}])` : "(?<name>(?!))";
  return `${named}|[+−-]\\d+ points?|[+−]\\d+`;
}

/** Split a sentence into bits, so that names become links and gains are highlighted. */
export function bitsOf(words: string, pattern: string): Bit[] {
  const bits: Bit[] = [];
  let from = 0;
  for (const match of words.matchAll(new RegExp(pattern, "gu"))) {
    if (match.index > from) bits.push({ text: words.slice(from, match.index), kind: "words" });
    bits.push({ text: match[0], kind: match.groups?.["name"] ? "name" : match[0].startsWith("+") ? "gain" : "harm" });
    from = match.index + match[0].length;
  }
  if (from < words.length) bits.push({ text: words.slice(from), kind: "words" });
  return bits;
}

/** A title longer than this shows only its first sentence as the heading; the rest is below. */
const LONG_TITLE = 90;
export function splitTitle(words: string): [string, string] {
  const end = words.length > LONG_TITLE ? words.indexOf(". ") + 1 : 0;
  return end ? [words.slice(0, end), words.slice(end + 1)] : [words, ""];
}

/** Return the clause that an event names, or "". */
export function clauseOf(line: Line): string {
  const clause = line.event["clause"];
  return typeof clause === "string" ? clause : "";
}
