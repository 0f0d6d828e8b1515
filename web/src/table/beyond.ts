// Things outside the visible part of a board.
export const EDGES = ["left", "right", "top", "bottom"] as const;
export type Edge = (typeof EDGES)[number];
type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** The number of things beyond an edge, and the position of their middle along the edge, from 0 to 1. */
export interface Beyond {
  edge: Edge;
  count: number;
  at: number;
}

/** Count the boxes whose middle is outside a zone, each at the edge that it is farthest beyond. */
export function countBeyond(zone: Box, boxes: readonly Box[]): Beyond[] {
  const all = boxes.map(({ left, right, top, bottom }) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const outside = { left: zone.left - x, right: x - zone.right, top: zone.top - y, bottom: y - zone.bottom };
    const edge = EDGES.reduce((best, edge) => (outside[edge] > outside[best] ? edge : best));
    const along = edge === "left" || edge === "right" ? (y - zone.top) / (zone.bottom - zone.top) : (x - zone.left) / (zone.right - zone.left);
    return { edge: outside[edge] > 0 ? edge : null, along };
  });
  return EDGES.flatMap((edge) => {
    const there = all.filter((place) => place.edge === edge);
    const middle = there.reduce((sum, { along }) => sum + along, 0) / there.length;
    return there.length ? [{ edge, count: there.length, at: Math.min(1, Math.max(0, middle)) }] : [];
  });
}
