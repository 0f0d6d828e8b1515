// Real time as the hall tells it: what the table's clock says now, who may roll, and how long things still take.
import type { Race, RaceGroup, RaceSeat, Sight } from "../../wire";

/** What one's own clock said when the table's clock was heard, and what that said. */
export interface Heard {
  race: Race;
  at: number;
}

/**
 * The table's clock against one's own. A message takes its time on the way, never less than none: of all that were heard
 * since the clock runs, that one counts which says the latest time.
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

  /** What the table's clock says when one's own says this. */
  at(own: number): number {
    return this.#ahead === null ? this.#stands : own + this.#ahead;
  }
}

/** The times of a seat. */
export function seatOf(race: Race, seat: number): RaceSeat | undefined {
  return race.seats.find((one) => one.seat === seat);
}

/** Those with whom a seat races now; spectators look at the first group. */
export function groupOf(race: Race, seat: number): RaceGroup | undefined {
  return race.groups.find((group) => group.seats.includes(seat)) ?? (seat < 0 ? race.groups[0] : undefined);
}

/** What a race is doing: it stands still, is about to start, runs, or somebody has called and the call is looked at. */
export type Stage = "stands" | "soon" | "runs" | "called" | "rests";

export function stageOf(race: Race, seat: number, now: number): Stage {
  if (!race.runs) return "stands";
  const group = groupOf(race, seat);
  if (!group) return "rests";
  if (group.window !== null) return "called";
  if (group.began !== null && group.began <= now) return "runs";
  return group.starts !== null ? "soon" : "rests";
}

/** Seconds until a moment of the table's clock, never less than none. */
export const secondsTo = (moment: number, now: number): number => Math.max(0, (moment - now) / 1000);

/** Whether a seat races, is about to, or rests in a pause; beside it others may act. */
export const isRacing = (sight: Sight, seat: number): boolean => sight.race?.groups.some((group) => group.seats.includes(seat)) ?? false;

/** Whether sights come so fast that each is to be shown as it comes. */
export function isFast(sight: Sight): boolean {
  return sight.race?.groups.some((group) => group.began !== null) ?? false;
}
