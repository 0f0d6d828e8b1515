// How answers are given: which at once, which only after they were shown, and which stand where in the bar.
import type { Option, Preview } from "../../wire";

/** When an answer is shown before it is given: wherever it matters, always, or only where it warns. */
export type Care = "usual" | "always" | "little";

/**
 * Whether an answer is given at once. What only opens the next part of an answer can be taken back freely and goes at
 * once: its preview has `reach`. So does what is light, and what has no preview. What is worth a look, or warns, is shown first; as long
 * as the preview is not known (undefined), nothing is given.
 */
export function goesAtOnce(option: Option, preview: Preview | null | undefined, care: Care): boolean {
  if (option.warning) return false;
  if (care === "little") return true;
  if (preview === undefined) return false;
  return preview === null ? care === "usual" : preview.reach.length > 0 || (preview.light && care === "usual");
}

/** The six answers that stand in the bar, and the others; those that end or give up something stand apart, or where none does, the first two that are no kind of many. */
export interface Row {
  first: Option[];
  apart: Option[];
  more: Option[];
}

const AT_MOST = 6;

export function inARow(options: readonly Option[], chosen: string | null, most: number = AT_MOST): Row {
  const named = options.filter(isNamed);
  const ending = named.filter(({ key }) => ENDS.has(key));
  const aside = ending.length ? ending : named;
  const apart = aside.length < options.length ? aside.slice(0, 2) : [];
  const rest = options.filter((option) => !apart.includes(option));
  // Where there is room for one alone, it is the chosen one, or the button for the others.
  const room = Math.max(apart.length && chosen === null ? 0 : 1, most - apart.length);
  // Nothing moves under the pointer: only what would be out of sight is brought to the left.
  const hidden = rest.findIndex((option) => option.key === chosen) >= room;
  const sorted = hidden ? [...rest].sort((a, b) => Number(b.key === chosen) - Number(a.key === chosen)) : rest;
  return { first: sorted.slice(0, room), apart, more: sorted.slice(room) };
}

/** Words that end something, or let it be. */
const ENDS: ReadonlySet<string> = new Set(["end", "done", "pass", "stay", "wait", "give-up", "enough", "nothing", "no", "refuse", "ready"]);

/** Where a row is swiped, what stands apart elsewhere comes first, since its end is out of sight; but what ends something stays there: one of it, for two would leave no room. */
export function swiped(row: Row): Row {
  const ends = row.apart.filter(({ key }) => ENDS.has(key));
  const seldom = row.apart.filter(({ key }) => SELDOM.has(key));
  const goOn = row.apart.filter((option) => !ends.includes(option) && !seldom.includes(option));
  return { ...row, first: [...goOn, ...row.first, ...ends.slice(0, -1), ...seldom], apart: ends.slice(-1) };
}

/** Words that are seldom wanted. */
const SELDOM: ReadonlySet<string> = new Set(["drop"]);

/** About how wide the button of an answer is, in pixels. */
function widthOf(option: Option): number {
  return 70 + 8.4 * option.brief.length + (option.gain ? 30 : 0);
}

/**
 * How many answers have room in a bar of so many pixels, those that stand apart and the button for more included; the
 * chosen one stands first where it would have none.
 */
export function fitting(options: readonly Option[], room: number, most: number = AT_MOST, chosen: string | null = null): number {
  const { apart } = inARow(options, null, most);
  const rest = options.filter((option) => !apart.includes(option));
  const all = widthOfAll(rest) + widthOfAll(apart);
  const left = room - widthOfAll(apart) - (all > room || options.length > most ? MORE : 0);
  const seen = Math.min(most - apart.length, countIn(left, rest));
  const at = rest.findIndex((option) => option.key === chosen);
  const count = at < seen ? seen : countIn(left, rest.slice(at, at + 1).concat(rest.filter((_, other) => other !== at)));
  return Math.max(apart.length || 1, Math.min(most, count + apart.length));
}

/** An answer that is barred now, by its key, and what would stand on its button. */
export interface Missed {
  readonly key: string;
  readonly words: string;
}

/** Those of them for which the answers leave room, from the first on: none as long as an answer has no room itself. */
export function besides(missed: readonly Missed[], row: Row, room: number): Missed[] {
  if (row.more.length) return [];
  let left = room - widthOfAll([...row.first, ...row.apart]);
  return missed.filter(({ words }) => (left -= 44 + 8.4 * words.length) >= 0);
}

/** How many buttons, from the first on, have room. */
function countIn(room: number, options: readonly Option[]): number {
  const tooMany = options.findIndex((_, at) => widthOfAll(options.slice(0, at + 1)) > room);
  return tooMany < 0 ? options.length : tooMany;
}

function widthOfAll(options: readonly Option[]): number {
  return options.reduce((sum, option) => sum + widthOf(option), 0);
}

/** The button behind which the others are. */
const MORE = 125;

/** A word of its own rather than one of many of a kind: `stay`, `give-up`, not `go:D6`. */
function isNamed(option: Option): boolean {
  return !option.key.includes(":") && !option.places.length;
}

/** The options about a place: those that lead to it, or, where none does, those that begin there. */
export function optionsAt(options: readonly Option[], place: string): Option[] {
  const to = options.filter((option) => option.places.at(-1) === place);
  return to.length ? to : options.filter((option) => option.places.includes(place));
}

/** What is left of a list when a few letters of it have been typed. */
export function matching(options: readonly Option[], typed: string): Option[] {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return options.filter((option) => {
    const text = `${option.letter} ${option.brief} ${option.words} ${option.key}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Of what is said with a question, the question alone. */
export function questionIn(words: string): string {
  return /[^.!?]*\?/.exec(words)?.[0].trim() ?? words;
}
