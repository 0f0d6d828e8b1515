// Hints in a first match besides the scripted lesson, each at the first question that it explains.
import type { Lesson } from "../../table/board";
import type { Sight } from "../../wire";
import { t } from "../../words";
import type { BoardModel, HeroSheet, SpaceModel } from "./model";
import { read } from "./read";
import type { State } from "./types";

/** The moment for which a hint is sought: the question, the asked player, and the hero's place. */
interface Moment {
  sight: Sight;
  board: BoardModel;
  hero: HeroSheet;
  here: SpaceModel;
}

interface Taught {
  id: string;
  /** The kind of question with this hint, and further conditions. */
  at: string;
  fits?: (moment: Moment) => boolean;
}

const can = ({ sight }: Moment, key: string): boolean => sight.ask?.options.some((option) => option.key.startsWith(key)) ?? false;

/** In the order of teaching. */
export const LESSONS: readonly Taught[] = [
  { id: "hero", at: "hero" },
  { id: "draft", at: "keep" },
  { id: "visit", at: "visit" },
  { id: "eat", at: "rest", fits: (moment) => can(moment, "eat") },
  { id: "rock", at: "rock" },
  { id: "place", at: "space-for-enemy" },
  { id: "surplus", at: "surplus" },
  { id: "dragon", at: "action", fits: (moment) => can(moment, "fight:dragon") },
  { id: "gathering", at: "action", fits: ({ board }) => board.gathered },
  { id: "flare", at: "action", fits: ({ here }) => here.active },
  { id: "evade", at: "action", fits: ({ here }) => here.enemies.length > 0 },
  { id: "weak", at: "action", fits: ({ hero }) => hero.gems.VITALITY < 2 },
  { id: "signs", at: "action", fits: ({ board }) => board.trips.size > 0 },
];

/** Return the hint for this moment; only in a first match. */
export function lessonFor(sight: Sight, isDone: (id: string) => boolean): Lesson | null {
  const kind = sight.ask?.kind;
  const { options, heroes } = sight.state as unknown as State;
  if (!kind || !options.first_game) return null;
  const board = read(sight);
  const hero = board.heroes[sight.seat];
  const here = board.spaces[heroes[sight.seat]?.at ?? 0];
  if (!hero || !here) return null;
  const moment = { sight, board, hero, here };
  const next = LESSONS.find(({ id, at, fits }) => at === kind && !isDone(id) && (fits?.(moment) ?? true));
  return next ? { id: next.id, words: t(`hp-teach-${next.id}`) } : null;
}
