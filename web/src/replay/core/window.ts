// The positions to load now: the shown one, then those around it, nearest first.

/** Maximum number of simultaneous requests. */
export const MAX_REQUESTS = 3;
/** Maximum number of cached positions; dropped ones are requested again. */
export const MAX_CACHED_POSITIONS = 90;

/** Return the steps to load in order of priority: the current one, `ahead` steps in the direction of travel, and a few behind. */
export function stepsToLoad(step: number, steps: number, heading: 1 | -1, ahead = 4): number[] {
  const near = [0, -heading, heading];
  const far = Array.from({ length: Math.max(0, ahead - 1) }, (_, index) => (index + 2) * heading);
  return [...near, ...far, -2 * heading].map((by) => step + by).filter((index) => index >= 0 && index < steps);
}

/** Return the keys to request now: wanted, missing and not yet requested. */
export function keysToRequest(keys: readonly string[], has: (key: string) => boolean, flying: ReadonlySet<string>): string[] {
  return keys.filter((key) => !has(key) && !flying.has(key)).slice(0, Math.max(0, MAX_REQUESTS - flying.size));
}

/** Return the keys to drop, oldest first. */
export function keysToDrop(cachedKeys: readonly string[], keys: readonly string[]): string[] {
  const needed = new Set(keys);
  return cachedKeys.filter((key) => !needed.has(key)).slice(0, Math.max(0, cachedKeys.length - MAX_CACHED_POSITIONS));
}
