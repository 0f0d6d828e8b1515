// The plan of a table: the choices on the form, and the request that they make.
import type { Clocks, GameCard, NewTable, SeatPlan } from "../wire";
import { usualLevel, usualSeats } from "../hall/plans";
import { addedSeats, isLimited, isTimed, levelsFor, isRelevant, adjustedOptions, defaultValue, usualOptions, type Setting } from "./options";

/** The kind of player in a seat. `here` is another person at this device. */
export interface Sitter {
  who: "me" | "here" | "open" | "bot";
  level: string;
  name: string;
}

export interface Draft {
  game: string;
  sitters: Sitter[];
  options: Record<string, Setting>;
  /** The options chosen by hand, which stay when players change. */
  touched: string[];
  public: boolean;
  clock: keyof typeof CLOCKS;
  seed: string;
}

const HOUR = 3600;
/** Return a name as the hall reads it, without invisible characters. */
const visibleName = (name: string): string => name.replace(/[\p{C}\p{Z}]+/gu, " ").trim();

/** A seat's total time, and the time that each answer adds, in seconds. */
export const CLOCKS: Record<"none" | "quick" | "evening" | "days", Clocks | null> = {
  none: null,
  quick: { bank: 600, more: 10 },
  evening: { bank: 1800, more: 30 },
  days: { bank: 72 * HOUR, more: 24 * HOUR },
};

/** Return the usual table of a game: me and open seats, the best number of players, all defaults. */
export function usualDraft(game: GameCard, level: string): Draft {
  const sitter = (who: Sitter["who"]): Sitter => ({ who, level: usualLevel(game.levels, level), name: "" });
  const others = Array.from({ length: usualSeats(game) - 1 }, () => sitter("open"));
  const options = adjustedOptions(game, usualOptions(game, true), others.length + 1);
  return {
    game: game.id,
    sitters: seatsWithBots([sitter("me"), ...others], game, options),
    options,
    touched: [],
    public: false,
    clock: "none",
    seed: "",
  };
}

/** Return the seats for another number of players; everybody keeps their seat. */
export function resizedSeats(sitters: Sitter[], count: number): Sitter[] {
  const last = sitters.at(-1);
  const next: Sitter = { who: last?.who === "bot" ? "bot" : "open", level: last?.level ?? "", name: "" };
  return Array.from({ length: count }, (_, index) => sitters[index] ?? { ...next });
}

/** Return the number of the players' seats, without seats that options add. */
export const playersOf = (sitters: Sitter[], game: GameCard, options: Draft["options"]): number => sitters.length - addedSeats(game, options);

/** Return the seats with bots that can play with the current options. */
export function seatsWithBots(sitters: Sitter[], game: GameCard, options: Draft["options"]): Sitter[] {
  const levels = levelsFor(game, options);
  return sitters.map((sitter) => ({ ...sitter, level: usualLevel(levels, sitter.level) }));
}

const isMine = ({ who }: Sitter): boolean => who === "me" || who === "here";

/** Whether several people play, each on their own device. Other defaults may then apply. */
export const canRace = (sitters: Sitter[]): boolean =>
  sitters.some(({ who }) => who !== "bot") && sitters.filter(isMine).length < 2;

/** Whether a seat is open. */
export const isOpen = (draft: Draft): boolean => draft.sitters.some(({ who }) => who === "open");

/** Whether strangers may sit down. A seed is not allowed then, because it predicts every die. */
export const isPublic = (draft: Draft): boolean => draft.public && isOpen(draft);

function planOf(sitter: Sitter): SeatPlan {
  if (sitter.who === "bot") return { who: "bot", level: sitter.level };
  if (sitter.who === "open") return { who: "open" };
  const name = sitter.name.trim();
  return sitter.who === "here" && name ? { who: "me", name } : { who: "me" };
}

/** Whether the game itself limits the time with these options, so that the table needs no clock. */
export const hasOwnTime = (game: GameCard, options: Draft["options"]): boolean => isTimed(game, options) || isLimited(game, options);

/** Return the request to the hall, with only the values that are not defaults. */
export function requestFor(draft: Draft, game: GameCard): NewTable {
  const people = canRace(draft.sitters);
  const changed = game.choices.filter((choice) => draft.options[choice.id] !== defaultValue(choice, people) && isRelevant(choice, draft.options));
  const options = Object.fromEntries(changed.map((choice) => [choice.id, draft.options[choice.id] ?? choice.default]));
  const seed = isPublic(draft) ? "" : draft.seed.trim();
  const clock = hasOwnTime(game, draft.options) ? null : CLOCKS[draft.clock];
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

/** Return the first mistake in the form, as a message id. */
export function firstMistake(draft: Draft, game: GameCard): Wrong | null {
  const mine = draft.sitters.filter(isMine);
  const names = draft.sitters.filter(({ who }) => who === "here").map(({ name }) => visibleName(name));
  if (draft.sitters.every(({ who }) => who === "open")) return "set-nobody";
  if (mine.length === 0 && isOpen(draft) && !draft.public) return "set-not-me";
  if (names.includes("")) return "set-names";
  if (draft.sitters.some(({ who }) => who === "bot") && game.choices.some(({ id, people }) => people.includes(draft.options[id] ?? ""))) return "set-people";
  return names.some(isOfBots) ? "set-bots-name" : null;
}

const isOfBots = (name: string): boolean => `${name} `.toLowerCase().startsWith("bot ");

/** Return the seats at my device whose names are not valid. */
export const misnamedSeats = (draft: Draft): number[] =>
  draft.sitters.flatMap(({ who, name }, index) => (who === "here" && (visibleName(name) === "" || isOfBots(visibleName(name))) ? [index] : []));
