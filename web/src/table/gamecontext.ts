// What a game brings of its own, for parts of the page that lie deep in it.
import { getContext, setContext } from "svelte";
import type { GameFace } from "./board";

const KEY = Symbol("face");

/** What is below in the page asks this game; asked anew whenever it does so. */
export function provideFace(face: () => GameFace | null): void {
  setContext(KEY, face);
}

/** The game whose table this is, so far as it is known. */
export function faceHere(): () => GameFace | null {
  return getContext<(() => GameFace | null) | undefined>(KEY) ?? (() => null);
}
