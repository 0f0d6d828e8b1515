// The pictures of fog creatures and of the giant.
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

/** Return the picture for a strength; an unknown strength gets that of the next lower one. */
export function faceOf(strength: number, giant: boolean): Drawing {
  if (giant) return ogre;
  return FACES.findLast(([from]) => strength >= from)?.[1] ?? ghost;
}
