import { expect, test } from "vitest";
import { isPlain, onlyAnswer } from "../forced";
import { ask, option } from "./made";

const PREVIEW = { title: "", path: [], over: [], selectable: [], sum: "", missing: "", odds: [], result: "", wins: "", risks: "", note: "", costs: "", marks: [], light: false };

test("a question with a single answer need not be asked", () => {
  expect(onlyAnswer(ask([option("stay")]), [])?.key).toBe("stay");
});

test.each([
  [ask([option("stay"), option("go:A1")]), []],
  [ask([option("to:I6", { warning: "A fight." })]), []],
  [ask([option("to:I6")]), [option("go:B2")]],
  [null, []],
])("a player with a choice, a warning or a way back is asked", (question, others) => {
  expect(onlyAnswer(question, others)).toBeNull();
});

test("an answer with odds or risks is previewed first", () => {
  expect([isPlain(null), isPlain(PREVIEW)]).toEqual([true, true]);
  expect(isPlain({ ...PREVIEW, risks: "the party" })).toBe(false);
  expect(isPlain({ ...PREVIEW, odds: [{ words: "with 2 dice", chance: 0.5 }] })).toBe(false);
});

test("an answer that affects pieces is previewed first, unless it is light", () => {
  const marks = [{ place: "1f3", words: "−6", more: "falls", helps: false, lost: true }];
  expect(isPlain({ ...PREVIEW, marks })).toBe(false);
  expect(isPlain({ ...PREVIEW, marks, light: true })).toBe(true);
});
