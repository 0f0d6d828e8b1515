// The positions of a party's figures on their field: the adventurer at the front left, the others behind.
import type { PartyPiece } from "../model";

export type Spot = readonly [x: number, y: number];

export interface Formation {
  front: Spot;
  behind: readonly Spot[];
  tag: Spot;
}

/** By the number of figures behind the adventurer. */
const PLACES: readonly Formation[] = [
  { front: [0, 2], behind: [], tag: [23, 17] },
  { front: [-9, 2], behind: [[16, -2]], tag: [28, 16] },
  { front: [-14, 2], behind: [[10, -6], [25, -2]], tag: [31, 16] },
  { front: [-20, 2], behind: [[3, -7], [17, -5], [31, -1]], tag: [33, 17] },
];

export function formation(piece: PartyPiece): Formation {
  const others = piece.adventurers - 1 + piece.supers + piece.plain;
  return PLACES[Math.min(others, PLACES.length - 1)] ?? PLACES[0]!;
}

/** The position of the number of figures. */
export function tagAt(piece: PartyPiece): Spot {
  return formation(piece).tag;
}
