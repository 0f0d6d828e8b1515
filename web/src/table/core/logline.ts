// What a line of the log tells beside its words: what kind of thing it was, for whom, and what it gained.
import type { Line } from "../../wire";

/** The names of what happened, as in `FightWon`. */
export function kindsOf(lines: readonly Line[]): string[] {
  return lines.flatMap(({ event }) => (typeof event["type"] === "string" ? [event["type"]] : []));
}

export function seatOf({ event }: Line): number | null {
  const seat = event["seat"] ?? event["owner"];
  return typeof seat === "number" && seat >= 0 ? seat : null;
}

/** Points that lines brought to one seat: what an event tells as `points` is what was won where it tells the `total` as well. */
export function gainOf(lines: readonly Line[]): number {
  const scored = lines.filter(({ event }) => typeof event["points"] === "number" && typeof event["total"] === "number");
  const seats = new Set(scored.map(seatOf));
  return seats.size === 1 ? scored.reduce((sum, { event }) => sum + Number(event["points"]), 0) : 0;
}
