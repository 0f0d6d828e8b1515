// Dice with the printed faces that the hall sends.
import type { Face } from "../types";

/** The faces of dice by colour; the first face is number 1. */
export type Faces = Readonly<Record<string, readonly Face[]>>;

/** A die to draw. */
export interface DieShown {
  red: boolean;
  number: number;
  hits: number;
  bolt: boolean;
  shield: boolean;
  /** Whether it was rolled again. */
  again: boolean;
}

/** Return a die by its colour (R or B) and its number. */
export function dieOf(faces: Faces, [color, number, isReroll]: readonly [color: string, number: number, again?: boolean]): DieShown {
  const [hits, bolt, shield] = faces[color]?.[number - 1] ?? [0, false, false];
  return { red: color === "R", number, hits, bolt, shield, again: isReroll ?? false };
}
