// The games that bring a board of their own: a folder here with a `face.ts`, whose default export is a GameFace.
import type { GameFace } from "../table/board";
import { speakOf } from "../words";
import { originalOf } from "./original";

// Games whose cards are printed into the client when it is built, with the numbers of the game as it is.
const printed = import.meta.glob("./*/cards.json");
const faces = import.meta.glob<GameFace>("./*/face.ts", { import: "default" });

/**
 * Load a game's own parts when they are needed; null without any, or if loading fails. A variant of a game with printed
 * cards gets the plain board, drawn from the hall's data: its numbers are the ones that count.
 */
export async function faceOf(game: string): Promise<GameFace | null> {
  const original = originalOf(game);
  const load = faces[`./${original}/face.ts`];
  if (!load || (original !== game && printed[`./${original}/cards.json`])) return null;
  try {
    const [face] = await Promise.all([load(), speakOf(original)]);
    return face;
  } catch {
    return null;
  }
}
