// Hints in the prologue, each at the first question that it explains.
import type { Lesson } from "../../table/board";
import type { Sight } from "../../wire";
import { t } from "../../words";
import type { State } from "./types";

export interface Taught {
  id: string;
  /** The kind of question with this hint, and further conditions. */
  at: string;
  fits?: (sight: Sight, state: State) => boolean;
}

const isOffered = (sight: Sight, key: string): boolean => sight.ask?.options.some((option) => option.key.startsWith(key)) ?? false;
const isSlow = ({ heroes, active }: State): boolean => "slow" in (heroes[active]?.conditions ?? {});
const isHurt = ({ heroes, active }: State): boolean => (heroes[active]?.wounds ?? 0) > 0;

/** In the order of teaching. */
export const LESSONS: readonly Taught[] = [
  { id: "hero", at: "hero" },
  { id: "nature", at: "nature" },
  { id: "power", at: "power" },
  { id: "talent", at: "talent" },
  { id: "next", at: "who-acts" },
  { id: "quest", at: "act" },
  { id: "turn", at: "act" },
  { id: "walk", at: "act", fits: (sight) => isOffered(sight, "to:") },
  { id: "attack", at: "act", fits: (sight) => isOffered(sight, "attack") },
  { id: "evade", at: "evade" },
  { id: "slow", at: "act", fits: (_, state) => isSlow(state) },
  { id: "foes", at: "act", fits: (_, { enemies, round, heroes }) => enemies.length > 0 && (round > 1 || heroes.filter(({ acted }) => acted).length > 1) },
  { id: "use", at: "act", fits: (sight) => isOffered(sight, "use:") },
  { id: "dash", at: "act", fits: (sight) => isOffered(sight, "dash") },
  { id: "door", at: "act", fits: (sight) => isOffered(sight, "open:") },
  { id: "pick", at: "act", fits: (sight) => isOffered(sight, "pick:") },
  { id: "search", at: "act", fits: (sight) => isOffered(sight, "search") },
  { id: "marker", at: "act", fits: (sight) => isOffered(sight, "interact:") },
  { id: "hurt", at: "act", fits: (_, state) => isHurt(state) },
  { id: "clock", at: "act", fits: (_, { round }) => round > 1 },
  { id: "shadow", at: "act", fits: (_, { shadows, heroes }) => shadows.length > 0 && heroes.some(({ acted }) => acted) },
  { id: "target", at: "target" },
  { id: "hit", at: "hit" },
  { id: "bash", at: "bash" },
  { id: "defend", at: "defend" },
  { id: "interpose", at: "interpose" },
  { id: "soul", at: "soul" },
  { id: "ghost", at: "ghost" },
  { id: "story", at: "paragraph" },
  { id: "again", at: "lost" },
  { id: "market", at: "market" },
];

/** The question between the quests, after the prologue. */
const QUESTION_AFTER_PROLOGUE = "market";

/** Return the hint for this moment, in the prologue and in the market after it; otherwise null. */
export function lessonFor(sight: Sight, isDone: (id: string) => boolean): Lesson | null {
  const kind = sight.ask?.kind;
  const state = sight.state as unknown as State;
  if (!kind || (state.quest !== "q0" && kind !== QUESTION_AFTER_PROLOGUE)) return null;
  const next = LESSONS.find(({ id, at, fits }) => at === kind && !isDone(id) && (fits?.(sight, state) ?? true));
  return next ? { id: next.id, words: t(`ss-teach-${next.id}`) } : null;
}
