import { expect, test, vi } from "vitest";
import { ask, option, sight } from "../table/core/tests/made";
import type { Lesson, LessonStep, Sight } from "../wire";
import { lessonSight, sightsOf, Walk } from "./walk.svelte";

const step = (id: string, more: Partial<LessonStep> = {}): LessonStep => ({ id, title: id, words: id, lights: [], beside: [], tags: {}, awaits: "", taps: [], open: false, wrong: {}, sight: sight({}), ...more });
const LESSON: Lesson = {
  game: "virtues", language: "en", minutes: 8,
  steps: [step("yours"), step("fulfil", { awaits: "quest:q1", lights: ["q1"], wrong: { pass: "Do not pass now." } }), step("marker"), step("recruit", { awaits: "recruit:pip", lights: ["pip"] }), step("end")],
};

const walkAt = (step = 0, keep = vi.fn()): Walk => new Walk(LESSON, step, keep);

test("Next moves on, but not past a step that awaits an answer; the answer does", () => {
  const keep = vi.fn();
  const walk = walkAt(0, keep);
  walk.next();
  expect([walk.step.id, walk.waits, walk.passes]).toEqual(["fulfil", true, false]);
  walk.next();
  expect(walk.step.id).toBe("fulfil");
  expect(walk.press("quest:q1")).toBe(true);
  expect(walk.step.id).toBe("marker");
  expect(keep).toHaveBeenLastCalledWith(2);
});

test("Back returns to any earlier step, whose answers need not be given again", () => {
  const walk = walkAt(2);
  walk.back();
  expect([walk.step.id, walk.passes]).toEqual(["fulfil", true]);
  walk.next();
  walk.back();
  walk.back();
  walk.back();
  expect(walk.at).toBe(0);
});

test("a wrong press shows the step's own text, or the step where it is right, and changes nothing", () => {
  const walk = walkAt(1);
  expect(walk.press("pass")).toBe(false);
  expect(walk.refused).toEqual({ thing: "pass", words: "Do not pass now.", later: null });
  walk.press("recruit:pip");
  expect(walk.refused).toEqual({ thing: "pip", words: "", later: 4 });
  expect(walk.step.id).toBe("fulfil");
  walk.act();
  expect([walk.step.id, walk.refused]).toEqual(["marker", null]);
});

test("a stored step beyond the end of a shortened lesson becomes the last one", () => {
  expect(walkAt(40).step.id).toBe("end");
});

test("the tables of all steps are computed from the first one and the changes", () => {
  const first = sight({ turn: 1 });
  const steps = [step("a", { sight: first }), step("b", { sight: { type: "change", number: 2, patch: { turn: [2] } } })];
  expect(sightsOf(steps).map(({ turn }) => turn)).toEqual([1, 2]);
});

test("a table offers the awaited answer, or all answers if the step is open, and bars nothing", () => {
  const shown: Sight = sight({ ask: ask([option("quest:q1"), option("pass")], { barred: ["buy:x"] }) });
  const keys = (step: LessonStep): unknown => lessonSight(shown, step).ask?.options.map(({ key }) => key);
  expect(keys(step("a"))).toEqual([]);
  expect(keys(step("a", { awaits: "quest:q1" }))).toEqual(["quest:q1"]);
  expect(keys(step("a", { awaits: "quest:q1", open: true }))).toEqual(["quest:q1", "pass"]);
  expect(lessonSight(shown, step("a")).ask?.barred).toEqual([]);
});
