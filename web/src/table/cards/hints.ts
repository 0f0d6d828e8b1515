// Three hints for the first real turns: each is shown once, at its moment, until the player dismisses them.
import { prefs } from "../../you/prefs.svelte";
import type { Table } from "../live/table.svelte";

export type HintName = "pick" | "give" | "why";

const HINTS_OFF = "off";
const HINT_ORDER: readonly HintName[] = ["pick", "give", "why"];

function isDone(hint: HintName): boolean {
  return prefs.hints.includes(`table-${hint}`);
}

/** Return the hint for this moment, or null. */
export function hintFor(table: Table): HintName | null {
  if (!table.ask || table.sending) return null;
  if (table.answering.chosen !== null) return isDone("give") ? null : "give";
  if (!isDone("pick")) return "pick";
  return isDone("give") && !isDone("why") ? "why" : null;
}

/**
 * Whether a lesson of a first match was shown. Lessons are stored under the game's name; one entry stands for all once
 * they are dismissed.
 */
export const isLessonShown = (game: string, id: string): boolean => [id, HINTS_OFF].some((name) => prefs.hints.includes(`${game}-${name}`));

export function markLessonShown(game: string, id: string = HINTS_OFF): void {
  if (!prefs.hints.includes(`${game}-${id}`)) prefs.hints = [...prefs.hints, `${game}-${id}`];
}

/** Mark hints as shown or done. */
export function markHintShown(...hints: readonly HintName[]): void {
  const fresh = (hints.length ? hints : HINT_ORDER).filter((hint) => !isDone(hint)).map((hint) => `table-${hint}`);
  if (fresh.length) prefs.hints = [...prefs.hints, ...fresh];
}
