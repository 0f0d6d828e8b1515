// A plan of areas: rectangles on a grid, with openings, doors and railings between them.
import type { BoardSize } from "../table/board";

export interface Area {
  id: string;
  name: string;
  /** Left, top, width and height on the grid. */
  rect: readonly [number, number, number, number];
  lit?: boolean;
  /** Whether rubble, roots or ice slow down figures that enter. */
  difficult?: boolean;
  /** The floor; stone by default. */
  floor?: "stone" | "water" | "wood" | "earth" | "grass" | "chasm";
}

export interface Link {
  a: string;
  b: string;
  kind: "open" | "arch" | "door" | "locked" | "rail";
  /** The opening, if it is shorter than the whole border. */
  span?: readonly [number, number, number, number];
}

export interface Border {
  link: Link;
  /** Both ends of the border line between two areas, or of its opening. */
  line: readonly [number, number, number, number];
}

/** Return the middle of the line, where a picture on it is placed. */
export function middleOf([x1, y1, x2, y2]: Border["line"]): readonly [number, number] {
  return [(x1 + x2) / 2, (y1 + y2) / 2];
}

/** Return the border lines between linked areas. */
export function bordersOf(areas: readonly Area[], links: readonly Link[]): Border[] {
  const byId = new Map(areas.map((area) => [area.id, area]));
  return links.flatMap((link) => {
    const [a, b] = [byId.get(link.a), byId.get(link.b)];
    const border = a && b ? commonBorder(a.rect, b.rect) : null;
    const line = link.span ?? (border && narrowedLine(border, link.kind));
    return line ? [{ link, line }] : [];
  });
}

type Rect = Area["rect"];

/** Width of an opening without a given span: a gate in the middle of the border; other openings use the whole border. */
const GATE_WIDTH = 1.3;
function narrowedLine(line: Border["line"], kind: Link["kind"]): Border["line"] {
  const [x1, y1, x2, y2] = line;
  const long = Math.hypot(x2 - x1, y2 - y1);
  if (kind === "open" || kind === "rail" || long <= GATE_WIDTH) return line;
  const [mx, my] = middleOf(line);
  const [dx, dy] = [((x2 - x1) / long) * (GATE_WIDTH / 2), ((y2 - y1) / long) * (GATE_WIDTH / 2)];
  return [mx - dx, my - dy, mx + dx, my + dy];
}

/** Return the line where two rectangles meet; null if they meet only at a corner, or not at all. */
export function commonBorder([ax, ay, aw, ah]: Rect, [bx, by, bw, bh]: Rect): Border["line"] | null {
  const [left, right] = [Math.max(ax, bx), Math.min(ax + aw, bx + bw)];
  const [top, bottom] = [Math.max(ay, by), Math.min(ay + ah, by + bh)];
  if (left === right && top < bottom) return [left, top, left, bottom];
  if (top === bottom && left < right) return [left, top, right, top];
  return null;
}

/** Return the part of the grid with all areas, and half a field around it. */
export function frameOf(areas: readonly Area[]): readonly [number, number, number, number] {
  const left = Math.min(...areas.map(({ rect: [x] }) => x));
  const top = Math.min(...areas.map(({ rect: [, y] }) => y));
  const right = Math.max(...areas.map(({ rect: [x, , width] }) => x + width));
  const bottom = Math.max(...areas.map(({ rect: [, y, , height] }) => y + height));
  return [left - 0.5, top - 0.5, right - left + 1, bottom - top + 1];
}

/**
 * The width of a grid field, in px, that figures need to stand on it. If there is enough room, the whole map is shown
 * slightly smaller.
 */
const FIELD = 28;

/** Return the size of a map with this frame. */
export function mapSize([, , width, height]: readonly [number, number, number, number]): BoardSize {
  return { width: width * 100, height: height * 100, least: Math.min(1200, width * FIELD), margin: 0 };
}
