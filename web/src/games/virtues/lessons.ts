// Hints in a first match, each at the first question that it explains.
import type { Lesson } from "../../table/board";
import type { Sight } from "../../wire";
import { t } from "../../words";
import { ownHero, read, type Table } from "./model";

interface Taught {
  id: string;
  /** The kind of question with this hint, and further conditions. */
  at: string;
  fits?: (sight: Sight, table: Table) => boolean;
}

const FEW_CANDLES = 5;
const can = (sight: Sight, verb: string): boolean => sight.ask?.options.some(({ key }) => key.split(":")[0] === verb) ?? false;
/** Whether one of the player's own sin cards can be played. The verb of the answer is the name of its function. */
const canSin = (sight: Sight, table: Table): boolean =>
  sight.ask?.options.some(({ key }) => ownHero(table, sight)?.sins.some(({ id }) => key.split(":").includes(id))) ?? false;

/** In the order of teaching; the player's own turn shows one at a time. */
const LESSONS: readonly Taught[] = [
  { id: "aim", at: "go" },
  { id: "recruit", at: "go", fits: (sight) => can(sight, "recruit") },
  { id: "tap", at: "go", fits: (sight, table) => can(sight, "tap") && !ownHero(table, sight)?.followers.every(({ tapped }) => tapped) },
  { id: "quest", at: "go", fits: (sight) => can(sight, "quest") },
  { id: "pay", at: "pay" },
  { id: "buy", at: "go", fits: (sight) => can(sight, "buy") },
  { id: "sins", at: "go", fits: canSin },
  { id: "found", at: "go", fits: (sight) => can(sight, "found") },
  { id: "interrupt", at: "interrupt" },
  { id: "hero", at: "go", fits: (sight) => can(sight, "hero") },
  { id: "twice", at: "go", fits: (sight, table) => can(sight, "tap") && (ownHero(table, sight)?.followers.some(({ tapped }) => tapped) ?? false) },
  { id: "pass", at: "go", fits: (_, table) => table.lap > 3 },
  { id: "reward", at: "reward" },
  { id: "discard", at: "discard-sin" },
  { id: "order", at: "go", fits: (_, table) => table.turn > 1 },
  { id: "most", at: "go", fits: (_, table) => table.turn > 1 },
  { id: "portal", at: "go", fits: (sight) => can(sight, "portal") },
  { id: "man", at: "go", fits: (sight, table) => can(sight, "man") && table.turn > 1 },
  { id: "treasure", at: "go", fits: (sight, table) => can(sight, "treasure") && (ownHero(table, sight)?.markers ?? 0) < 3 },
  { id: "candles", at: "go", fits: (_, table) => table.candles - table.out.length <= FEW_CANDLES },
];

/** Return the hint for this moment, or null. */
export function lessonFor(sight: Sight, isDone: (id: string) => boolean): Lesson | null {
  const kind = sight.ask?.kind;
  if (!kind) return null;
  const table = read(sight);
  const next = LESSONS.find(({ id, at, fits }) => at === kind && !isDone(id) && (fits?.(sight, table) ?? true));
  return next ? { id: next.id, words: t(`sv-teach-${next.id}`) } : null;
}
