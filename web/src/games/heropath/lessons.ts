// What a first match teaches, each thing at the first question that it is about.
import type { Lesson } from "../../table/board";
import type { Sight } from "../../wire";
import { t } from "../../words";
import type { BoardModel, HeroSheet, SpaceModel } from "./model";
import { read } from "./read";
import type { State } from "./types";

/** The moment as a lesson looks at it: what is asked, who asks himself, and where he stands. */
interface Moment {
  sight: Sight;
  board: BoardModel;
  hero: HeroSheet;
  here: SpaceModel;
}

interface Taught {
  id: string;
  /** The kind of question at which it is told, and what must be so besides. */
  at: string;
  fits?: (moment: Moment) => boolean;
  /** It leads up to this one: once that is told it is too late for it. */
  until?: string;
}

const can = ({ sight }: Moment, key: string): boolean => sight.ask?.options.some((option) => option.key.startsWith(key)) ?? false;

/** In the order in which they are told. */
export const LESSONS: readonly Taught[] = [
  { id: "hero", at: "hero" },
  { id: "draft", at: "keep" },
  { id: "arm", at: "arm-first" },
  { id: "battle", at: "use-card", fits: ({ board }) => board.battle?.yours ?? false },
  { id: "visit", at: "visit" },
  { id: "resting", at: "rest" },
  { id: "rock", at: "rock" },
  { id: "enemy", at: "space-for-enemy" },
  { id: "surplus", at: "surplus" },
  { id: "aim", at: "action" },
  { id: "dragon", at: "action", fits: (moment) => can(moment, "fight:dragon") },
  { id: "gathering", at: "action", fits: ({ board }) => board.gathered },
  { id: "flare", at: "action", fits: ({ here }) => here.active },
  { id: "fight", at: "action", fits: ({ here }) => here.enemies.length > 0 },
  { id: "site", at: "action", until: "visit", fits: (moment) => can(moment, "visit") },
  { id: "travel", at: "action", fits: (moment) => can(moment, "travel") },
  { id: "rest", at: "action", until: "resting", fits: (moment) => can(moment, "rest") && moment.hero.actions < moment.hero.of },
  { id: "weak", at: "action", fits: ({ hero }) => hero.gems.VITALITY < 2 },
  { id: "evil", at: "action", fits: ({ board }) => board.evil.level > 0 },
];

/** What this moment teaches, in a first match alone. */
export function lessonFor(sight: Sight, isDone: (id: string) => boolean): Lesson | null {
  const kind = sight.ask?.kind;
  const { options, heroes } = sight.state as unknown as State;
  if (!kind || !options.first_game) return null;
  const board = read(sight);
  const hero = board.heroes[sight.seat];
  const here = board.spaces[heroes[sight.seat]?.at ?? 0];
  if (!hero || !here) return null;
  const moment = { sight, board, hero, here };
  const next = LESSONS.find(({ id, at, fits, until }) => at === kind && !isDone(id) && !(until && isDone(until)) && (fits?.(moment) ?? true));
  return next ? { id: next.id, words: t(`hp-teach-${next.id}`, { power: hero.power, dragon: board.evil.dragon }) } : null;
}
