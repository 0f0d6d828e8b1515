// "Play now": which table that is.
import type { GameCard, NewTable } from "../wire";

const kindOf = (level: string): string | undefined => level.split("@")[0];

/** The level that was chosen, else the usual one, which plays well and at once; where bots have paces, at the first of them. */
export function usualLevel(levels: string[], chosen: string): string {
  const like = (wanted: string): string | undefined =>
    levels.find((level) => level === wanted) ?? levels.find((level) => kindOf(level) === kindOf(wanted));
  return like(chosen) ?? like("sensible") ?? levels[0] ?? "random";
}

/** How many play at first: three where that is possible, else as few as may. */
export function usualSeats(seats: number[]): number {
  return seats.includes(3) ? 3 : (seats.find((count) => count > 1) ?? seats[0] ?? 1);
}

/** A table with me at the first seat and bots at the others. */
export function playNow(game: GameCard, chosen: string, players = usualSeats(game.seats)): NewTable {
  const level = usualLevel(game.levels, chosen);
  const bots = Array.from({ length: players - 1 }, () => ({ who: "bot" as const, level }));
  return { game: game.id, seats: [{ who: "me" }, ...bots] };
}

const FIRST = "first_game";

/** A first match of a game that has simpler rules for one: against one bot, at leisure. Null where there are none. */
export function firstMatch(game: GameCard): NewTable | null {
  const choice = game.choices.find(({ id, values }) => id === FIRST && values.includes(true));
  if (!choice) return null;
  const bots = Array.from({ length: Math.max(1, Math.min(...game.seats) - 1) }, () => ({ who: "bot" as const, level: usualLevel(game.levels, "") }));
  return { game: game.id, seats: [{ who: "me" }, ...bots], options: { ...choice.brings[choice.values.indexOf(true)], [FIRST]: true } };
}

/** The numbers of players, as on the box: `2–4`. */
export function span(seats: number[]): string {
  const [least, most] = [Math.min(...seats), Math.max(...seats)];
  return least === most ? String(least) : `${least}–${most}`;
}
