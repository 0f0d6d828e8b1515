// Layout of the boards, and arrow keys on them.
import { COLUMNS } from "./cards";
import type { Player, Table } from "./model";

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Return the lines of boards from top to bottom: opponents, and below them the player's own side. On a narrow table
 * each board has its own line, and the player's own duel comes before the other pair's.
 */
export function linesOf(table: Table, isNarrow: boolean): Player[][] {
  const opposite = table.players.filter((player) => player.turned);
  const own = table.players.filter((player) => !player.turned);
  if (!isNarrow) return [opposite, own];
  return [...opposite.filter(({ apart }) => !apart), ...own, ...opposite.filter(({ apart }) => apart)].map((player) => [player]);
}

/** The rows of places from top to bottom, each with the column where it begins. */
export function placeRows(lines: readonly Player[][]): { places: string[]; from: number }[] {
  const maxLength = Math.max(1, ...lines.map((line) => line.length));
  return lines.flatMap((line) => {
    const from = ((maxLength - line.length) * COLUMNS) / 2;
    return [0, 1].map((row) => ({ places: line.flatMap((player) => (player.rows[row] ?? []).map((cell) => cell.place)), from }));
  });
}

/** The place that an arrow key moves to, or "". */
export function neighbour(lines: readonly Player[][], place: string, key: string): string {
  const step = STEPS[key];
  const rows = placeRows(lines);
  const row = rows.findIndex(({ places }) => places.includes(place));
  const here = rows[row];
  if (!step || !here) return "";
  const next = rows[row + step[1]] ?? here;
  const column = here.from + here.places.indexOf(place) + step[0] - next.from;
  return next.places[Math.max(0, Math.min(next.places.length - 1, column))] ?? "";
}
