// Three hints for the first real turns: each at its moment, each once, and no more after they are dismissed.
import { prefs } from "../../you/prefs.svelte";
import type { Table } from "../live/table.svelte";

export type HintName = "pick" | "give" | "why";

const OFF = "off";
const ORDER: readonly HintName[] = ["pick", "give", "why"];

function isDone(hint: HintName): boolean {
  return prefs.hints.includes(`table-${hint}`);
}

/** The hint for this moment, if there is one. */
export function hintFor(table: Table): HintName | null {
  if (!table.ask || table.sending) return null;
  if (table.answering.chosen !== null) return isDone("give") ? null : "give";
  if (!isDone("pick")) return "pick";
  return isDone("give") && !isDone("why") ? "why" : null;
}

/** Lessons of a first match are remembered under the game's name; one word means all when they are dismissed. */
export const lessonDone = (game: string, id: string): boolean => [id, OFF].some((one) => prefs.hints.includes(`${game}-${one}`));

export function lessonRead(game: string, id: string = OFF): void {
  if (!prefs.hints.includes(`${game}-${id}`)) prefs.hints = [...prefs.hints, `${game}-${id}`];
}

/** Mark hints as read or done. */
export function hintDone(...hints: readonly HintName[]): void {
  const fresh = (hints.length ? hints : ORDER).filter((hint) => !isDone(hint)).map((hint) => `table-${hint}`);
  if (fresh.length) prefs.hints = [...prefs.hints, ...fresh];
}
