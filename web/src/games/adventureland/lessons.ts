// Lessons of a first match, each at the first question that it is about.
import type { Lesson } from "../../table/board";
import type { Sight } from "../../wire";
import { t } from "../../words";
import type { State } from "./types";

interface Taught {
  id: string;
  /** The kinds of questions with this lesson, and its further conditions. */
  at: readonly string[];
  fits?: (sight: Sight) => boolean;
}

const lies = (sight: Sight, kind: string): boolean => sight.figures.some((figure) => figure.kind === kind);
const stateOf = (sight: Sight): State => sight.state as unknown as State;

/** In the order of telling; one each time for the same question. */
const LESSONS: readonly Taught[] = [
  { id: "aim", at: ["first-move"] },
  { id: "enter", at: ["first-move"] },
  { id: "where", at: ["where"] },
  { id: "second", at: ["second-move"] },
  { id: "cards", at: ["first-move"], fits: (sight) => stateOf(sight).round > 1 },
  { id: "companion", at: ["first-move", "second-move"], fits: (sight) => lies(sight, "companion") },
  { id: "creature", at: ["first-move", "second-move"], fits: (sight) => lies(sight, "creature") },
  { id: "sprite", at: ["first-move", "second-move"], fits: (sight) => stateOf(sight).sprite >= 0 },
  { id: "swords", at: ["swords"] },
  { id: "reinforce", at: ["reinforce"] },
  { id: "end", at: ["first-move"], fits: (sight) => stateOf(sight).end_called },
];

/** Return the lesson of this moment in the first adventure, at a table with open tiles, as in a first match. */
export function lessonFor(sight: Sight, isDone: (id: string) => boolean): Lesson | null {
  const kind = sight.ask?.kind;
  const { adventure, open_tiles: open } = stateOf(sight).options;
  if (!kind || !open || adventure !== 1) return null;
  const next = LESSONS.find(({ id, at, fits }) => at.includes(kind) && !isDone(id) && (fits?.(sight) ?? true));
  return next ? { id: next.id, words: t(`al-teach-${next.id}`) } : null;
}
