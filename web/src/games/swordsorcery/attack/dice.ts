// Dice with what is printed on their faces.
import { DICE } from "../chart";

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

/** A die by its colour, R or B, and its number. */
export function dieOf(color: string, number: number, again = false): DieShown {
  const kind = color === "R" ? "R" : "B";
  return { red: kind === "R", number, hits: DICE.hits[kind][number - 1] ?? 0, bolt: number >= DICE.bolt[kind], shield: kind === "B" && DICE.shields[number - 1] === 1, again };
}
