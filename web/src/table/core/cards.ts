// The position of a card beside something on the board: near it, inside the zone, and covering as little as possible.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The side of the thing where the card is; "over" if no side has room. */
export type Side = "below" | "above" | "right" | "left";

export interface Laid {
  left: number;
  top: number;
  side: Side;
}

const GAP = 12;
const EDGE = 8;

/** Return the best of four places; `avoid` are boxes to keep visible, such as the path of a move. */
export function placeCard(zone: Box, card: { width: number; height: number }, anchor: Box, avoid: readonly Box[] = []): Laid {
  const placements = (["below", "above", "right", "left"] as const).map((side) => clamped(zone, card, beside(card, anchor, side)));
  const cost = (candidate: Laid): number => {
    const box = { ...card, left: candidate.left, top: candidate.top };
    return [anchor, ...avoid].reduce((sum, other) => sum + overlap(box, other), 0);
  };
  return placements.reduce((best, candidate) => (cost(candidate) < cost(best) ? candidate : best));
}

function beside(card: { width: number; height: number }, anchor: Box, side: Side): Laid {
  const middle = anchor.left + anchor.width / 2 - card.width / 2;
  const level = anchor.top + anchor.height / 2 - card.height / 2;
  switch (side) {
    case "below":
      return { left: middle, top: anchor.top + anchor.height + GAP, side };
    case "above":
      return { left: middle, top: anchor.top - card.height - GAP, side };
    case "right":
      return { left: anchor.left + anchor.width + GAP, top: level, side };
    case "left":
      return { left: anchor.left - card.width - GAP, top: level, side };
  }
}

function clamped(zone: Box, card: { width: number; height: number }, placement: Laid): Laid {
  return {
    ...placement,
    left: within(placement.left, zone.left + EDGE, zone.left + zone.width - card.width - EDGE),
    top: within(placement.top, zone.top + EDGE, zone.top + zone.height - card.height - EDGE),
  };
}

function within(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}
