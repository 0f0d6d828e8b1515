// Dependencies between options: the available values, and the changes that a choice causes.
import type { Choice, GameCard } from "../wire";

export type Setting = string | number | boolean;
export type Settings = Record<string, Setting>;

type Pick = readonly [string, Setting];

/** The number of players, which a form asks for separately. */
const PLAYERS = "players";

function clash(game: GameCard, [id, value]: Pick, [other, last]: Pick): boolean {
  return game.apart.some((pair) =>
    (pair.one === id && pair.value === value && pair.other === other && pair.values.includes(last)) ||
    (pair.one === other && pair.value === last && pair.other === id && pair.values.includes(value)));
}

/** Return the numbers of players that allow this value; null if all do. */
export function playersFor(game: GameCard, id: string, value: Setting): number[] | null {
  const counts = game.seats.filter((count) => !clash(game, [PLAYERS, count], [id, value]));
  return counts.length < game.seats.length ? counts : null;
}

/** Return the number of seats that these options add to those of the players. */
export const addedSeats = (game: GameCard, options: Settings): number =>
  game.choices.reduce((sum, choice) => sum + (choice.adds_seats[choice.values.indexOf(options[choice.id] ?? choice.default)] ?? 0), 0);

/** Return the default value of a choice; it may differ when people play on separate devices. */
export const defaultValue = (choice: Choice, people: boolean): Setting => (people ? choice.played : null) ?? choice.default;

/** Return the default values of all choices of a game. */
export const usualOptions = (game: GameCard, people: boolean): Settings =>
  Object.fromEntries(game.choices.map((choice) => [choice.id, defaultValue(choice, people)]));

/** Return the options that were changed by hand so far. */
export const touchedOptions = (touched: string[], before: Settings, after: Settings): string[] =>
  [...new Set([...touched, ...Object.keys(after).filter((id) => after[id] !== before[id])])];

/**
 * Return the options after people join a table, or after the last one leaves. Options with the old default get the new
 * default, unless they were chosen by hand.
 */
export function optionsForPeople(game: GameCard, options: Settings, people: boolean, touched: string[] = []): Settings {
  const other = game.choices.filter((choice) => !touched.includes(choice.id) && options[choice.id] === defaultValue(choice, !people));
  return { ...options, ...Object.fromEntries(other.map((choice) => [choice.id, defaultValue(choice, people)])) };
}

/**
 * Return the options for this many players after the choice `chosen`: conflicting options change, and all others stay.
 */
export function adjustedOptions(game: GameCard, options: Settings, players: number, chosen: Settings = {}): Settings {
  const picks: Pick[] = [[PLAYERS, players], ...Object.entries(chosen)];
  const found: Settings = { ...options, ...chosen };
  for (const choice of game.choices.filter(({ id }) => !(id in chosen))) {
    const now = found[choice.id] ?? choice.default;
    const fits = (value: Setting): boolean => !picks.some((pick) => clash(game, [choice.id, value], pick));
    const value = [now, choice.default, ...choice.values].find(fits) ?? now;
    found[choice.id] = value;
    picks.push([choice.id, value]);
  }
  return found;
}

/** Whether a choice has a meaning with these options; a time limit for relaxed play has none in real time. */
export function isRelevant(choice: Choice, options: Settings): boolean {
  return Object.entries(choice.needs).every(([id, value]) => options[id] === value);
}

/** Whether a match with these options is in real time. */
export function isTimed(game: GameCard, options: Settings): boolean {
  return Object.entries(game.timed).some(([id, value]) => options[id] === value);
}

/** Whether these options limit the time of a decision. */
export function isLimited(game: GameCard, options: Settings): boolean {
  return game.choices.some((choice) => choice.limits && isRelevant(choice, options) && typeof options[choice.id] === "number");
}

/** Return the levels of bots that can play with these options. */
export function levelsFor(game: GameCard, options: Settings): string[] {
  return isTimed(game, options) ? racersOf(game) : game.levels;
}

/** Return the levels of bots that are quick enough for real time, each at every pace. */
export function racersOf(game: GameCard): string[] {
  return game.racers.flatMap((kind) => game.paces.map((pace) => `${kind}@${pace}`));
}
