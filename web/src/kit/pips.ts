// The pips of a die's face, as offsets from its middle.

type Pip = readonly [x: number, y: number];

const MIDDLE: Pip[] = [[0, 0]];
const SLANT: Pip[] = [[1, -1], [-1, 1]];
const OTHER: Pip[] = [[-1, -1], [1, 1]];
const SIDES: Pip[] = [[-1, 0], [1, 0]];

const FACES: Record<number, Pip[]> = {
  1: MIDDLE,
  2: SLANT,
  3: [...SLANT, ...MIDDLE],
  4: [...SLANT, ...OTHER],
  5: [...SLANT, ...OTHER, ...MIDDLE],
  6: [...SLANT, ...OTHER, ...SIDES],
};

export function pips(face: number): Pip[] {
  return FACES[face] ?? [];
}
