import { expect, test } from "vitest";
import beatTable from "../../fixtures/heroes-beat.json";
import draftTable from "../../fixtures/heroes-draft.json";
import type { Sight } from "../../wire";
import { lessonFor } from "./lessons";

const lesson = (table: unknown, ...done: string[]): string | undefined => {
  const sight = table as Sight;
  const state = { ...sight.state, options: { ...(sight.state["options"] as object), first_game: true } };
  return lessonFor({ ...sight, state }, (id) => done.includes(id))?.words;
};

test("the first draft shows each hint once", () => {
  expect(lesson(draftTable)).toContain("Take a Hero now");
  expect(lesson(draftTable, "hero")).toContain("Spells that need the same icons");
  expect(lesson(draftTable, "hero", "spells")).toBeUndefined();
});

test("the board repeats nothing that the lesson teaches", () => {
  expect(lesson(beatTable)).toBeUndefined();
});

test("only a first match has lessons", () => {
  expect(lessonFor(draftTable as unknown as Sight, () => false)).toBeNull();
});
