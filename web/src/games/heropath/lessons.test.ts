import { expect, test } from "vitest";
import actionTable from "../../fixtures/heropath-action.json";
import draftTable from "../../fixtures/heropath-draft.json";
import type { Sight } from "../../wire";
import { lessonFor } from "./lessons";

const first = (table: unknown): Sight => {
  const sight = table as Sight;
  const options = { ...(sight.state["options"] as object), first_game: true };
  return { ...sight, state: { ...sight.state, options } };
};
const told = (table: unknown, ...done: string[]): string | undefined => lessonFor(first(table), (id) => done.includes(id))?.words;

test("a first match teaches what is kept, and then what one plays for", () => {
  expect(told(draftTable)).toContain("The cards you keep are free");
  const aim = lessonFor(first(actionTable), () => false)!;
  expect(aim.words).toContain("Beat the Dragon to win: it has 15");
  expect(told(actionTable, aim.id)).toContain("You have four actions a turn.");
});

test("only a first match teaches", () => {
  expect(lessonFor(actionTable as unknown as Sight, () => false)).toBeNull();
});
