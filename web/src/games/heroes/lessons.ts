// Lessons in the draft of a first match; the scripted lesson begins after the draft.
import type { Lesson } from "../../table/board";
import type { Sight } from "../../wire";
import { t } from "../../words";
import type { State } from "./types";

/** Return the lesson in the draft of a first match: first about taking a Hero, then about the symbols beside a Spell. */
export function lessonFor(sight: Sight, isDone: (id: string) => boolean): Lesson | null {
  const { options } = sight.state as unknown as State;
  if (!options.first_game || sight.ask?.kind !== "draft") return null;
  const canTakeHero = sight.ask.options.some(({ key }) => key.startsWith("hero:"));
  const id = canTakeHero && !isDone("hero") ? "hero" : "spells";
  const spell = sight.ask.options.flatMap(({ places }) => places).find((place) => place.startsWith("tableau"));
  return isDone(id) ? null : { id, words: t(`he-teach-${id}`), at: id === "hero" ? ["heroes"] : spell ? [spell] : [] };
}
