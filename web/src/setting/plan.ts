// The plan of a table: the choices on the form, and the request they make.
import type { Clocks, GameCard, NewTable, SeatPlan } from "../wire";
import { usualLevel, usualSeats } from "../hall/plans";
import { addedSeats, isLimited, isTimed, levelsFor, matters, settled, usual, usualOptions, type Setting } from "./options";

/** The kind of player. `here` is another person at this device. */
export interface Sitter {
  who: "me" | "here" | "open" | "bot";
  level: string;
  name: string;
}

export interface Draft {
  game: string;
  sitters: Sitter[];
  options: Record<string, Setting>;
  /** The options chosen by hand: they stay when players change. */
  touched: string[];
  public: boolean;
  clock: keyof typeof CLOCKS;
  seed: string;
}

const HOUR = 3600;
/** A name as the hall reads it: without what cannot be seen. */
const seen = (name: string): string => name.replace(/[\p{C}\p{Z}]+/gu, " ").trim();

/** A seat's time in all and the time that each answer adds, in seconds. */
export const CLOCKS: Record<"none" | "quick" | "evening" | "days", Clocks | null> = {
  none: null,
  quick: { bank: 600, more: 10 },
  evening: { bank: 1800, more: 30 },
  days: { bank: 72 * HOUR, more: 24 * HOUR },
};

/** The usual table of a game: me and open seats, for as many as it is best with, everything as the game has it. */
export function draft(game: GameCard, level: string): Draft {
  const sitter = (who: Sitter["who"]): Sitter => ({ who, level: usualLevel(game.levels, level), name: "" });
  const others = Array.from({ length: usualSeats(game) - 1 }, () => sitter("open"));
  const options = settled(game, usualOptions(game, true), others.length + 1);
  return {
    game: game.id,
    sitters: manned([sitter("me"), ...others], game, options),
    options,
    touched: [],
    public: false,
    clock: "none",
    seed: "",
  };
}

/** The same for another number of players; who sits already keeps the seat. */
export function resized(sitters: Sitter[], count: number): Sitter[] {
  const last = sitters.at(-1);
  const next: Sitter = { who: last?.who === "bot" ? "bot" : "open", level: last?.level ?? "", name: "" };
  return Array.from({ length: count }, (_, at) => sitters[at] ?? { ...next });
}

/** How many of the seats are players', where options bring others beside them. */
export const playersOf = (sitters: Sitter[], game: GameCard, options: Draft["options"]): number => sitters.length - addedSeats(game, options);

/** The same with bots that can play with the options as they are now. */
export function manned(sitters: Sitter[], game: GameCard, options: Draft["options"]): Sitter[] {
  const levels = levelsFor(game, options);
  return sitters.map((sitter) => ({ ...sitter, level: usualLevel(levels, sitter.level) }));
}

const isMine = ({ who }: Sitter): boolean => who === "me" || who === "here";

/** Whether people play, each at a device of their own. Then other options may be usual. */
export const canRace = (sitters: Sitter[]): boolean =>
  sitters.some(({ who }) => who !== "bot") && sitters.filter(isMine).length < 2;

/** Whether somebody may still come. */
export const isOpen = (draft: Draft): boolean => draft.sitters.some(({ who }) => who === "open");

/** Whether strangers may sit down. Then a seed is not allowed, because it predicts every die. */
export const isPublic = (draft: Draft): boolean => draft.public && isOpen(draft);

function planOf(sitter: Sitter): SeatPlan {
  if (sitter.who === "bot") return { who: "bot", level: sitter.level };
  if (sitter.who === "open") return { who: "open" };
  const name = sitter.name.trim();
  return sitter.who === "here" && name ? { who: "me", name } : { who: "me" };
}

/** Whether the game counts the time itself with these options: then a table has no clock. */
export const keepsTime = (game: GameCard, options: Draft["options"]): boolean => isTimed(game, options) || isLimited(game, options);

/** The request to the hall: only unusual values. */
export function planned(draft: Draft, game: GameCard): NewTable {
  const people = canRace(draft.sitters);
  const changed = game.choices.filter((choice) => draft.options[choice.id] !== usual(choice, people) && matters(choice, draft.options));
  const options = Object.fromEntries(changed.map((choice) => [choice.id, draft.options[choice.id] ?? choice.default]));
  const seed = isPublic(draft) ? "" : draft.seed.trim();
  const clock = keepsTime(game, draft.options) ? null : CLOCKS[draft.clock];
  return {
    game: draft.game,
    seats: draft.sitters.map(planOf),
    ...(changed.length > 0 ? { options } : {}),
    ...(isPublic(draft) ? { public: true } : {}),
    ...(clock ? { clock } : {}),
    ...(seed ? { seed } : {}),
  };
}

export type Wrong = "set-nobody" | "set-not-me" | "set-names" | "set-bots-name" | "set-people";

/** The first obstacle, as a key of the words. */
export function wrong(draft: Draft, game: GameCard): Wrong | null {
  const mine = draft.sitters.filter(isMine);
  const names = draft.sitters.filter(({ who }) => who === "here").map(({ name }) => seen(name));
  if (draft.sitters.every(({ who }) => who === "open")) return "set-nobody";
  if (mine.length === 0 && isOpen(draft) && !draft.public) return "set-not-me";
  if (names.includes("")) return "set-names";
  if (draft.sitters.some(({ who }) => who === "bot") && game.choices.some(({ id, people }) => people.includes(draft.options[id] ?? ""))) return "set-people";
  return names.some(isOfBots) ? "set-bots-name" : null;
}

const isOfBots = (name: string): boolean => `${name} `.toLowerCase().startsWith("bot ");

/** The seats of players at my device whose names are not valid. */
export const misnamed = (draft: Draft): number[] =>
  draft.sitters.flatMap(({ who, name }, at) => (who === "here" && (seen(name) === "" || isOfBots(seen(name))) ? [at] : []));
