// Arrow keys on the map: they move to the nearest space in that direction, and prefer roads.
import { SPACES, spaceAt, WAYS_FROM } from "./chart";
import type { Look, Marks } from "./marks";
import type { BoardModel } from "./model";

const STEPS: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** Factor by which a connection along a road counts as shorter. */
const ROAD = 0.45;

/** Return the space with the tab stop: the last focused one, the previewed one, or that of the player's own hero. */
export function tabStop(focused: string, marks: Marks, look: Look, board: BoardModel): string {
  return focused || look.goal || board.heroes.find(({ yours }) => yours)?.at || [...marks.spaces.keys()][0] || "START";
}

/** The space that an arrow key moves to, or "". */
export function neighbour(here: string, key: string): string {
  const step = STEPS[key];
  const from = spaceAt(here);
  if (!step || !from) return "";
  const roads = new Set((WAYS_FROM.get(here) ?? []).map(({ to }) => to));
  let best = { id: "", far: Infinity };
  for (const { id, x, y } of SPACES) {
    const [dx, dy] = [x - from.x, y - from.y];
    const ahead = dx * step[0] + dy * step[1];
    const aside = Math.abs(dx * step[1]) + Math.abs(dy * step[0]);
    if (ahead <= 0 || aside > 2 * ahead) continue;
    const far = (ahead + 1.6 * aside) * (roads.has(id) ? ROAD : 1);
    if (far < best.far) best = { id, far };
  }
  return best.id;
}
