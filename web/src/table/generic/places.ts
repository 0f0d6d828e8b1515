// Places as the generic board draws them: those in rows and columns, those beside, and what lies on each.
import type { Ask, CardFace, Figure, Line, Option, Place, Sight } from "../../wire";
import { optionsAt } from "../core/answers";

export interface Spot {
  place: Place;
  figures: Figure[];
  options: Option[];
  /** The key to ask why nothing may be done here; empty if there is something, or nothing to be said. */
  barred: string;
}

export interface Grid {
  columns: number;
  /** Rows of spots; undefined where the grid has a hole. */
  rows: (Spot | undefined)[][];
}

/** Everything there is to draw of a place. */
export function spotOf(place: Place, figures: ReadonlyMap<string, Figure[]>, ask: Ask | null): Spot {
  const options = optionsAt(ask?.options ?? [], place.id);
  const barred = options.length ? "" : (ask?.barred.find((key) => key.slice(key.indexOf(":") + 1) === place.id) ?? "");
  return { place, figures: figures.get(place.id) ?? [], options, barred };
}

export function spotsOf(sight: Sight): Spot[] {
  const figures = new Map<string, Figure[]>();
  for (const figure of sight.figures) figures.set(figure.place, [...(figures.get(figure.place) ?? []), figure]);
  return (sight.places ?? []).map((place) => spotOf(place, figures, sight.ask));
}

/** The spots that have a row and a column; null if none has. */
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

export function besideOf(spots: readonly Spot[]): Spot[] {
  return spots.filter(({ place }) => place.column === null || place.row === null);
}

/** A card that the viewer holds, with what may be answered by it. */
export interface Held {
  face: CardFace;
  kind: string;
  options: Option[];
  /** The key to ask why it may not be played; empty if it may, or nothing is to be said. */
  barred: string;
}

/** The cards of a seat that the viewer knows one by one, in the order in which they lie. */
export function heldBy(sight: Sight, seat: number): Held[] {
  const cards = sight.cards.find((one) => one.seat === seat)?.cards ?? [];
  return cards.flatMap(({ name, faces = [] }) =>
    faces.map((face) => {
      const options = optionsAt(sight.ask?.options ?? [], face.id);
      const barred = options.length ? "" : (sight.ask?.barred.find((key) => key.slice(key.indexOf(":") + 1) === face.id) ?? "");
      return { face, kind: name, options, barred };
    }),
  );
}

/** What is said aloud of a card beside the words on it. */
export function besideCard({ face, kind, options }: Held, reach: string, turned: string): string {
  return [kind, face.turned ? turned : "", options.length ? reach : ""].filter(Boolean).join(", ");
}

/** A colour for a kind of ground, the same in every match: kinds far from each other in the order they come in. */
export function tintOf(kind: string, kinds: readonly string[]): string {
  const at = Math.max(0, kinds.indexOf(kind));
  return `color-mix(in srgb, var(--parchment-2), hsl(${(at * 137 + 95) % 360} 45% 45%) ${at % 2 ? 30 : 24}%)`;
}

/** The faces of dice that the latest news speaks of. */
export function diceIn(lines: readonly Line[]): number[] {
  for (const { event } of [...lines].reverse()) {
    const { face, dice } = event;
    if (Array.isArray(dice)) return dice.filter((one): one is number => typeof one === "number");
    if (typeof face === "number") return [face];
  }
  return [];
}

/** What a place is called aloud, with all that is there. */
export function nameOfSpot(spot: Spot, whose: (figure: Figure) => string, reach: string): string {
  const { name, kind, region, note } = spot.place;
  const there = spot.figures.map((figure) => `${whose(figure)}${figure.name}`);
  return [name, kind, region, note, ...there, spot.options.length ? reach : ""].filter(Boolean).join(", ");
}
