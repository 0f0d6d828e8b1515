// The faces of fog creatures, and of others that are fought like them.
import type { Drawing } from "../../../parts/drawing";
import knight from "../../../parts/icons/black-knight-helm";
import cowled from "../../../parts/icons/cowled";
import ghost from "../../../parts/icons/floating-ghost";
import lurker from "../../../parts/icons/gooey-daemon";
import ogre from "../../../parts/icons/ogre";
import wolf from "../../../parts/icons/wolf-head";

/** By strength, weakest first. */
const FACES: readonly (readonly [strength: number, face: Drawing])[] = [
  [8, ghost],
  [10, lurker],
  [12, wolf],
  [14, knight],
  [16, cowled],
];

/** Return the face of a strength; a new one gets that of the nearest below it. */
export function faceOf(strength: number, giant: boolean): Drawing {
  if (giant) return ogre;
  return FACES.findLast(([from]) => strength >= from)?.[1] ?? ghost;
}
