// "Play now": which table that is.
import type { GameCard, NewTable } from "../wire";

/** The level that is usual where nothing was chosen: one that plays well and at once. */
export function usualLevel(levels: string[], chosen: string): string {
  return [chosen, "sensible"].find((level) => levels.includes(level)) ?? levels[0] ?? "random";
}

/** How many play at first: three where that is possible, else as few as may. */
export function usualSeats(seats: number[]): number {
  return seats.includes(3) ? 3 : (seats.find((count) => count > 1) ?? seats[0] ?? 1);
}

/** A table with me at the first seat and bots at the others. */
export function playNow(game: GameCard, chosen: string): NewTable {
  const level = usualLevel(game.levels, chosen);
  const bots = Array.from({ length: usualSeats(game.seats) - 1 }, () => ({ who: "bot" as const, level }));
  return { game: game.id, seats: [{ who: "me" }, ...bots] };
}

/** The numbers of players, as on the box: `2–4`. */
export function span(seats: number[]): string {
  const [least, most] = [Math.min(...seats), Math.max(...seats)];
  return least === most ? String(least) : `${least}–${most}`;
}
