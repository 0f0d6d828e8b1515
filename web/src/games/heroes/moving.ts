// Where the arrows lead: the boards lie as one field, those opposite side by side above one's own.
import { COLUMNS } from "./cards";
import type { Table } from "./reading";

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Rows of places from above, each with the column at which it begins. */
export function field(table: Table): { places: string[]; from: number }[] {
  const opposite = table.players.filter((player) => player.turned);
  const wide = Math.max(1, opposite.length) * COLUMNS;
  const mine = table.players.find((player) => !player.turned);
  const above = [0, 1].map((row) => ({ places: opposite.flatMap((player) => (player.rows[row] ?? []).map((cell) => cell.place)), from: 0 }));
  const below = (mine?.rows ?? []).map((row) => ({ places: row.map((cell) => cell.place), from: (wide - COLUMNS) / 2 }));
  return [...above, ...below];
}

/** The place that a key leads to, or "". */
export function neighbour(table: Table, place: string, key: string): string {
  const step = STEPS[key];
  const rows = field(table);
  const row = rows.findIndex(({ places }) => places.includes(place));
  const here = rows[row];
  if (!step || !here) return "";
  const next = rows[row + step[1]] ?? here;
  const column = here.from + here.places.indexOf(place) + step[0] - next.from;
  return next.places[Math.max(0, Math.min(next.places.length - 1, column))] ?? "";
}
