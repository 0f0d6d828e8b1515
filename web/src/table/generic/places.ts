// Places for the generic board: those in rows and columns, the others, and the things on each.
import type { Area, Link } from "../../kit/areas";
import type { Drawing } from "../../parts/drawing";
import type { Ask, Card, CardFace, Figure, Line, Option, Place, Sight } from "../../wire";
import { optionsAt } from "../core/answers";
import { iconOf } from "../kinds";

export interface Spot {
  place: Place;
  figures: Figure[];
  options: Option[];
  /** The key to ask why nothing can be done here; "" if something can, or if there is no reason to show. */
  barred: string;
}

export interface Grid {
  columns: number;
  /** Rows of spots; undefined for a gap in the grid. */
  rows: (Spot | undefined)[][];
}

/** Return everything needed to draw a place. */
export function spotOf(place: Place, figures: ReadonlyMap<string, Figure[]>, ask: Ask | null): Spot {
  return { place, figures: figures.get(place.id) ?? [], options: optionsAt(ask?.options ?? [], place.id), barred: barredAt(ask, place.id) };
}

/** Return the key of a barred answer about a place or card; "" if there is an answer, or no reason to show. */
function barredAt(ask: Ask | null, id: string): string {
  if (optionsAt(ask?.options ?? [], id).length) return "";
  return ask?.barred.find((key) => key.slice(key.indexOf(":") + 1) === id) ?? "";
}

export function spotsOf(sight: Sight): Spot[] {
  const figures = new Map<string, Figure[]>();
  for (const figure of sight.figures) figures.set(figure.place, [...(figures.get(figure.place) ?? []), figure]);
  return sight.places.map((place) => spotOf(place, figures, sight.ask));
}

/** Return the spots that have a row and a column; null if no spot has them. */
export function gridOf(spots: readonly Spot[]): Grid | null {
  const inside = spots.filter(({ place }) => place.column !== null && place.row !== null);
  if (!inside.length) return null;
  const columns = Math.max(...inside.map(({ place }) => place.column ?? 0)) + 1;
  const height = Math.max(...inside.map(({ place }) => place.row ?? 0)) + 1;
  const rows = Array.from({ length: height }, (_, row) =>
    Array.from({ length: columns }, (_, column) => inside.find(({ place }) => place.row === row && place.column === column)),
  );
  return { columns, rows };
}

/** Spots neither in a grid nor on a map, by their region, or else by their kind. */
export interface Shelf {
  title: string;
  spots: Spot[];
}

export function shelvesOf(spots: readonly Spot[]): Shelf[] {
  const shelves = new Map<string, Spot[]>();
  for (const spot of spots) {
    const { centre: middle, area, column, row, region, kind } = spot.place;
    if (middle === null && area === null && (column === null || row === null)) shelves.set(region || kind, [...(shelves.get(region || kind) ?? []), spot]);
  }
  return [...shelves].map(([title, those]) => ({ title, spots: those }));
}

const FLOORS: readonly (readonly [RegExp, NonNullable<Area["floor"]>])[] = [
  [/water|river|cistern|sea|pool/i, "water"],
  [/wood|plank|hut|house|loft|deck/i, "wood"],
  [/grass|garden|meadow|field/i, "grass"],
  [/earth|cave|mud|breach/i, "earth"],
];

/** Return the spots that are rooms of a plan, with an arch wherever a road connects two of them. */
export function roomPlanOf(spots: readonly Spot[]): { areas: Area[]; links: Link[] } {
  const rooms = spots.flatMap(({ place }) => (place.area ? [{ place, rect: place.area }] : []));
  const areas = rooms.map(({ place, rect }): Area => ({ id: place.id, name: place.name, rect, lit: /\blit\b/.test(place.note), difficult: /difficult|rubble/.test(place.note), floor: FLOORS.find(([pattern]) => pattern.test(place.kind))?.[1] ?? "stone" }));
  const pairs = new Map(rooms.flatMap(({ place }) => place.roads.map((road): [string, Link] => [[place.id, road].sort().join(" "), { a: place.id, b: road, kind: "arch" }])));
  return { areas, links: [...pairs.values()] };
}

/** A card that the viewer knows, with its answers. */
export interface Held {
  face: CardFace;
  kind: string;
  options: Option[];
  /** The key to ask why the card cannot be played; "" if it can, or if there is no reason to show. */
  barred: string;
}

/** Cards of one kind in one place: the known ones, and the number of face-down ones. */
export interface HeldKind {
  kind: string;
  name: string;
  cards: Held[];
  unseen: number;
}

/** Return the individually known cards by kind, in their order. */
export function knownCards(cards: readonly Card[], ask: Ask | null): HeldKind[] {
  return cards.flatMap(({ kind, name, count, faces = [] }) => {
    const seen = faces.map((face) => ({ face, kind: name, options: optionsAt(ask?.options ?? [], face.id), barred: barredAt(ask, face.id) }));
    return seen.length ? [{ kind, name, cards: seen, unseen: Math.max(0, count - seen.length) }] : [];
  });
}

/** Return the cards of a seat that the viewer knows. */
export function heldCards(sight: Sight, seat: number): HeldKind[] {
  return knownCards(sight.cards.find((card) => card.seat === seat)?.cards ?? [], sight.ask);
}

/** Return the spoken text of a card in addition to its visible text. */
export function besideCard({ face, kind, options }: Held, reach: string, turned: string): string {
  return [kind, face.turned ? turned : "", options.length ? reach : ""].filter(Boolean).join(", ");
}

/** Return the picture of a place: of its icon, its note or its kind. The icon is the same in every language. */
export function pictureOf({ icon, note, kind }: Place): Drawing | undefined {
  return iconOf(icon) ?? iconOf(note) ?? iconOf(kind);
}

/** Return a colour for a kind of ground, the same in every match; neighbouring kinds in the list get different colours. */
export function tintOf(kind: string, kinds: readonly string[]): string {
  const index = Math.max(0, kinds.indexOf(kind));
  return `color-mix(in srgb, var(--parchment-2), hsl(${(index * 137 + 95) % 360} 45% 45%) ${index % 2 ? 30 : 24}%)`;
}

/** Return the faces of dice in the latest news. */
export function diceIn(lines: readonly Line[]): number[] {
  for (const { event } of [...lines].reverse()) {
    const { face, dice } = event;
    if (Array.isArray(dice)) return dice.filter((die): die is number => typeof die === "number");
    if (typeof face === "number") return [face];
  }
  return [];
}

/** Return the spoken name of a place, with all things there. */
export function nameOfSpot(spot: Spot, whose: (figure: Figure) => string, reach: string): string {
  const { name, kind, region, note } = spot.place;
  const there = spot.figures.map((figure) => `${whose(figure)}${figure.name}`);
  return [name, kind, region, note, ...there, spot.options.length ? reach : ""].filter(Boolean).join(", ");
}
