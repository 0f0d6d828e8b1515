// The current player, and the texts about the turn.
import type { Seat, Sight } from "../../wire";
import { isFast, isRacing } from "./racing";

export interface Turn {
  /** The asked seats, the viewing seat first. */
  seats: number[];
  /** Whether the viewing seat is asked, and not played by a bot. */
  mine: boolean;
  /** The id of the text, and the name in it. */
  key: "table-turn-yours" | "table-turn-theirs" | "table-turn-several" | "table-turn-over" | "table-turn-nobody" | "table-turn-race";
  name: string;
}

export function turnOf(sight: Sight): Turn {
  const bot = sight.seats.some((seat) => seat.seat === sight.seat && seat.bot);
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
  return seats.find((player) => player.seat === seat)?.name ?? "";
}

/**
 * Return the announcement over the board for a question: the beginning of a turn, a question in another player's turn,
 * or null if the turn continues.
 */
export function announcementFor(before: Sight | null, now: Sight): "table-turn-yours" | "table-turn-asked" | null {
  if (!before || before.ask !== null || now.ask === null || now.over || isFast(now)) return null;
  if (now.turn >= 0 && now.turn !== now.seat) return now.race ? null : "table-turn-asked";
  return before.turn === now.seat && now.turn === now.seat ? null : "table-turn-yours";
}
