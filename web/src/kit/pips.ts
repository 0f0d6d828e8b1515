// The pips of a die's face, as offsets from its middle.

type Pip = readonly [x: number, y: number];

const MIDDLE: Pip[] = [[0, 0]];
const DIAGONAL: Pip[] = [[1, -1], [-1, 1]];
const OTHER_DIAGONAL: Pip[] = [[-1, -1], [1, 1]];
const SIDES: Pip[] = [[-1, 0], [1, 0]];

const FACES: Record<number, Pip[]> = {
  1: MIDDLE,
  2: DIAGONAL,
  3: [...DIAGONAL, ...MIDDLE],
  4: [...DIAGONAL, ...OTHER_DIAGONAL],
  5: [...DIAGONAL, ...OTHER_DIAGONAL, ...MIDDLE],
  6: [...DIAGONAL, ...OTHER_DIAGONAL, ...SIDES],
};

export function pips(face: number): Pip[] {
  return FACES[face] ?? [];
}
