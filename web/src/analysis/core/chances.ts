// The numbers of an analysis for display: chances in points, marks on the curve, and the mistakes of each side.
import type { LuckAndSkill, SideShare } from "../../wire";

/** Luck of fewer points, or within its own range, has a bar but no mark. */
export const MIN_MARKED_LUCK = 6;
/** The maximum number of marks of each kind on the curve. */
const MAX_MARKS = 8;

/** A chance from 0 to 1 in whole points (percent). */
export const points = (chance: number): number => Math.round(100 * chance) || 0;

/** Points with their sign, as shown on the page. */
export function signedPoints(chance: number): string {
  const found = points(chance);
  return found > 0 ? `+${found}` : found < 0 ? `−${-found}` : "0";
}

/** The chances of a side by decision, beginning with the start of the match. */
export function curveOf(result: LuckAndSkill, side: number): number[] {
  return [result.start, ...result.steps.map((step) => step.chances)].map((chances) => chances[side] ?? 0);
}

export interface Mark {
  kind: "luck" | "mistake";
  /** The decision to show in the replay: after an outcome, before a mistake. */
  decision: number;
  /** The gain or loss of the side, in points. */
  points: number;
  /** Half of the 95 % range, in points. */
  within: number;
  /** Index of the mistake in the list; -1 for luck. */
  at: number;
}

/** The marks on a side's curve, from left to right: its largest luck and its worst mistakes. */
export function marksOf(result: LuckAndSkill, side: number, chosen = -1): Mark[] {
  const luck = result.steps.flatMap((step, index): Mark[] => {
    const brought = points(step.luck[side] ?? 0);
    const within = points(step.within[side] ?? 0);
    return Math.abs(brought) < Math.max(MIN_MARKED_LUCK, within + 1) ? [] : [{ kind: "luck", decision: index + 1, points: brought, within, at: -1 }];
  });
  const seats = result.sides[side]?.seats ?? [];
  const mistakes = result.mistakes.flatMap((mistake, index): Mark[] => {
    if (!seats.includes(mistake.seat)) return [];
    return [{ kind: "mistake", decision: mistake.at, points: -points(mistake.could - mistake.chance), within: points(mistake.within), at: index }];
  });
  const shown = mistakes.filter((mistake, index) => index < MAX_MARKS || mistake.at === chosen);
  const largest = luck.sort((a, b) => Math.abs(b.points) - Math.abs(a.points)).slice(0, MAX_MARKS);
  return [...largest, ...shown].sort((a, b) => a.decision - b.decision);
}

export interface Placed {
  x: number;
  y: number;
}

/** Place marks inside a box: good ones above the curve and bad ones below it, without overlaps. */
export function placeMarks(marks: readonly Placed[], worse: readonly boolean[], size: number, height: number): Placed[] {
  const found: Placed[] = [];
  marks.forEach(({ x, y }, index) => {
    const way = worse[index] === true ? 1 : -1;
    const apart = (to: number): boolean => found.every((placed) => Math.abs(placed.x - x) >= size || Math.abs(placed.y - to) >= size);
    const inside = (to: number): boolean => to >= size / 2 && to <= height - size / 2;
    const tries = [1, 2, 3, 4, 5, 6].flatMap((far) => [y + way * far * size, y - way * far * size]);
    const first = Math.min(Math.max(y + way * size, size / 2), height - size / 2);
    found.push({ x, y: tries.find((to) => inside(to) && apart(to)) ?? first });
  });
  return found;
}

/** The side to show first: the reader's own, or the one with the best result. */
export function firstSide(sides: readonly SideShare[], ownSeats: readonly number[]): number {
  const own = sides.findIndex(({ seats }) => seats.some((seat) => ownSeats.includes(seat)));
  if (own >= 0) return own;
  const best = Math.max(...sides.map(({ end }) => end));
  return Math.max(0, sides.findIndex(({ end }) => end === best));
}

/** The indexes of a side's mistakes in the list of all mistakes. */
export function mistakesOf(result: LuckAndSkill, side: number): number[] {
  const seats = result.sides[side]?.seats ?? [];
  return result.mistakes.flatMap((mistake, index) => (seats.includes(mistake.seat) ? [index] : []));
}
