// The tables that "Play now" creates.
import { levelsFor, isRelevant, type Settings, usualOptions } from "../setting/options";
import type { GameCard, Hall, NewTable, TableCard } from "../wire";

const kindOf = (level: string): string | undefined => level.split("@")[0];

/** Return the chosen level, or else the usual one, which plays well and without delay; if bots have paces, the first pace. */
export function usualLevel(levels: string[], chosen: string): string {
  const similarLevel = (wanted: string): string | undefined =>
    levels.find((level) => level === wanted) ?? levels.find((level) => kindOf(level) === kindOf(wanted));
  return similarLevel(chosen) ?? similarLevel("sensible") ?? levels[0] ?? "random";
}

/** Return the usual number of players: that of the cover, else three if possible, else the minimum. */
export function usualSeats({ seats, cover }: Pick<GameCard, "seats" | "cover">): number {
  if (cover.players !== null && seats.includes(cover.players)) return cover.players;
  return seats.includes(3) ? 3 : (seats.find((count) => count > 1) ?? seats[0] ?? 1);
}

/** Return the levels of bots available at the usual table of a game. */
export const levelsOf = (game: GameCard): string[] => levelsFor(game, usualOptions(game, true));

/** Return a table with me at the first seat and bots at the others. */
export function playNow(game: GameCard, chosen: string): NewTable {
  return { game: game.id, seats: seatsFor(usualSeats(game), usualLevel(levelsOf(game), chosen)) };
}

/** Return the options of a game's first match, as far as they apply; null if it has no first match. */
function simplerOptions(game: GameCard, usual: Settings): Settings | null {
  const options = game.first_match?.options;
  if (!options) return null;
  const idle = game.choices.filter((choice) => !isRelevant(choice, { ...usual, ...options })).map(({ id }) => id);
  return Object.fromEntries(Object.entries(options).filter(([id]) => !idle.includes(id)));
}

/** Return the table of "Play now" for new players: the game's first match with easy bots; null if it has none. */
export function playFirst(game: GameCard, chosen: string): NewTable | null {
  const options = simplerOptions(game, usualOptions(game, true));
  return options && { game: game.id, seats: seatsFor(firstMatchPlayers(game), gentleLevel(levelsOf(game), game, chosen)), options };
}

/** Return the first match for learning, always without a clock. */
export function firstMatch(game: GameCard): NewTable | null {
  const options = simplerOptions(game, usualOptions(game, false));
  const still = game.choices.filter(({ played }) => played !== null).map((choice) => [choice.id, choice.default]);
  const level = usualLevel(game.levels, game.first_match?.bot ?? "");
  return options && { game: game.id, seats: seatsFor(firstMatchPlayers(game), level), options: { ...Object.fromEntries(still), ...options } };
}

/** The results of my matches of a game: whether I have finished one, and whether I lost the last one. */
export interface Past {
  known: boolean;
  lost: boolean;
}

/** Return the results of my matches of a game, from the lists of the hall. */
export function pastOf(game: string, hall: Pick<Hall, "known" | "replays"> | null): Past {
  const mine = (hall?.replays ?? []).filter((table) => table.game === game && table.seats.some((seat) => seat.mine));
  const last = mine.reduce<TableCard | null>((newest, table) => (newest && newest.touched >= table.touched ? newest : table), null);
  return { known: hall?.known.includes(game) ?? false, lost: last?.lost ?? false };
}

/** Return the table of "Play now". It is easier for new players of the game, and after a loss unless a level was chosen. */
export function playNowTable(game: GameCard, { known, lost }: Past, chosen: string): NewTable {
  return (known && !(lost && !chosen) ? null : playFirst(game, chosen)) ?? playNow(game, chosen);
}

/**
 * Return an easier table after a loss against these bots; after a race that was easy already, one without a clock.
 * Null if that match was as easy. After a shared loss it is never null.
 */
export function easierTable(game: GameCard, bots: readonly string[], race: boolean, together: boolean): NewTable | null {
  const isAsEasy = (plan: NewTable | null): boolean => plan !== null && bots.every((level) => level === company(plan).level);
  const raced = bots.length && race ? playFirst(game, "") : null;
  const plan = bots.length === 0 ? null : raced && !isAsEasy(raced) ? raced : firstMatch(game);
  return isAsEasy(plan) && !together ? null : plan;
}

/** Return the opponents: the number of bots, and their common level. */
export function company({ seats = [] }: NewTable): { count: number; level: string } {
  const bots = seats.filter(({ who }) => who === "bot");
  return { count: bots.length, level: bots[0]?.level ?? "" };
}

/** Whether other bots replace the chosen ones, because those are too slow for real time. */
export const isReplaced = (game: GameCard, level: string, chosen: string): boolean =>
  level.includes("@") && game.levels.some((level) => kindOf(level) === kindOf(chosen)) && kindOf(level) !== kindOf(chosen);

/** Return the bot of a first match at its gentle pace. Without such a bot it is the chosen level, at the gentle pace if none was chosen. */
function gentleLevel(levels: string[], game: GameCard, chosen: string): string {
  const bot = game.first_match?.bot;
  const isThere = bot && levels.some((level) => kindOf(level) === bot);
  if (!isThere && levels.includes(chosen)) return chosen;
  const kind = isThere ? bot : kindOf(usualLevel(levels, chosen));
  return usualLevel(levels, `${kind}@${game.gentle}`);
}

/** Return the number of players in the first match. */
const firstMatchPlayers = (game: GameCard): number => game.first_match?.players ?? Math.max(2, Math.min(...game.seats));

const seatsFor = (players: number, level: string): NonNullable<NewTable["seats"]> =>
  [{ who: "me" }, ...Array.from({ length: players - 1 }, () => ({ who: "bot" as const, level }))];

/** Return the numbers of players as a range: `2–4`. */
export function playerRange(seats: number[]): string {
  const [min, max] = [Math.min(...seats), Math.max(...seats)];
  return min === max ? String(min) : `${min}–${max}`;
}
