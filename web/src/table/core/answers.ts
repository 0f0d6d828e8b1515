// How answers are given (at once, or after a preview), and their places in the bar.
import type { Option, Preview } from "../../wire";

/** When an answer is previewed before it is given: if it matters, always, or only if it has a warning. */
export type Care = "usual" | "always" | "little";

/**
 * Return whether an answer is given at once. Answers that only open the next part are given at once, because they can be
 * undone freely; their preview has `selectable`. So are light answers, and answers without a preview. Important ones
 * and those with a warning are previewed first. No answer is given while its preview is unknown (undefined).
 */
export function isGivenAtOnce(option: Option, preview: Preview | null | undefined, care: Care): boolean {
  if (option.warning) return false;
  if (care === "little") return true;
  if (preview === undefined) return false;
  return preview === null ? care === "usual" : preview.selectable.length > 0 || (preview.light && care === "usual");
}

/** Return whether a preview contains nothing beyond the text of its answer. */
export function isInWords({ odds, sum, missing, wins, risks, costs, result, note }: Preview, words: string): boolean {
  return !odds.length && ![sum, missing, wins, risks, costs].some(Boolean) && [result, note].every((text) => words.includes(text));
}

/**
 * The answers in the bar, and the others. `apart` are answers that end something, or else the first two
 * answers with a word as their key.
 */
export interface Row {
  first: Option[];
  apart: Option[];
  more: Option[];
}

const MAX_ANSWERS_IN_ROW = 6;

export function rowOf(options: readonly Option[], chosen: string | null, limit: number = MAX_ANSWERS_IN_ROW): Row {
  const named = options.filter(isNamed);
  const ending = named.filter(isLast);
  const aside = ending.length ? ending : named.filter(({ key }) => !SELDOM_WANTED.has(key));
  // The chosen answer has room before the separate ones.
  const beside = chosen === null || aside.some(({ key }) => key === chosen) ? 2 : Math.min(2, limit - 1);
  const apart = aside.length < options.length ? aside.slice(0, beside) : [];
  // Answers that score or pay are never hidden.
  const rank = ({ key, gain }: Option): number => (gain ? 0 : SELDOM_WANTED.has(key) ? 2 : 1);
  const rest = options.filter((option) => !apart.includes(option)).sort((a, b) => rank(a) - rank(b));
  // If there is room for only one, it is the chosen one, or the button for the others.
  const room = Math.max(apart.length && chosen === null ? 0 : 1, limit - apart.length);
  // Nothing moves under the pointer: only a hidden answer is moved to the left.
  const hidden = rest.findIndex((option) => option.key === chosen) >= room;
  const sorted = hidden ? [...rest].sort((a, b) => Number(b.key === chosen) - Number(a.key === chosen)) : rest;
  return { first: sorted.slice(0, room), apart, more: sorted.slice(room) };
}

/** Whether an answer ends or declines something; the hall marks such answers with the letters z and y. */
const isLast = ({ letter }: Option): boolean => letter === "z" || letter === "y";

/**
 * Put separate answers first in a swiped row, because its end is not visible. One that ends something stays separate; two
 * would leave no room.
 */
export function swipedRow(row: Row): Row {
  const ends = row.apart.filter(isLast);
  const goOn = row.apart.filter((option) => !ends.includes(option));
  return { ...row, first: [...goOn, ...row.first, ...ends.slice(0, -1)], apart: ends.slice(-1) };
}

/** Answers that players seldom want; they are last. */
const SELDOM_WANTED: ReadonlySet<string> = new Set(["drop"]);

/** Return the approximate width of an answer's button, in px. */
function widthOf(option: Option): number {
  const narrow = option.brief.match(/[ fijlrt.,:']/g)?.length ?? 0;
  const broad = option.brief.match(/[mwA-Z]/g)?.length ?? 0;
  return 66 + 8 * option.brief.length - 3.6 * narrow + 2.5 * broad + (option.gain ? 30 : 0);
}

/**
 * Return how many answers fit into a bar of `room` px, beside the separate ones and the button for more. The chosen
 * answer is first if it would not fit otherwise.
 */
export function countFitting(options: readonly Option[], room: number, limit: number = MAX_ANSWERS_IN_ROW, chosen: string | null = null): number {
  const { apart } = rowOf(options, null, limit);
  const rest = options.filter((option) => !apart.includes(option));
  const all = widthOfAll(rest) + widthOfAll(apart);
  const left = room - widthOfAll(apart) - (all > room || options.length > limit ? MORE_BUTTON_WIDTH : 0);
  const seen = Math.min(limit - apart.length, countIn(left, rest));
  const index = rest.findIndex((option) => option.key === chosen);
  // The last answer is cut off if there is much room: a button for a single further answer would take the same room.
  const isCut = rest.length <= limit - apart.length && room - widthOfAll(apart) - widthOfAll(rest.slice(0, -1)) >= MIN_CUT_WIDTH;
  if (isCut) return options.length;
  const held = Math.min(MIN_CUT_WIDTH, widthOfAll(rest.slice(index, index + 1)));
  if (index >= 0 && left < held) return 1 + countIn(room - MORE_BUTTON_WIDTH - held, apart);
  const count = index < seen ? seen : countIn(left, rest.slice(index, index + 1).concat(rest.filter((_, other) => other !== index)));
  return Math.max(apart.length || 1, Math.min(limit, count + apart.length));
}

/** A barred answer, by its key, with the text of its button. */
export interface Missed {
  readonly key: string;
  readonly words: string;
}

/** Return the barred answers that fit beside the others. Return none if one of the possible answers has no room. */
export function fittingBarred(missed: readonly Missed[], row: Row, room: number): Missed[] {
  if (row.more.length) return [];
  let left = room - widthOfAll([...row.first, ...row.apart]);
  return missed.filter(({ words }) => (left -= 44 + 8.4 * words.length) >= 0);
}

/** Return the number of buttons, from the first on, that fit. */
function countIn(room: number, options: readonly Option[]): number {
  const tooMany = options.findIndex((_, index) => widthOfAll(options.slice(0, index + 1)) > room);
  return tooMany < 0 ? options.length : tooMany;
}

/** Return the approximate width of these answers in a row. */
export function widthOfAll(options: readonly Option[]): number {
  return options.reduce((sum, option) => sum + widthOf(option), 0);
}

/** The minimum width of an answer that is cut off, in px. */
const MIN_CUT_WIDTH = 210;

/** The width of the button for more answers, in px. */
const MORE_BUTTON_WIDTH = 125;

/** Whether the key is a single word, such as `stay` or `give-up`, and not one of many, such as `go:D6`. */
function isNamed(option: Option): boolean {
  return !option.key.includes(":") && !option.places.length;
}

/** Return the options about a place: those that lead to it, or else those that start there. */
export function optionsAt(options: readonly Option[], place: string): Option[] {
  const to = options.filter((option) => option.places.at(-1) === place);
  return to.length ? to : options.filter((option) => option.places.includes(place));
}

/** Filter a list by a few typed letters. */
export function matchingOptions(options: readonly Option[], typed: string): Option[] {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return options.filter((option) => {
    const text = `${option.letter} ${option.brief} ${option.words} ${option.key}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Return only the question, without the text around it. */
export function questionIn(words: string): string {
  return /[^.!?]*\?/.exec(words)?.[0].trim() ?? words;
}
