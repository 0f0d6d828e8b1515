// The positions to load now: the shown one, then those around it, nearest first.

/** Requests at the same time. */
export const FLYING = 3;
/** Cached positions; others are requested again. */
export const KEPT = 90;

/** Steps in the order in which they are wanted; `ahead` of the one at hand in the direction of travel, a few behind. */
export function wanted(step: number, steps: number, heading: 1 | -1, ahead = 4): number[] {
  const near = [0, -heading, heading];
  const far = Array.from({ length: Math.max(0, ahead - 1) }, (_, at) => (at + 2) * heading);
  return [...near, ...far, -2 * heading].map((by) => step + by).filter((at) => at >= 0 && at < steps);
}

/** The keys to request now: wanted, missing and not yet requested. */
export function toAsk(keys: readonly string[], has: (key: string) => boolean, flying: ReadonlySet<string>): string[] {
  return keys.filter((key) => !has(key) && !flying.has(key)).slice(0, Math.max(0, FLYING - flying.size));
}

/** The keys to drop, oldest first. */
export function toForget(known: readonly string[], keys: readonly string[]): string[] {
  const needed = new Set(keys);
  return known.filter((key) => !needed.has(key)).slice(0, Math.max(0, known.length - KEPT));
}
