// The ways away from a table: to the hall, to the next match of the same people, and back to a moment of this one.
import * as api from "../api";
import { go } from "../router";
import type { Line } from "../wire";
import { placeOf, standing } from "./core/story";
import { missed } from "./live/catchup";
import type { Table } from "./live/table.svelte";

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
  const told = table.inWords(await api.story(table.id, table.sight?.seat ?? -1));
  const found = told.lines[placeOf(line, standing(table.heard.story), told.lines.map((one) => one.line))];
  go(`/r/${table.id}${found ? `?at=${found.decision}` : ""}`);
}

/**
 * Plays on the board what happened while nobody of mine was here; false where the moments cannot be had now. At a shared
 * screen everybody may look: so it is shown as to everybody.
 */
export async function showMissed(table: Table): Promise<boolean> {
  const { sight, away } = table;
  const eyes = sight && (sight.over || sight.mine.length < 2) ? sight.seat : -1;
  try {
    if (away[0]) table.playback.again(await missed(table, eyes, away[0]));
    return true;
  } catch {
    return false;
  }
}
