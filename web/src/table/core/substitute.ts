// Whether a bot plays a seat of mine now, and whether I can have it back.
import type { Seat, Sight } from "../../wire";

export interface PlayedFor {
  seat: Seat;
  /** Its time ran out. */
  isLate: boolean;
  /** In real time: it is already requested back, and returns at the next pause. */
  returns: boolean;
}

/** Return the first of my seats that a bot plays; a seat that was given up does not come back. */
export function playedFor(sight: Sight): PlayedFor | null {
  const seat = sight.over ? undefined : sight.seats.find((one) => sight.mine.includes(one.seat) && one.bot && !one.resigned);
  if (!seat) return null;
  const clock = sight.clocks.find((one) => one.seat === seat.seat);
  return {
    seat,
    isLate: clock !== undefined && clock.left <= 0,
    returns: sight.race?.seats.find((one) => one.seat === seat.seat)?.returns ?? false,
  };
}
