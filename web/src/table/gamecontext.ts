// A game's own parts, for components deep in the page.
import { getContext, setContext } from "svelte";
import type { GameFace } from "./board";

const KEY = Symbol("face");

/** Provide this game to the components below, which call the function whenever they need it. */
export function provideFace(face: () => GameFace | null): void {
  setContext(KEY, face);
}

/** Return the game of this table; null until it is loaded. */
export function faceHere(): () => GameFace | null {
  return getContext<(() => GameFace | null) | undefined>(KEY) ?? (() => null);
}
