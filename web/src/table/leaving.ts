// The ways away from a table: to the hall, to the next match of the same people, and back to a moment of this one.
import * as api from "../api";
import { go } from "../router";
import type { Line } from "../wire";
import { missed } from "./missed";
import type { Table } from "./table.svelte";

/** Goes to a table at which the same people play again. */
export async function rematch(table: Table): Promise<void> {
  try {
    go(`/t/${(await api.rematch(table.id)).id}`);
  } catch (error) {
    table.showRefusal(error);
  }
}

/** Gets up, and goes back to the hall. */
export async function leave(table: Table): Promise<void> {
  try {
    await api.leave(table.id);
    go("/");
  } catch (error) {
    table.showRefusal(error);
  }
}

/** Looks at the moment of a line again; only once the match is over may that be done. */
export async function replay(table: Table, line: Line): Promise<void> {
  const told = await api.story(table.id, table.sight?.seat ?? -1);
  const found = told.lines.find((one) => one.line.at === line.at && one.line.words === line.words);
  go(`/r/${table.id}${found ? `?at=${found.decision}` : ""}`);
}

/** Plays on the board what happened while nobody of mine was here; false where the moments cannot be had now. */
export async function showMissed(table: Table): Promise<boolean> {
  try {
    table.playout.again(await missed(table.id, table.sight?.seat ?? -1, table.away));
    return true;
  } catch {
    return false;
  }
}
