// Positions of the names on the map. A name that pieces cover moves within its region, or is hidden.
import { CHART, COLUMNS, fieldNumber } from "./chart";
import { FIELD_HEIGHT, FIELD_WIDTH, fieldMiddle, trackX, type Box } from "./geometry";
import { NAMES, type Name } from "./names";
import type { BoardModel, FieldModel } from "./model";

export interface Standing {
  name: Name;
  at: readonly [number, number];
  /** Whether the name follows its own curve. */
  curved: boolean;
}

const LETTER_WIDTH = 7.4;
const LINE_HEIGHT = 16;

export function placeNames(board: Pick<BoardModel, "fields" | "track">, names: readonly Name[] = NAMES): Standing[] {
  const pieces = [...board.fields.flatMap(pieceBox), ...board.track.map(markerBox)];
  return names.flatMap((name) => placeName(name, pieces) ?? []);
}

function placeName(name: Name, pieces: readonly Box[]): Standing | null {
  const isFree = (box: Box): boolean => !pieces.some((piece) => overlap(piece, box));
  if (isFree(nameBox(name, name.at, name.curve !== undefined))) return { name, at: name.at, curved: name.curve !== undefined };
  const at = otherPlaces(name).find((place) => isFree(nameBox(name, place, false)));
  return at ? { name, at, curved: false } : null;
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

// ---- areas that pieces cover

/** The box of a piece, by its reach from the middle of its field. */
function pieceBox({ field, party, item, sprite, king }: FieldModel): Box[] {
  const { x, y } = fieldMiddle(field);
  const boxAround = (side: number, up: number, down = up): Box => ({ x: x - side, y: y - up, width: 2 * side, height: up + down });
  if (sprite) return [boxAround(28, 30, 26)];
  if (party) return [boxAround(party.size > 1 || party.gold > 0 ? 42 : 24, 23)];
  if (!item) return king ? [boxAround(20, 24)] : [];
  if (item.kind === "gold") return [boxAround(17, 9, 19)];
  return [item.kind === "creature" || item.kind === "giant" ? boxAround(33, 26) : boxAround(24, 21)];
}

/** The box of a marker on the track, which reaches slightly into the last row. */
function markerBox(points: number): Box {
  return { x: trackX(points) - 22, y: 672, width: 44, height: 30 };
}

// ---- areas of names

function isBand({ kind }: Name): boolean {
  return kind === "city" || kind === "capital";
}

function widthOf(name: Name): number {
  return name.wide ?? LETTER_WIDTH * Math.max(...name.lines.map((line) => line.length));
}

/** Return the approximate box of a name's letters; a curve rises by half a line. */
function nameBox(name: Name, [x, y]: readonly [number, number], curved: boolean): Box {
  const width = widthOf(name);
  const up = curved ? 26 : isBand(name) ? 10 : 12;
  const down = isBand(name) ? 7 : 3 + LINE_HEIGHT * (name.lines.length - 1);
  return { x: x - width / 2, y: y - up, width, height: up + down };
}

/** Other places in the name's region, nearest first: the middles of its fields, and of pairs of neighbouring fields. */
function otherPlaces(name: Name): [number, number][] {
  const fields = (CHART.regions.find(({ id }) => id === name.region)?.fields ?? []).map(fieldNumber);
  const low = isBand(name) ? 0 : name.lines.length > 1 ? -3 : 5;
  const narrow = widthOf(name) <= FIELD_WIDTH + (isBand(name) ? 14 : 0);
  const single = narrow ? fields.map(fieldMiddle) : [];
  const pairs = fields
    .filter((field) => field % COLUMNS < COLUMNS - 1 && fields.includes(field + 1))
    .map((field) => ({ x: fieldMiddle(field).x + FIELD_WIDTH / 2, y: fieldMiddle(field).y }));
  const edges = isBand(name) && narrow
    ? fields.filter((field) => fields.includes(field + COLUMNS)).map((field) => ({ x: fieldMiddle(field).x, y: fieldMiddle(field).y + FIELD_HEIGHT / 2 }))
    : [];
  const distanceFromName = (x: number, y: number): number => Math.hypot(x - name.at[0], y - name.at[1]);
  return [...single, ...pairs, ...edges].sort((a, b) => distanceFromName(a.x, a.y) - distanceFromName(b.x, b.y)).map(({ x, y }) => [x, y + low]);
}
