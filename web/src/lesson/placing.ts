// The place of a lesson's text: near its subject, and if possible not over it.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Side = "above" | "below" | "right" | "left" | "apart";

export interface Placed {
  left: number;
  top: number;
  side: Side;
  /** Position of the tip on that side: from the left, or from the top if the text is beside the subject. */
  tip: number;
}

const GAP = 26;
const EDGE = 12;
const STEP = 16;
/** The minimum distance of the tip from a corner of the text, in px. */
const CORNER = 34;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(Math.max(least, most), value));

/** Return the area of one box that another one covers. */
export function covered(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

const grown = ({ left, top, width, height }: Box, by: number): Box => ({ left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by });

/** Return the place for a text of this size. `main` is its subject, and it covers nothing of `lit` if possible. */
export function place(size: { width: number; height: number }, main: Box, lit: readonly Box[], room: Box): Placed {
  const [least, most] = [{ left: room.left + EDGE, top: room.top + EDGE }, { left: room.left + room.width - size.width - EDGE, top: room.top + room.height - size.height - EDGE }];
  const middle = { left: main.left + main.width / 2, top: main.top + main.height / 2 };
  const over = clamp(middle.left - size.width / 2, least.left, most.left);
  const beside = clamp(middle.top - size.height / 2, least.top, most.top);
  const sides: [Side, number, number][] = [
    ["above", over, main.top - size.height - GAP],
    ["below", over, main.top + main.height + GAP],
    ["right", main.left + main.width + GAP, beside],
    ["left", main.left - size.width - GAP, beside],
  ];
  const hidden = (left: number, top: number): number => lit.reduce((sum, one) => sum + covered({ left, top, ...size }, grown(one, 8)), 0);
  const fits = (left: number, top: number): boolean => left >= least.left && left <= most.left && top >= least.top && top <= most.top;
  const near = sides.find(([, left, top]) => fits(left, top) && hidden(left, top) === 0);
  if (near) {
    const [side, left, top] = near;
    const tip = side === "above" || side === "below" ? clamp(middle.left - left, CORNER, size.width - CORNER) : clamp(middle.top - top, CORNER, size.height - CORNER);
    return { side, left, top, tip };
  }
  return { side: "apart", tip: 0, ...nearestFree(middle, size, least, most, hidden) };
}

type Point = Pick<Box, "left" | "top">;

/** Return the nearest place that covers nothing, or else as little as possible. */
function nearestFree(middle: Point, size: { width: number; height: number }, least: Point, most: Point, hidden: (left: number, top: number) => number): Point {
  let best: Point = least;
  let cost = Infinity;
  for (let top = least.top; top <= Math.max(least.top, most.top); top += STEP)
    for (let left = least.left; left <= Math.max(least.left, most.left); left += STEP) {
      const far = Math.hypot(left + size.width / 2 - middle.left, top + size.height / 2 - middle.top);
      const now = hidden(left, top) * 1000 + far;
      if (now < cost) [best, cost] = [{ left, top }, now];
    }
  return best;
}
