// Links from a table: to the hall, to a rematch, and to a moment of this match.
import * as api from "../api";
import { goTo } from "../router";
import type { Line, NewTable } from "../wire";
import { placeOf, linesNotUndone } from "./core/story";
import { momentsFrom } from "./live/catchup";
import type { Table } from "./live/table.svelte";

/** Go to a new table where the same people play again. */
export async function rematch(table: Table): Promise<void> {
  try {
    goTo(`/t/${(await api.rematch(table.id)).id}`);
  } catch (error) {
    table.showRefusal(error);
  }
}

/** Go to a new table. */
export async function goToNewTable(table: Table, plan: NewTable): Promise<void> {
  try {
    goTo(`/t/${(await api.createTable(plan)).id}`);
  } catch (error) {
    table.showRefusal(error);
  }
}

/** Leave the seat, and go to the hall. */
export async function leave(table: Table): Promise<void> {
  try {
    await api.leave(table.id);
    goTo("/");
  } catch (error) {
    table.showRefusal(error);
  }
}

/** Show the moment of a line in the replay; only possible after the match. */
export async function replay(table: Table, line: Line): Promise<void> {
  const entries = table.inWords(await api.story(table.id, table.sight?.seat ?? -1));
  const found = entries.lines[placeOf(line, linesNotUndone(table.heard.story), entries.lines.map((line) => line.line))];
  goTo(`/r/${table.id}${found ? `?at=${found.decision}` : ""}`);
}

/**
 * Animate missed events on the board; return false if the moments are not available. On a shared screen several people
 * may look, so it shows only public knowledge.
 */
export async function showMissed(table: Table): Promise<boolean> {
  const { away } = table;
  try {
    if (away[0]) table.playback.replaySteps(await momentsFrom(table, eyesAt(table), away[0], true));
    return true;
  } catch {
    return false;
  }
}

/** Animate the events after a log line on the board of the running match. */
export async function replayTurn(table: Table, line: Line): Promise<void> {
  try {
    table.playback.replaySteps(await momentsFrom(table, eyesAt(table), line, false));
  } catch (error) {
    table.showRefusal(error);
  }
}

function eyesAt({ sight }: Table): number {
  return sight && (sight.over || sight.mine.length < 2) ? sight.seat : -1;
}
