// What stands on the board, from what changed since the sight before.
import type { Figure, Sight } from "../../wire";

/** All figures of a sight that may tell only what is new. */
export function figuresOf({ figures, kept }: Pick<Sight, "figures" | "kept">, before: readonly Figure[]): Figure[] {
  if (!kept) return figures;
  const whole: Figure[] = [];
  let taken = 0;
  for (const [fresh, start, count] of kept) {
    whole.push(...figures.slice(taken, taken + fresh), ...before.slice(start, start + count));
    taken += fresh;
  }
  return [...whole, ...figures.slice(taken)];
}
