// Arrow keys move from a thing on the table to the nearest one in their direction.

export type Direction = readonly [x: number, y: number];
type Box = Pick<DOMRect, "left" | "top" | "width" | "height">;

const STEPS: Readonly<Record<string, Direction>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function directionOf(key: string): Direction | undefined {
  return STEPS[key];
}

/** Return the index of the nearest box beyond the edge in a direction (sideways distance counts double), or -1. */
export function nearest(boxes: readonly Box[], from: number, [x, y]: Direction): number {
  const here = boxes[from];
  if (!here) return -1;
  let best = -1;
  let minDistance = Infinity;
  boxes.forEach((box, index) => {
    const across = box.left + box.width / 2 - here.left - here.width / 2;
    const down = box.top + box.height / 2 - here.top - here.height / 2;
    const ahead = across * x + down * y;
    const far = ahead + 2 * Math.abs(across * y + down * x);
    if (index === from || ahead <= Math.abs(here.width * x + here.height * y) / 2 || far >= minDistance) return;
    best = index;
    minDistance = far;
  });
  return best;
}
