import { expect, test } from "vitest";
import { animationTime, realDuration } from "../pace";

const TIMES = [0, 400, 400, 1400, 9000];

test("a step of a real-time match is shown as long as it lasted", () => {
  expect(realDuration(TIMES, 1, 2, 1)).toBe(400);
  expect(realDuration(TIMES, 2, 3, 1)).toBe(0);
  expect(realDuration(TIMES, 3, 5, 1)).toBe(8600);
  expect(realDuration(TIMES, 3, 5, 4)).toBe(2150);
});

test("there is no waiting time before the first answer and after the last one", () => {
  expect(realDuration(TIMES, 0, 1, 1)).toBe(0);
  expect(realDuration(TIMES, 5, 9, 1)).toBe(0);
});

test("the animation of an event ends before the next step", () => {
  const dice = [{ words: "", brief: "", event: { dice: [1] }, to_you: false, opens: false, joins: false, by_you: false, rank: 3 }];
  expect(animationTime(dice, 1, 100)).toBe(80);
  expect(animationTime(dice, 1, 60_000)).toBe(700);
});
