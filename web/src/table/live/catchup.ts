// Missed or repeated events, fetched as moments that the board can animate.
import * as api from "../../api";
import type { Line, Sight } from "../../wire";
import { NOT_PLAYED } from "../core/moment";
import type { Step } from "../core/queue";
import { placeOf, linesNotUndone } from "../core/story";
import type { Table } from "./table.svelte";

/** The maximum number of decisions to show; the log contains the rest. */
const MAX_DECISIONS = 16;

/**
 * Return the moment before a line and up to `MAX_DECISIONS` moments after it, oldest first. With `last`, keep the newest
 * instead of the oldest. Undone moments are left out.
 */
export async function momentsFrom(table: Table, seat: number, opening: Line, last: boolean): Promise<Step[]> {
  const { lines: entries } = table.inWords(await api.story(table.id, seat), seat);
  const from = placeOf(opening, linesNotUndone(table.heard.story), entries.map(({ line }) => line));
  if (from < 0) return [];
  const fresh = entries.slice(from);
  const all = [...new Set(fresh.map(({ decision }) => decision))];
  const decisions = last ? all.slice(-MAX_DECISIONS) : all.slice(0, MAX_DECISIONS);
  const before = Math.max(0, (decisions[0] ?? 1) - 1);
  const sights = await Promise.all([before, ...decisions].map((decision) => api.sightAt(table.id, decision, seat)));
  return sights.map((sight, index) => step(table.inWords(sight, seat), index ? fresh.filter(({ decision }) => decision === decisions[index - 1]).map(({ line }) => line) : []));
}

/** Return a step that is separate from the running table, and so without a question. */
function step(sight: Sight, news: Line[]): Step {
  return { sight: { ...sight, seq: NOT_PLAYED, ask: null }, news };
}
