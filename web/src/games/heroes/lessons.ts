// What a first match teaches, each thing at the first question that it is about.
import type { Lesson } from "../../table/board";
import type { Sight } from "../../wire";
import { t } from "../../words";
import type { State } from "./types";

/** For each kind of question what there is to know, in order. */
const LESSONS: Readonly<Record<string, readonly string[]>> = {
  draft: ["hero", "spells"],
  beat: ["dice", "needs", "stop"],
  soon: ["race"],
  race: ["race", "needs", "stop"],
  action: ["action"],
  "act-or-pass": ["other"],
  "other-action": ["action"],
  target: ["target"],
  next: ["activate"],
  attack: ["attack"],
};

/** What this moment teaches, in a match with the rules of a first game alone. */
export function lessonFor(sight: Sight, isDone: (id: string) => boolean): Lesson | null {
  const state = sight.state as unknown as State;
  if (!state.options.first_game) return null;
  const next = (LESSONS[momentOf(sight)] ?? []).find((id) => !isDone(id) && fits(id, sight));
  return next ? { id: next, words: t(`he-teach-${next}`) } : null;
}

/** What is asked, or that all are about to roll: there is time to read while it is counted down. */
function momentOf(sight: Sight): string {
  if (sight.ask) return sight.ask.kind;
  return sight.race?.groups.some((group) => group.starts !== null && group.seats.includes(sight.seat)) ? "soon" : "";
}

/** Whom to take is asked until one has a Hero; Stop is spoken of once there are dice to look at. */
function fits(id: string, sight: Sight): boolean {
  if (id === "hero") return sight.ask?.options.some(({ key }) => key.startsWith("hero:")) ?? false;
  return id !== "stop" || (sight.ask?.options.some(({ key }) => key.startsWith("stop:")) ?? false);
}
