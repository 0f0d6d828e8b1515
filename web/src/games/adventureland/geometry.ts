// Positions on the board, in units of the drawing: 1120 x 716, with fields of 92 x 64.
import { CHART, COLUMNS, fieldNumber, startArea } from "./chart";

export const WIDTH = 1120;
export const HEIGHT = 716;
export const FIELD_WIDTH = 92;
export const FIELD_HEIGHT = 64;
/** The width west of the row numbers. */
export const NUMBERS_WIDTH = 48;
const FIELDS_LEFT = 80;
const FIELDS_TOP = 46;

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export function fieldCorner(field: number): Point {
  return { x: FIELDS_LEFT + FIELD_WIDTH * (field % COLUMNS), y: FIELDS_TOP + FIELD_HEIGHT * Math.floor(field / COLUMNS) };
}

export function fieldMiddle(field: number): Point {
  const { x, y } = fieldCorner(field);
  return { x: x + FIELD_WIDTH / 2, y: y + FIELD_HEIGHT / 2 };
}

/** The frame of a field, `by` units inside its edges. */
export function inset(field: number, gap: number): Box {
  const { x, y } = fieldCorner(field);
  return { x: x + gap, y: y + gap, width: FIELD_WIDTH - 2 * gap, height: FIELD_HEIGHT - 2 * gap };
}

// ---- start areas

/** The box of a start area at the edge: west of its row, or north of its column. */
export function startBox(id: string): Box {
  const area = startArea(id);
  const { x, y } = fieldCorner(fieldNumber(area?.first ?? "A1"));
  if (area?.direction === "south") return { x: x + 3, y: 9, width: FIELD_WIDTH - 10, height: 33 };
  return { x: 8, y: y + 10, width: 60, height: 44 };
}

/** The outline of a start area, which points at the board. */
export function startOutline(id: string): string {
  const { x, y, width, height } = startBox(id);
  if (startArea(id)?.direction === "south") {
    return `M${x + 4} ${y}h${width - 8}q4 0 4 4v20l${-width / 2} 9l${-width / 2} -9v-20q0 -4 4 -4z`;
  }
  return `M${x} ${y + 4}q0 -4 4 -4h${width - 13}l9 ${height / 2}l-9 ${height / 2}h${13 - width}q-4 0 -4 -4z`;
}

/** Return the pressable area of a start area. It reaches to the edge of the board, so that a finger can hit it on a small phone. */
export function startReach(id: string): string {
  const { x, y, width, height } = startBox(id);
  return startArea(id)?.direction === "south" ? `M${x} 0h${width}v${y + height - 9}l${-width / 2} 9l${-width / 2} -9z` : startOutline(id);
}

/** The middle of a place: a field, a start area, or the sprite's waiting place in the west. */
export function placeMiddle(id: string): Point {
  const field = fieldNumber(id);
  if (field >= 0) return fieldMiddle(field);
  const box = startBox(id);
  return startArea(id)?.direction === "south"
    ? { x: box.x + box.width / 2, y: box.y + 13 }
    : { x: box.x + box.width / 2 - 4, y: box.y + box.height / 2 };
}

/** The sprite's place before it enters the river: west of its mouth. */
export const WEST_MOUTH: Point = { x: 50, y: fieldMiddle(fieldNumber("A7")).y - 8 };

/** The position and size of one of several parties in a start area. */
export interface Waiting extends Point {
  scale: number;
}

/** Positions of the parties in a start area: in a row beside its label. West of the board a third party starts a second row. */
export function waitingPositions(id: string, count: number): Waiting[] {
  const { x, y, width, height } = startBox(id);
  if (startArea(id)?.direction === "south") {
    const step = Math.min(21, 49 / Math.max(1, count - 1));
    const first = count > 3 ? x + 26 : x + width / 2 + 9 - ((count - 1) * step) / 2;
    return row(count, first, step, y + 13, count > 3 ? 0.5 : 0.66);
  }
  if (count < 3) return row(count, count > 1 ? x + 27 : x + 34, 20, y + height / 2, count > 1 ? 0.62 : 0.7);
  const upper = Math.ceil(count / 2);
  const step = Math.min(18, 26 / Math.max(1, upper - 1));
  return [...row(upper, x + 26, step, y + 11, 0.48), ...row(count - upper, x + 26, step, y + 33, 0.48)];
}

function row(count: number, x: number, step: number, y: number, scale: number): Waiting[] {
  return Array.from({ length: count }, (_, index) => ({ x: x + index * step, y, scale }));
}

// ---- the track of points along the lower edge

export const TRACK_END = 50;
const TRACK_STEP = 1012 / (TRACK_END + 1);

/** Return the middle of a step on the track. After its end the track begins again; below 0 the marker waits before it. */
export function trackX(points: number): number {
  const step = points < 0 ? -0.6 : points % (TRACK_END + 1);
  return FIELDS_LEFT + TRACK_STEP * (step + 0.5);
}

/** The number of times that a marker has passed the end of the track. */
export function roundsOnTrack(points: number): number {
  return points < 0 ? 0 : Math.floor(points / (TRACK_END + 1));
}

// ---- routes

const HOP_HEIGHT = 56;

/** The line of a move from place to place, which hops over some fields, and the arrow at its end. */
export interface Route {
  line: string;
  arrow: string;
}

export function route(start: string, end: string, over: string[]): Route {
  const last = fieldNumber(end);
  const from = placeMiddle(start);
  const to = fieldCorner(last);
  const east = leadsEast(start, last);
  return east ? eastwardRoute(from, to, start, over) : southwardRoute(from, to, start, over);
}

function leadsEast(start: string, end: number): boolean {
  const area = startArea(start);
  if (area) return area.direction === "east";
  return Math.floor(fieldNumber(start) / COLUMNS) === Math.floor(end / COLUMNS);
}

function eastwardRoute(from: Point, to: Point, start: string, over: string[]): Route {
  const y = to.y + FIELD_HEIGHT / 2 + 6;
  const [first, last] = [over[0], over.at(-1)].map((id) => (id === undefined ? null : fieldMiddle(fieldNumber(id)).x));
  const leave = Math.min(fieldNumber(start) < 0 ? from.x + 28 : from.x + 54, (first ?? Infinity) - 43);
  const leaps = over.map((id) => {
    const { x } = fieldMiddle(fieldNumber(id));
    return `H${x - 43}C${x - 34} ${y - HOP_HEIGHT} ${x + 34} ${y - HOP_HEIGHT} ${x + 43} ${y}`;
  });
  // Directly behind a leapt party, the arrow stays on the field where the move ends.
  const stop = Math.max(leave, to.x - 15, (last ?? -Infinity) + 45);
  return { line: `M${leave} ${y}${leaps.join("")}H${stop}`, arrow: `M${stop} ${y - 9}l16 9l-16 9l4.5 -9z` };
}

function southwardRoute(from: Point, to: Point, start: string, over: string[]): Route {
  const x = to.x + FIELD_WIDTH / 2;
  const [first, last] = [over[0], over.at(-1)].map((id) => (id === undefined ? null : fieldMiddle(fieldNumber(id)).y));
  const leave = Math.min(fieldNumber(start) < 0 ? from.y + 26 : from.y + 36, (first ?? Infinity) - 30);
  const leaps = over.map((id) => {
    const { y } = fieldMiddle(fieldNumber(id));
    return `V${y - 30}C${x + HOP_HEIGHT} ${y - 24} ${x + HOP_HEIGHT} ${y + 24} ${x} ${y + 30}`;
  });
  const stop = Math.max(leave, to.y - 11, (last ?? -Infinity) + 31);
  return { line: `M${x} ${leave}${leaps.join("")}V${stop}`, arrow: `M${x - 9} ${stop}l9 16l9 -16l-9 4.5z` };
}

/** The river fields from one to another in the sprite's order, both included. */
export function riverFields(start: string, end: string): string[] {
  const [from, to] = [CHART.river.indexOf(start), CHART.river.indexOf(end)];
  if (to < 0) return [];
  if (from < 0) return start === "" ? [end] : CHART.river.slice(0, to + 1);
  return from <= to ? CHART.river.slice(from, to + 1) : CHART.river.slice(to, from + 1).reverse();
}

/** The middles of all fields that a piece passes on a straight move, both ends included. */
export function fieldsOnWay(start: string, end: string): Point[] {
  const [from, to] = [placeMiddle(start), placeMiddle(end)];
  const [x, y] = [to.x - from.x, to.y - from.y];
  const count = Math.max(1, Math.round(Math.max(Math.abs(x) / FIELD_WIDTH, Math.abs(y) / FIELD_HEIGHT)));
  return Array.from({ length: count + 1 }, (_, index) => ({ x: from.x + (x * index) / count, y: from.y + (y * index) / count }));
}
