// Real time from the hall: the table's clock, who may roll, and the times left.
import type { Race, RaceGroup, RaceSeat, Sight } from "../../wire";

/** The browser's clock when the table's clock was received, and the table's clock then. */
export interface Heard {
  race: Race;
  at: number;
}

/**
 * The table's clock relative to the browser's. A message takes some time on the way, never less than none. Of all
 * messages since the clock began to run, the one with the latest time counts.
 */
export class TableClock {
  #ahead: number | null = null;
  #stands = 0;

  hear(race: Race, at: number): void {
    if (!race.runs) {
      this.#ahead = null;
      this.#stands = race.now;
    } else this.#ahead = Math.max(this.#ahead ?? race.now - at, race.now - at);
  }

  /** Return the table's clock at a time of the browser's clock. */
  at(own: number): number {
    return this.#ahead === null ? this.#stands : own + this.#ahead;
  }
}

/** Return the times of a seat. */
export function seatOf(race: Race, seat: number): RaceSeat | undefined {
  return race.seats.find((one) => one.seat === seat);
}

/** Return the group in which a seat races now; spectators look at the first group. */
export function groupOf(race: Race, seat: number): RaceGroup | undefined {
  return race.groups.find((group) => group.seats.includes(seat)) ?? (seat < 0 ? race.groups[0] : undefined);
}

/** Stage of a race: it is stopped, about to start, or running; or a call is shown, or there is a pause. */
export type Stage = "stands" | "soon" | "runs" | "called" | "rests";

export function stageOf(race: Race, seat: number, now: number): Stage {
  if (!race.runs) return "stands";
  const group = groupOf(race, seat);
  if (!group) return "rests";
  if (group.window !== null) return "called";
  if (group.began !== null && group.began <= now) return "runs";
  return group.starts !== null ? "soon" : "rests";
}

/** Return the seconds until a moment of the table's clock, never less than none. */
export const secondsTo = (moment: number, now: number): number => Math.max(0, (moment - now) / 1000);

/** Whether a seat races, is about to, or rests in a pause; others may act meanwhile. */
export const isRacing = (sight: Sight, seat: number): boolean => sight.race?.groups.some((group) => group.seats.includes(seat)) ?? false;

/** Whether sights come fast enough that each must be shown as it comes. */
export function isFast(sight: Sight): boolean {
  return sight.race?.groups.some((group) => group.began !== null) ?? false;
}
