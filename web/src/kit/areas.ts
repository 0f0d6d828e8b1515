// A plan of areas: rectangles on a grid, with openings, doors and rails where two of them meet.

export interface Area {
  id: string;
  name: string;
  /** Left, top, width and height on the grid. */
  rect: readonly [number, number, number, number];
  lit?: boolean;
  /** Rubble, roots, ice: entering it slows figures. */
  difficult?: boolean;
  /** The floor; stone by default. */
  floor?: "stone" | "water" | "wood" | "earth" | "grass" | "chasm";
}

export interface Link {
  a: string;
  b: string;
  kind: "open" | "arch" | "door" | "locked" | "rail";
  /** The opening, where it is less than the whole border. */
  span?: readonly [number, number, number, number];
}

export interface Border {
  link: Link;
  /** Both ends of the line on which two areas meet, or of its opening. */
  line: readonly [number, number, number, number];
}

/** The middle of the line, the position of a picture on it. */
export function middleOf([x1, y1, x2, y2]: Border["line"]): readonly [number, number] {
  return [(x1 + x2) / 2, (y1 + y2) / 2];
}

/** The lines on which linked areas meet. */
export function bordersOf(areas: readonly Area[], links: readonly Link[]): Border[] {
  const byId = new Map(areas.map((area) => [area.id, area]));
  return links.flatMap((link) => {
    const [a, b] = [byId.get(link.a), byId.get(link.b)];
    const border = a && b ? common(a.rect, b.rect) : null;
    const line = link.span ?? (border && narrow(border, link.kind));
    return line ? [{ link, line }] : [];
  });
}

type Rect = Area["rect"];

/** Width of an opening without its own: a gate in the middle of the border, or all of it. */
const GATE = 1.3;
function narrow(line: Border["line"], kind: Link["kind"]): Border["line"] {
  const [x1, y1, x2, y2] = line;
  const long = Math.hypot(x2 - x1, y2 - y1);
  if (kind === "open" || kind === "rail" || long <= GATE) return line;
  const [mx, my] = middleOf(line);
  const [dx, dy] = [((x2 - x1) / long) * (GATE / 2), ((y2 - y1) / long) * (GATE / 2)];
  return [mx - dx, my - dy, mx + dx, my + dy];
}

/** The line on which two rectangles meet; null where they only touch at a corner, or not at all. */
export function common([ax, ay, aw, ah]: Rect, [bx, by, bw, bh]: Rect): Border["line"] | null {
  const [left, right] = [Math.max(ax, bx), Math.min(ax + aw, bx + bw)];
  const [top, bottom] = [Math.max(ay, by), Math.min(ay + ah, by + bh)];
  if (left === right && top < bottom) return [left, top, left, bottom];
  if (top === bottom && left < right) return [left, top, right, top];
  return null;
}

/** The grid that holds all areas, with half a field around. */
export function frameOf(areas: readonly Area[]): readonly [number, number, number, number] {
  const left = Math.min(...areas.map(({ rect: [x] }) => x));
  const top = Math.min(...areas.map(({ rect: [, y] }) => y));
  const right = Math.max(...areas.map(({ rect: [x, , width] }) => x + width));
  const bottom = Math.max(...areas.map(({ rect: [, y, , height] }) => y + height));
  return [left - 0.5, top - 0.5, right - left + 1, bottom - top + 1];
}
