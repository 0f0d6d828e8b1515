// Lists of a sight, from what changed in them since the sight before.
import type { Sight } from "../../wire";

/** The lists of which a sight may tell only what is new. */
export type Lists = Pick<Sight, "figures" | "cards" | "places" | "facts" | "tracks" | "standings">;

type Run = readonly [number, number, number];

/** A list from its new items, and runs of those that stand. */
export function joined<T>(fresh: readonly T[], runs: readonly Run[], before: readonly T[]): T[] {
  const whole: T[] = [];
  let taken = 0;
  for (const [count, start, standing] of runs) {
    whole.push(...fresh.slice(taken, taken + count), ...before.slice(start, start + standing));
    taken += count;
  }
  return [...whole, ...fresh.slice(taken)];
}

/** All lists of a sight that may tell only what is new. */
export function listsOf(sight: Lists & Pick<Sight, "kept">, before: Lists): Lists {
  const { kept } = sight;
  if (!kept) return listed(sight);
  const list = <T>(name: keyof Lists, now: T[] | null, stood: T[] | null): T[] => {
    const runs = kept[name];
    return runs ? joined(now ?? [], runs, stood ?? []) : (stood ?? []);
  };
  return {
    figures: list("figures", sight.figures, before.figures),
    cards: list("cards", sight.cards, before.cards),
    places: "places" in kept ? list("places", sight.places, before.places) : null,
    facts: list("facts", sight.facts, before.facts),
    tracks: list("tracks", sight.tracks, before.tracks),
    standings: list("standings", sight.standings, before.standings),
  };
}

/** The lists of a whole sight. */
export function listed({ figures, cards, places, facts, tracks, standings }: Lists): Lists {
  return { figures, cards, places, facts, tracks, standings };
}
