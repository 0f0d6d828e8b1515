// Lessons in a first match, each shown at the first question that it explains.
import type { Lesson } from "../../table/board";
import type { Sight } from "../../wire";
import { t } from "../../words";
import type { State } from "./types";

interface Taught {
  id: string;
  /** The kinds of questions with this lesson, and further conditions. */
  at: readonly string[];
  fits?: (sight: Sight) => boolean;
  /** Things on the table that the lesson is about. */
  shows?: (sight: Sight) => readonly string[];
  /** Whether "Learn to play" teaches it too. */
  known?: boolean;
}

const isLying = (sight: Sight, kind: string): boolean => sight.figures.some((figure) => figure.kind === kind);
const placesOf = (sight: Sight, ...kinds: string[]): string[] => sight.figures.flatMap(({ kind, place }) => (kinds.includes(kind) ? [place] : []));
const endPlaces = (sight: Sight): string[] => sight.ask?.options.flatMap(({ places }) => places.at(-1) ?? []) ?? [];

/** The end of the first waiting party at each edge. */
const edgeEnds = (sight: Sight): string[] => ["row", "col"].flatMap((edge) => endPlaces(sight).find((place) => place.startsWith(edge)) ?? []);

/** Reachable fields with an item. */
function treasurePlaces(sight: Sight): string[] {
  const lying = placesOf(sight, "sword", "herb", "gold", "companion");
  return endPlaces(sight).filter((place) => lying.includes(place));
}

const stateOf = (sight: Sight): State => sight.state as unknown as State;

/** In the order of teaching; a question shows at most one. */
const LESSONS: readonly Taught[] = [
  { id: "aim", at: ["first-move"], known: true, shows: ({ seat }) => [`seat.${seat}`] },
  { id: "enter", at: ["first-move"], known: true, shows: edgeEnds },
  { id: "where", at: ["where"], shows: treasurePlaces },
  { id: "second", at: ["second-move"], known: true, shows: () => ["stay"] },
  { id: "cards", at: ["first-move"], fits: (sight) => stateOf(sight).round > 1 },
  { id: "companion", at: ["first-move", "second-move"], fits: (sight) => isLying(sight, "companion"), shows: (sight) => placesOf(sight, "companion") },
  { id: "creature", at: ["first-move", "second-move"], known: true, fits: (sight) => isLying(sight, "creature"), shows: (sight) => placesOf(sight, "creature") },
  { id: "sprite", at: ["first-move", "second-move"], fits: (sight) => stateOf(sight).sprite >= 0, shows: (sight) => placesOf(sight, "sprite") },
  { id: "swords", at: ["swords"], known: true },
  { id: "reinforce", at: ["reinforce"] },
  { id: "end", at: ["first-move"], fits: (sight) => stateOf(sight).end_called },
];

/**
 * Return the lesson for this moment. There are lessons only in the first adventure with open tiles, as in a first match.
 * `isDone("lesson")` returns whether the player finished "Learn to play" before.
 */
export function lessonFor(sight: Sight, isDone: (id: string) => boolean): Lesson | null {
  const kind = sight.ask?.kind;
  const { adventure, open_tiles: open } = stateOf(sight).options;
  if (!kind || !open || adventure !== 1) return null;
  const isTaught = ({ id, known }: Taught): boolean => isDone(id) || (known === true && isDone("lesson"));
  const next = LESSONS.find((one) => one.at.includes(kind) && !isTaught(one) && (one.fits?.(sight) ?? true));
  return next ? { id: next.id, words: t(`al-teach-${next.id}`), at: next.shows?.(sight) ?? [] } : null;
}
