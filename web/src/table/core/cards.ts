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

const CARD_GAP = 12;
const ZONE_MARGIN = 8;

/** Return the best of four places; `avoid` are boxes to keep visible, such as the path of a move. */
export function placeCard(zone: Box, card: { width: number; height: number }, anchor: Box, avoid: readonly Box[] = []): Laid {
  const placements = (["below", "above", "right", "left"] as const).map((side) => clampedBox(zone, card, boxBeside(card, anchor, side)));
  const cost = (candidate: Laid): number => {
    const box = { ...card, left: candidate.left, top: candidate.top };
    return [anchor, ...avoid].reduce((sum, other) => sum + overlap(box, other), 0);
  };
  return placements.reduce((best, candidate) => (cost(candidate) < cost(best) ? candidate : best));
}

function boxBeside(card: { width: number; height: number }, anchor: Box, side: Side): Laid {
  const middle = anchor.left + anchor.width / 2 - card.width / 2;
  const level = anchor.top + anchor.height / 2 - card.height / 2;
  switch (side) {
    case "below":
      return { left: middle, top: anchor.top + anchor.height + CARD_GAP, side };
    case "above":
      return { left: middle, top: anchor.top - card.height - CARD_GAP, side };
    case "right":
      return { left: anchor.left + anchor.width + CARD_GAP, top: level, side };
    case "left":
      return { left: anchor.left - card.width - CARD_GAP, top: level, side };
  }
}

function clampedBox(zone: Box, card: { width: number; height: number }, placement: Laid): Laid {
  return {
    ...placement,
    left: clampValue(placement.left, zone.left + ZONE_MARGIN, zone.left + zone.width - card.width - ZONE_MARGIN),
    top: clampValue(placement.top, zone.top + ZONE_MARGIN, zone.top + zone.height - card.height - ZONE_MARGIN),
  };
}

function clampValue(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}
