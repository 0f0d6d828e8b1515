// Positions in the picture: the sheet with the map, the Scale of Evil to its left, and ways as lines.
import { CHART, spaceAt, WAYS_FROM, type Point, type Way } from "./chart";

export const MAP_WIDTH = 1600;
export const HEIGHT = 1100;
/** Width of the strip for the Scale of Evil, to the left of the map. */
export const SCALE = 420;
export const WIDTH = MAP_WIDTH + SCALE;

/** Return the Dragon's place: on a rock, or beside the start space during the Gathering. */
export function dragonAt(rock: number): Point {
  const found = CHART.rocks[rock - 1];
  if (found) return [found.x, found.y - 34];
  const start = spaceAt("START");
  return [(start?.x ?? 0) - 108, (start?.y ?? 0) - 60];
}

/** Return a figure's place on its space. Figures are side by side, the last one in front. */
export function figurePlace(nth: number, count: number): Point {
  if (count === 1) return [0, -4];
  if (count === 2) return [nth ? 21 : -21, nth ? -2 : -8];
  const step = Math.min(31, 96 / (count - 1));
  return [(nth - (count - 1) / 2) * step, nth % 2 ? 2 : -8];
}

// ---- ways

function wayBetween(a: string, b: string): Way | undefined {
  return WAYS_FROM.get(a)?.find(({ to }) => to === b)?.way;
}

/** The curve from one space to a neighbour, in this direction. */
export function curveOf(a: string, b: string): readonly Point[] {
  const way = wayBetween(a, b);
  if (way) return way.a === a ? way.curve : [...way.curve].reverse();
  const [from, to] = [spaceAt(a), spaceAt(b)];
  return from && to ? [[from.x, from.y], [from.x, from.y], [to.x, to.y], [to.x, to.y]] : [];
}

/** The SVG line of a path from space to space. */
export function lineOf(path: readonly string[]): string {
  return path
    .slice(1)
    .map((to, index) => {
      const [p, q, r, s] = curveOf(path[index] ?? "", to);
      return p && q && r && s ? `M${p[0]} ${p[1]}C${q[0]} ${q[1]} ${r[0]} ${r[1]} ${s[0]} ${s[1]}` : "";
    })
    .join("");
}

/** Return points along a path, so close that a figure moving between them follows the road. */
export function pointsOf(path: readonly string[], steps = 6): Point[] {
  const found: Point[] = [];
  path.slice(1).forEach((to, index) => {
    const [p, q, r, s] = curveOf(path[index] ?? "", to);
    if (!p || !q || !r || !s) return;
    for (let step = found.length ? 1 : 0; step <= steps; step++) found.push(onCurve(p, q, r, s, step / steps));
  });
  return found;
}

function onCurve(p: Point, q: Point, r: Point, s: Point, t: number): Point {
  const u = 1 - t;
  const mix = (axis: 0 | 1): number => u ** 3 * p[axis] + 3 * u * u * t * q[axis] + 3 * u * t * t * r[axis] + t ** 3 * s[axis];
  return [mix(0), mix(1)];
}
