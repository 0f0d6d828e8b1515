// The board for the pictures of a handbook.
import { faceOf } from "../../games";
import type { GameFace } from "../../table/board";

/** The size in px of the map of a game without its own board. */
const MAP_SIZE = { width: 1120, height: 780 };

/** Return a game's own board, or the generic one. */
export async function picturedFace(game: string): Promise<GameFace> {
  return (await faceOf(game)) ?? { Board: (await import("../../table/generic/GenericBoard.svelte")).default, pictureSize: MAP_SIZE };
}
