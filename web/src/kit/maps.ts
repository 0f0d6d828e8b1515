// Places on a map: the position of each in the picture, the roads between them, and the next place in a direction.
import type { Place } from "../wire";

export interface Spotted {
  place: Place;
  /** From the left and from the top, in percent of the picture. */
  x: number;
  y: number;
}

export interface Road {
  from: Spotted;
  to: Spotted;
  /** Its number among all roads. */
  nth: number;
}

export interface MapModel {
  spots: Spotted[];
  roads: Road[];
  /** Width divided by height. */
  ratio: number;
}

/**
 * Share of the larger side that is kept free around the outermost places: figures are above a place, and its name is
 * below it.
 */
const SIDE_MARGIN_SHARE = 0.09;
const TOP_MARGIN_SHARE = 0.16;

/** Return the picture of all places that have a position; null if no place has one. */
export function mapOf(places: readonly Place[]): MapModel | null {
  const found = places.flatMap((place) => (place.centre ? [{ place, at: place.centre }] : []));
  if (!found.length) return null;
  const xs = found.map(({ at }) => at[0]);
  const ys = found.map(({ at }) => at[1]);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const across = Math.max(...xs) - left || 1;
  const down = Math.max(...ys) - top || 1;
  const [beside, over] = [SIDE_MARGIN_SHARE, TOP_MARGIN_SHARE].map((part) => part * Math.max(across, down)) as [number, number];
  const [width, height] = [across + 2 * beside, down + 2 * over];
  const spots = found.map(({ place, at }) => ({ place, x: (100 * (at[0] - left + beside)) / width, y: (100 * (at[1] - top + over)) / height }));
  return { spots, roads: roadsOf(spots), ratio: width / height };
}

/** Return every road once, whichever of its ends names it. */
function roadsOf(spots: readonly Spotted[]): Road[] {
  const byId = new Map(spots.map((spot) => [spot.place.id, spot]));
  const roads = new Map<string, Road>();
  for (const from of spots)
    for (const end of from.place.roads) {
      const to = byId.get(end);
      const name = [from.place.id, end].sort().join(" ");
      if (to && !roads.has(name)) roads.set(name, { from, to, nth: roads.size });
    }
  return [...roads.values()];
}

/** Distance from an edge, in percent, within which content of a place is aligned inwards. */
const EDGE_PERCENT = 20;

/** Return the side of a place to which its name and its figures are aligned. */
export const sideOf = ({ x }: Spotted): "start" | "end" | "center" => (x < EDGE_PERCENT ? "start" : x > 100 - EDGE_PERCENT ? "end" : "center");

/** Return the next place in a direction, or undefined. Places far to the side do not count. */
export function nextIn(spots: readonly Spotted[], placeId: string, right: number, down: number, ratio: number): string | undefined {
  const start = spots.find(({ place }) => place.id === placeId);
  if (!start) return undefined;
  let best: { id: string; far: number } | undefined;
  for (const { place, x, y } of spots) {
    const [dx, dy] = [(x - start.x) * ratio, y - start.y];
    const ahead = right ? dx * right : dy * down;
    const aside = Math.abs(right ? dy : dx);
    if (ahead <= 0 || aside > 3 * ahead) continue;
    if (!best || ahead + aside < best.far) best = { id: place.id, far: ahead + aside };
  }
  return best?.id;
}

/** Whether a road is part of a path of places. */
export function isOnWay({ from, to }: Road, way: readonly string[]): boolean {
  return way.some((id, index) => {
    const next = way[index + 1];
    return next !== undefined && [from.place.id, to.place.id].includes(id) && [from.place.id, to.place.id].includes(next) && id !== next;
  });
}
