// Data of a log line besides its words: the kind of event, its player, and the gain.
import type { Line } from "../../wire";

/** Return the names of the events, as in `FightWon`. */
export function kindsOf(lines: readonly Line[]): string[] {
  return lines.flatMap(({ event }) => (typeof event["type"] === "string" ? [event["type"]] : []));
}

export function seatOf({ event }: Line): number | null {
  const seat = event["seat"] ?? event["owner"];
  return typeof seat === "number" && seat >= 0 ? seat : null;
}

/** Return the points that lines brought to one seat: an event's `points` are the gain if it has the `total` as well. */
export function gainOf(lines: readonly Line[]): number {
  const scored = lines.filter(({ event }) => typeof event["points"] === "number" && typeof event["total"] === "number");
  const seats = new Set(scored.map(seatOf));
  return seats.size === 1 ? scored.reduce((sum, { event }) => sum + Number(event["points"]), 0) : 0;
}
