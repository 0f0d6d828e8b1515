// Data of a log line besides its text: the kinds of events, the player, and the gain.
import type { Line } from "../../wire";

/** Return the names of the events, such as `FightWon`. */
export function kindsOf(lines: readonly Line[]): string[] {
  return lines.flatMap(({ event }) => (typeof event["type"] === "string" ? [event["type"]] : []));
}

export function seatOf({ event }: Line): number | null {
  const seat = event["seat"] ?? event["owner"];
  return typeof seat === "number" && seat >= 0 ? seat : null;
}

/** Return the points of lines for a single seat. An event's `points` are a gain if it also has a `total`. */
export function gainOf(lines: readonly Line[]): number {
  const scored = lines.filter(({ event }) => typeof event["points"] === "number" && typeof event["total"] === "number");
  const seats = new Set(scored.map(seatOf));
  return seats.size === 1 ? scored.reduce((sum, { event }) => sum + Number(event["points"]), 0) : 0;
}
