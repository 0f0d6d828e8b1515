// The land of a map: each place owns the ground nearest to it, and a border separates grounds of different colours.
import type { Spotted } from "./maps";

interface Corner {
  x: number;
  y: number;
  /** Index of the spot beyond the edge that begins here; -1 at the edge of the picture. */
  beyond: number;
}

export interface Land {
  spot: Spotted;
  outline: string;
  /** The parts of its outline where the ground changes. */
  borders: string;
}

/** Return the ground of each place, on a picture that is 100 wide and `tall` high. */
export function landsOf(spots: readonly Spotted[], tall: number): Land[] {
  const middles = spots.map((spot) => ({ spot, x: spot.x, y: (spot.y * tall) / 100 }));
  return middles.map(({ spot, x, y }, own) => {
    let cell = ([[-4, -4], [104, -4], [104, tall + 4], [-4, tall + 4]] as const).map(([cx, cy]): Corner => ({ x: cx, y: cy, beyond: -1 }));
    middles.forEach((other, beyond) => {
      if (beyond !== own) cell = nearerPart(cell, { x, y }, other, beyond);
    });
    const ground = (index: number): string => spots[index]?.place.colour ?? "";
    const edges = cell.map((corner, nth) => ({ from: corner, to: cell[(nth + 1) % cell.length] ?? corner }));
    const borders = edges.filter(({ from }) => from.beyond > own && ground(from.beyond) !== spot.place.colour);
    return { spot, outline: `M${cell.map(point).join("L")}Z`, borders: borders.map(({ from, to }) => `M${point(from)}L${point(to)}`).join("") };
  });
}

const point = ({ x, y }: { x: number; y: number }): string => `${x.toFixed(2)} ${y.toFixed(2)}`;

/** Cut a cell to the part that is nearer to one point than to another. */
function nearerPart(cell: readonly Corner[], nearPoint: { x: number; y: number }, farPoint: { x: number; y: number }, beyond: number): Corner[] {
  const [dx, dy] = [farPoint.x - nearPoint.x, farPoint.y - nearPoint.y];
  const half = (farPoint.x ** 2 - nearPoint.x ** 2 + farPoint.y ** 2 - nearPoint.y ** 2) / 2;
  const over = ({ x, y }: Corner): number => x * dx + y * dy - half;
  return cell.flatMap((corner, nth) => {
    const next = cell[(nth + 1) % cell.length] ?? corner;
    const [a, b] = [over(corner), over(next)];
    if (a <= 0 && b <= 0) return [corner];
    if (a > 0 && b > 0) return [];
    const part = a / (a - b);
    const cut = { x: corner.x + (next.x - corner.x) * part, y: corner.y + (next.y - corner.y) * part };
    return a <= 0 ? [corner, { ...cut, beyond }] : [{ ...cut, beyond: corner.beyond }];
  });
}

/** Return positions of ground symbols around a place: not on it and not on a road, and the same in every match. */
export function symbolPositions(spot: Spotted, tall: number, roads: readonly { x: number; y: number }[], nth: number): { x: number; y: number }[] {
  const middle = { x: spot.x, y: (spot.y * tall) / 100 };
  const found: { x: number; y: number }[] = [];
  for (let ring = 0; ring < 12 && found.length < 6; ring += 1) {
    const angle = (nth * 137 + ring * 79) * (Math.PI / 180);
    const far = 5.5 + ((nth * 31 + ring * 17) % 5);
    const here = { x: middle.x + Math.cos(angle) * far, y: middle.y + Math.sin(angle) * far * 0.8 };
    const free = [...found, ...roads].every(({ x, y }) => Math.hypot(x - here.x, y - here.y) > 3.2);
    if (free && here.x > 2 && here.x < 98 && here.y > 2 && here.y < tall - 2) found.push(here);
  }
  return found;
}
