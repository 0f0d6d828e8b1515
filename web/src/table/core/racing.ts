// Real time: the table's clock, the stage of a race, and the times left.
import type { Race, RaceGroup, RaceSeat, Sight } from "../../wire";

/** The table's clock in a message, and the browser's clock when it arrived. */
export interface Heard {
  race: Race;
  at: number;
}

/**
 * The table's clock relative to the browser's. A message always takes some time to arrive. So the message with the
 * smallest delay since the clock started is the one that counts.
 */
export class TableClock {
  #ahead: number | null = null;
  #stands = 0;

  hear(race: Race, time: number): void {
    if (!race.runs) {
      this.#ahead = null;
      this.#stands = race.now;
    } else this.#ahead = Math.max(this.#ahead ?? race.now - time, race.now - time);
  }

  /** Return the table's clock at a time of the browser's clock. */
  at(localTime: number): number {
    return this.#ahead === null ? this.#stands : localTime + this.#ahead;
  }
}

/** Return the times of a seat. */
export function seatOf(race: Race, seat: number): RaceSeat | undefined {
  return race.seats.find((racer) => racer.seat === seat);
}

/** Return the group of a seat's race. Spectators get the first group. */
export function groupOf(race: Race, seat: number): RaceGroup | undefined {
  return race.groups.find((group) => group.seats.includes(seat)) ?? (seat < 0 ? race.groups[0] : undefined);
}

/** The stage of a race: stopped, about to start, running, called, or paused. */
export type Stage = "stands" | "soon" | "runs" | "called" | "rests";

export function stageOf(race: Race, seat: number, now: number): Stage {
  if (!race.runs) return "stands";
  const group = groupOf(race, seat);
  if (!group) return "rests";
  if (group.window !== null) return "called";
  if (group.began !== null && group.began <= now) return "runs";
  return group.starts !== null ? "soon" : "rests";
}

/** Return the seconds until a moment of the table's clock, at least 0. */
export const secondsTo = (moment: number, now: number): number => Math.max(0, (moment - now) / 1000);

/** Whether a seat is in a race that runs, is about to start, or is paused. Other seats may act in the meantime. */
export const isRacing = (sight: Sight, seat: number): boolean => sight.race?.groups.some((group) => group.seats.includes(seat)) ?? false;

/** Whether sights arrive so fast that each must be shown at once. */
export function isFast(sight: Sight): boolean {
  return sight.race?.groups.some((group) => group.began !== null) ?? false;
}
