import { expect, test } from "vitest";
import beatTable from "../../fixtures/heroes-beat.json";
import draftTable from "../../fixtures/heroes-draft.json";
import type { Sight } from "../../wire";
import { lessonFor } from "./lessons";

const lesson = (table: unknown, kind: string, ...done: string[]): string | undefined => {
  const sight = table as Sight;
  const state = { ...sight.state, options: { ...(sight.state["options"] as object), first_game: true } };
  return lessonFor({ ...sight, state, ask: sight.ask && { ...sight.ask, kind } }, (id) => done.includes(id))?.words;
};

test("a first match teaches each thing at the question that it is about", () => {
  expect(lesson(draftTable, "draft")).toContain("Take a Hero now");
  expect(lesson(draftTable, "draft", "hero")).toContain("A Spell needs certain signs");
  expect(lesson(beatTable, "race")).toContain("All roll at once: tap the dice that do not help");
});

test("only a first match teaches", () => {
  expect(lessonFor(draftTable as unknown as Sight, () => false)).toBeNull();
});
