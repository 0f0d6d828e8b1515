// Whose turn it is, and how that is said.
import type { Seat, Sight } from "../../wire";
import { isFast, isRacing } from "./racing";

export interface Turn {
  /** Those who are asked now, the looking seat first. */
  seats: number[];
  /** Whether the looking seat is asked, and no bot plays it. */
  mine: boolean;
  /** The key of the words, and the name that goes into them. */
  key: "table-turn-yours" | "table-turn-theirs" | "table-turn-several" | "table-turn-over" | "table-turn-nobody" | "table-turn-race";
  name: string;
}

export function turnOf(sight: Sight): Turn {
  const bot = sight.seats.some((one) => one.seat === sight.seat && one.bot);
  const mine = sight.mine.includes(sight.seat) && sight.waiting.includes(sight.seat) && !bot;
  const asked = sight.waiting.filter((seat) => seat >= 0 && !isRacing(sight, seat));
  const seats = asked.sort((a, b) => Number(b === sight.seat) - Number(a === sight.seat));
  const name = seats.map((seat) => nameOf(sight.seats, seat)).join(", ");
  if (sight.over) return { seats: [], mine: false, key: "table-turn-over", name: "" };
  if (isRacing(sight, sight.seat) || (sight.race?.groups.length && !seats.length)) return { seats: [], mine, key: "table-turn-race", name };
  if (mine) return { seats, mine, key: "table-turn-yours", name };
  if (seats.length > 1) return { seats, mine, key: "table-turn-several", name };
  return { seats, mine, key: seats.length ? "table-turn-theirs" : "table-turn-nobody", name };
}

export function nameOf(seats: readonly Seat[], seat: number): string {
  return seats.find((one) => one.seat === seat)?.name ?? "";
}

/** What is called out over the board when a question comes: a turn that begins, one's say in the turn of another, or nothing in a turn that only goes on. */
export function callFor(before: Sight | null, now: Sight): "table-turn-yours" | "table-turn-asked" | null {
  if (!before || before.ask !== null || now.ask === null || now.over || isFast(now)) return null;
  if (now.turn >= 0 && now.turn !== now.seat) return now.race ? null : "table-turn-asked";
  return before.turn === now.seat && now.turn === now.seat ? null : "table-turn-yours";
}
