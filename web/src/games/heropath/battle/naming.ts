// The names below the blocks of a strength.

interface Block {
  name: string;
  points: number;
}

/** The minimum distance between two names, and the approximate width of a letter, in px. */
const [GAP, LETTER] = [4, 7];

/**
 * Return which blocks show their names; `point` is the width of one point, in px. A name that is wider than its block
 * is shown if it touches no other.
 */
export function named(blocks: readonly Block[], point: number): boolean[] {
  const ends = blocks.map((_, index) => point * blocks.slice(0, index + 1).reduce((sum, { points }) => sum + points, 0));
  const spans = blocks.map(({ name, points }, index) => {
    const middle = (ends[index] ?? 0) - (point * points) / 2;
    const half = (name.length * LETTER) / 2;
    return { from: middle - half, to: middle + half, fits: 2 * half <= point * points + GAP };
  });
  const seen = spans.filter(({ fits }) => fits);
  return spans.map((span) => {
    if (span.fits) return true;
    const isFree = span.from >= 0 && span.to <= (ends.at(-1) ?? 0) && seen.every(({ from, to }) => span.to + GAP <= from || to + GAP <= span.from);
    if (isFree) seen.push(span);
    return isFree;
  });
}
