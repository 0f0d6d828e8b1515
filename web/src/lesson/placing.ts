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

const TEXT_GAP = 26;
const ROOM_MARGIN = 12;
const SEARCH_STEP = 16;
/** The minimum distance of the tip from a corner of the text, in px. */
const MIN_CORNER_DISTANCE = 34;

const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(Math.max(min, max), value));

/** Return the area of one box that another one covers. */
export function coveredArea(first: Box, second: Box): number {
  const wide = Math.min(first.left + first.width, second.left + second.width) - Math.max(first.left, second.left);
  const high = Math.min(first.top + first.height, second.top + second.height) - Math.max(first.top, second.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

const grownBox = ({ left, top, width, height }: Box, margin: number): Box => ({ left: left - margin, top: top - margin, width: width + 2 * margin, height: height + 2 * margin });

/** Return the place for a text of this size. `main` is its subject, and it covers nothing of `lit` if possible. */
export function placeText(size: { width: number; height: number }, main: Box, lit: readonly Box[], room: Box): Placed {
  const [min, max] = [{ left: room.left + ROOM_MARGIN, top: room.top + ROOM_MARGIN }, { left: room.left + room.width - size.width - ROOM_MARGIN, top: room.top + room.height - size.height - ROOM_MARGIN }];
  const middle = { left: main.left + main.width / 2, top: main.top + main.height / 2 };
  const over = clamp(middle.left - size.width / 2, min.left, max.left);
  const beside = clamp(middle.top - size.height / 2, min.top, max.top);
  const sides: [Side, number, number][] = [
    ["above", over, main.top - size.height - TEXT_GAP],
    ["below", over, main.top + main.height + TEXT_GAP],
    ["right", main.left + main.width + TEXT_GAP, beside],
    ["left", main.left - size.width - TEXT_GAP, beside],
  ];
  const hiddenArea = (left: number, top: number): number => lit.reduce((sum, box) => sum + coveredArea({ left, top, ...size }, grownBox(box, 8)), 0);
  const fits = (left: number, top: number): boolean => left >= min.left && left <= max.left && top >= min.top && top <= max.top;
  const near = sides.find(([, left, top]) => fits(left, top) && hiddenArea(left, top) === 0);
  if (near) {
    const [side, left, top] = near;
    const tip = side === "above" || side === "below" ? clamp(middle.left - left, MIN_CORNER_DISTANCE, size.width - MIN_CORNER_DISTANCE) : clamp(middle.top - top, MIN_CORNER_DISTANCE, size.height - MIN_CORNER_DISTANCE);
    return { side, left, top, tip };
  }
  return { side: "apart", tip: 0, ...nearestFree(middle, size, min, max, hiddenArea) };
}

type Point = Pick<Box, "left" | "top">;

/** Return the nearest place that covers nothing, or else as little as possible. */
function nearestFree(middle: Point, size: { width: number; height: number }, min: Point, max: Point, hidden: (left: number, top: number) => number): Point {
  let best: Point = min;
  let cost = Infinity;
  for (let top = min.top; top <= Math.max(min.top, max.top); top += SEARCH_STEP)
    for (let left = min.left; left <= Math.max(min.left, max.left); left += SEARCH_STEP) {
      const far = Math.hypot(left + size.width / 2 - middle.left, top + size.height / 2 - middle.top);
      const now = hidden(left, top) * 1000 + far;
      if (now < cost) [best, cost] = [{ left, top }, now];
    }
  return best;
}
