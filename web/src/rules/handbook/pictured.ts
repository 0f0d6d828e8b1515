// The board of the pictures of a handbook.
import { faceOf } from "../../games";
import type { GameFace } from "../../table/board";

/** Room for the map of a game without a board of its own, in pixels. */
const ROOM = { width: 1120, height: 780 };

/** Return a game's own board, or the hall's for a game without one. */
export async function picturedFace(game: string): Promise<GameFace> {
  return (await faceOf(game)) ?? { Board: (await import("../../table/generic/GenericBoard.svelte")).default, pictured: ROOM };
}
