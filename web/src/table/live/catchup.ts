// What happened while one was away, fetched as moments that the board can play.
import * as api from "../../api";
import type { Line, Sight } from "../../wire";
import { NOT_PLAYED } from "../core/moment";
import type { Step } from "../core/queue";
import { placeOf, standing } from "../core/story";
import type { Table } from "./table.svelte";

/** At most so many decisions are shown; the log tells the rest. */
const MOST = 16;

/** The moment before the first line that was missed, of all that stand, and those that followed, oldest first. */
export async function missed(table: Table, seat: number, opening: Line): Promise<Step[]> {
  const { lines: told } = table.inWords(await api.story(table.id, seat), seat);
  const from = placeOf(opening, standing(table.heard.story), told.map(({ line }) => line));
  if (from < 0) return [];
  const fresh = told.slice(from);
  const decisions = [...new Set(fresh.map(({ decision }) => decision))].slice(-MOST);
  const before = Math.max(0, (decisions[0] ?? 1) - 1);
  const sights = await Promise.all([before, ...decisions].map((decision) => api.sightAt(table.id, decision, seat)));
  return sights.map((sight, at) => step(table.inWords(sight, seat), at ? fresh.filter(({ decision }) => decision === decisions[at - 1]).map(({ line }) => line) : []));
}

/** It is no moment of the running table: nothing is asked in it. */
function step(sight: Sight, news: Line[]): Step {
  return { sight: { ...sight, seq: NOT_PLAYED, ask: null }, news };
}
