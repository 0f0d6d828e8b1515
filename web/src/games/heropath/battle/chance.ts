// The exact chance of a battle: every throw of both sides, weighed.
import { CHART } from "../chart";

/** How likely each sum is, from its least one on. */
type Sums = ReadonlyMap<number, number>;

const NOTHING: Sums = new Map([[0, 1]]);

/** The sums of so many dice of one kind. */
export function sumsOf(count: number, faces: readonly number[]): Sums {
  let sums = NOTHING;
  for (let die = 0; die < count; die++) {
    const next = new Map<number, number>();
    for (const [sum, chance] of sums) for (const face of faces) next.set(sum + face, (next.get(sum + face) ?? 0) + chance / faces.length);
    sums = next;
  }
  return sums;
}

/** Of a side: what is sure, what its dice have shown, or how many it will roll. */
export interface Side {
  sure: number;
  rolled: number | null;
  rolls: number;
  specials: number;
}

/** How likely it is that the hero wins or ties; dice that lie count as what they show. */
export function chanceOf(hero: Side, foe: Side): number {
  const mine = hero.rolled === null ? joined(sumsOf(hero.rolls, CHART.dice.hero), sumsOf(hero.specials, CHART.dice.special)) : NOTHING;
  const theirs = foe.rolled === null ? sumsOf(foe.rolls, CHART.dice.enemy) : NOTHING;
  const [from, against] = [hero.sure + (hero.rolled ?? 0), foe.sure + (foe.rolled ?? 0)];
  let chance = 0;
  for (const [a, p] of mine) for (const [b, q] of theirs) if (from + a >= against + b) chance += p * q;
  return chance;
}

function joined(one: Sums, other: Sums): Sums {
  const found = new Map<number, number>();
  for (const [a, p] of one) for (const [b, q] of other) found.set(a + b, (found.get(a + b) ?? 0) + p * q);
  return found;
}

/** The least and the most of so many dice. */
export function rangeOf(count: number, faces: readonly number[]): readonly [number, number] {
  return [count * Math.min(...faces), count * Math.max(...faces)];
}
