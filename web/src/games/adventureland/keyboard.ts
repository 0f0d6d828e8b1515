// Keyboard control of the board: one place has the tab stop, and the arrow keys move from there.
import { CHART, COLUMNS, fieldNumber, ROWS, startArea, type StartArea } from "./chart";
import type { Highlights, Marks } from "./marks";

/** Return the place with the tab stop: the last focused one, or else one with an action. */
export function tabStop(focused: string, marks: Marks, look: Highlights): string {
  if (focused) return focused;
  return look.goal || look.selected || [...marks.answers.keys()][0] || "A1";
}

/** Return the place that a key moves to, or "". */
export function neighbour(place: string, key: string, far: boolean, starts: readonly StartArea[]): string {
  return startArea(place) ? fromArea(place, key, starts) : fromField(fieldNumber(place), key, far, starts);
}

function fromField(field: number, key: string, far: boolean, starts: readonly StartArea[]): string {
  const [column, row] = [field % COLUMNS, Math.floor(field / COLUMNS)];
  switch (key) {
    case "ArrowRight":
      return fieldAt(Math.min(column + 1, COLUMNS - 1), row);
    case "ArrowDown":
      return fieldAt(column, Math.min(row + 1, ROWS - 1));
    case "ArrowLeft":
      return column > 0 ? fieldAt(column - 1, row) : inPlay(`row${row + 1}`, starts);
    case "ArrowUp":
      return row > 0 ? fieldAt(column, row - 1) : inPlay(`col${CHART.columns[column] ?? ""}`, starts);
    case "Home":
      return fieldAt(0, far ? 0 : row);
    case "End":
      return fieldAt(COLUMNS - 1, far ? ROWS - 1 : row);
    default:
      return "";
  }
}

/** Return the next place from a start area: a field, or the next area on the edge. */
function fromArea(id: string, key: string, starts: readonly StartArea[]): string {
  const area = startArea(id);
  const south = area?.direction === "south";
  if (key === (south ? "ArrowDown" : "ArrowRight")) return area?.first ?? "";
  const edge = starts.filter((start) => start.direction === area?.direction);
  const here = edge.findIndex((option) => option.id === id);
  if (key === (south ? "ArrowRight" : "ArrowDown")) return edge[here + 1]?.id ?? "";
  if (key === (south ? "ArrowLeft" : "ArrowUp")) return edge[here - 1]?.id ?? "";
  return "";
}

function inPlay(id: string, starts: readonly StartArea[]): string {
  return starts.some((area) => area.id === id) ? id : "";
}

function fieldAt(column: number, row: number): string {
  return CHART.fields[row * COLUMNS + column] ?? "";
}
