import { expect, test, vi } from "vitest";
import { Cues, Score, squeeze, squeezed, type Timed } from "./choreography";

interface Step extends Timed {
  who: string;
}

test("steps follow each other, or overlap as requested", () => {
  const score = new Score<Step>();
  score.add({ who: "a" }, 300);
  score.add({ who: "b" }, 400, 100);
  score.wait(50);
  score.add({ who: "c" }, 100);
  expect(score.steps.map(({ who, begin, end }) => [who, begin, end])).toEqual([["a", 0, 300], ["b", 300, 700], ["c", 450, 550]]);
  expect(score.length).toBe(700);
});

test("long animations are shortened and short ones keep their time", () => {
  expect(squeeze(1000, 250)).toBe(0.25);
  expect(squeeze(100, 250)).toBe(1);
  expect(squeezed([{ begin: 100, end: 400 }], 0.5)).toEqual([{ begin: 50, end: 200 }]);
});

test("cues are called at their times, but not after the end or after new cues", () => {
  vi.useFakeTimers();
  const done: string[] = [];
  const cues = new Cues();
  cues.play([[10, () => done.push("first")], [100, () => done.push("late")]]);
  vi.advanceTimersByTime(20);
  cues.play([[10, () => done.push("other")], [50, () => done.push("never")]]);
  vi.advanceTimersByTime(20);
  cues.end();
  vi.advanceTimersByTime(500);
  expect(done).toEqual(["first", "other"]);
  vi.useRealTimers();
});
