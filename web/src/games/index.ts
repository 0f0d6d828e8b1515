// The games with their own board: each has a folder here with a `face.ts`, whose default export is a GameFace.
import type { GameFace } from "../table/board";
import { loadPages } from "../words";
import { originalOf } from "./original";

// Games whose cards were built into the client, with the numbers of the game without variants.
const printed = import.meta.glob("./*/cards.json");
const faces = import.meta.glob<GameFace>("./*/face.ts", { import: "default" });

/**
 * Load a game's own parts when needed; null if it has none, or if loading fails. A variant of a game with built-in
 * cards gets the generic board, drawn from the hall's data, because its numbers may differ.
 */
export async function faceOf(game: string): Promise<GameFace | null> {
  const original = originalOf(game);
  const load = faces[`./${original}/face.ts`];
  if (!load || (original !== game && printed[`./${original}/cards.json`])) return null;
  try {
    const [face] = await Promise.all([load(), loadPages(original)]);
    return face;
  } catch {
    return null;
  }
}
