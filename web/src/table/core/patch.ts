// Changes of a sight: after the first sight the hall sends only these.

/** `[value]` replaces the old value, `[]` removes a member. A list may be sent as runs of the old list and new items. */
export type Patch = { readonly [name: string]: Patch } | readonly [] | readonly [unknown] | readonly [readonly Run[], readonly unknown[]];

type Run = readonly [fresh: number, start: number, count: number];

/** Return the patched value; unchanged parts keep their identity. */
export function patched<T>(before: T, patch: Patch): T {
  return appliedPatch(before, patch) as T;
}

function appliedPatch(before: unknown, patch: Patch): unknown {
  if (isSwap(patch)) return patch.length === 2 ? joinedRuns(before as readonly unknown[], patch[0], patch[1]) : patch[0];
  if (Array.isArray(before)) return before.map((entry: unknown, index) => (patch[index] ? appliedPatch(entry, patch[index]) : entry));
  const now: Record<string, unknown> = { ...(before as object) };
  for (const [name, change] of Object.entries(patch)) {
    if (isSwap(change) && change.length === 0) delete now[name];
    else now[name] = appliedPatch(now[name], change);
  }
  return now;
}

function joinedRuns(before: readonly unknown[], runs: readonly Run[], newItems: readonly unknown[]): unknown[] {
  const whole: unknown[] = [];
  let taken = 0;
  for (const [count, start, standing] of runs) {
    whole.push(...newItems.slice(taken, taken + count), ...before.slice(start, start + standing));
    taken += count;
  }
  return [...whole, ...newItems.slice(taken)];
}

const isSwap = (patch: Patch): patch is Exclude<Patch, { readonly [name: string]: Patch }> => Array.isArray(patch);
