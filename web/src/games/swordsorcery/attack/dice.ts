// The faces of the dice, as chapter 7.1 of the rules has them.

/** A die as it is drawn. */
export interface DieShown {
  red: boolean;
  number: number;
  hits: number;
  bolt: boolean;
  shield: boolean;
  /** It was rolled again. */
  again: boolean;
}

const HITS = { R: [0, 0, 1, 1, 1, 1, 2, 1, 1, 2], B: [0, 0, 0, 0, 1, 1, 1, 1, 0, 1] } as const;
const SHIELDS = [0, 0, 1, 1, 0, 0, 1, 1, 1, 0];
const FIRST_BOLT = { R: 8, B: 9 } as const;

/** A die by its colour, R or B, and its number. */
export function dieOf(color: string, number: number, again = false): DieShown {
  const kind = color === "R" ? "R" : "B";
  return { red: kind === "R", number, hits: HITS[kind][number - 1] ?? 0, bolt: number >= FIRST_BOLT[kind], shield: kind === "B" && SHIELDS[number - 1] === 1, again };
}

export const hitsOf = (dice: readonly DieShown[]): number => dice.reduce((sum, { hits }) => sum + hits, 0);
export const shieldsOf = (dice: readonly DieShown[]): number => dice.reduce((sum, { shield }) => sum + (shield ? 1 : 0), 0);
