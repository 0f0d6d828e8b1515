// The games that bring a board of their own: a folder here with a `face.ts`, whose default export is a GameFace.
import type { GameFace } from "../table/board";

const faces = import.meta.glob<GameFace>("./*/face.ts", { import: "default" });

/** What a game brings of its own, loaded when it is needed; null if it brings nothing, or if it cannot be loaded. */
export async function faceOf(game: string): Promise<GameFace | null> {
  const load = faces[`./${game}/face.ts`];
  if (!load) return null;
  try {
    return await load();
  } catch {
    return null;
  }
}
