// Whether a bot plays a seat of mine, and whether I can take it back.
import type { Seat, Sight } from "../../wire";

export interface PlayedFor {
  seat: Seat;
  /** Whether its time ran out. */
  isLate: boolean;
  /** In real time: whether the player asked to return, which happens at the next pause. */
  returns: boolean;
}

/** Return the first of my seats that a bot plays; a resigned seat cannot be taken back. */
export function playedFor(sight: Sight): PlayedFor | null {
  const seat = sight.over ? undefined : sight.seats.find((seat) => sight.mine.includes(seat.seat) && seat.bot && !seat.resigned);
  if (!seat) return null;
  const clock = sight.clocks.find((clock) => clock.seat === seat.seat);
  return {
    seat,
    isLate: clock !== undefined && clock.left <= 0,
    returns: sight.race?.seats.find((racer) => racer.seat === seat.seat)?.returns ?? false,
  };
}
