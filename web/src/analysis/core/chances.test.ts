import { expect, test } from "vitest";
import type { LuckAndSkill, SideShare } from "../../wire";
import { curveOf, firstSide, marksOf, mistakesOf, placeMarks, points, signedPoints } from "./chances";

const share = (seats: number[], end: number): SideShare => ({
  seats, start: 0.5, start_within: 0.03, luck: 0, luck_within: 0.02, play: 0, play_within: 0, others: 0, others_within: 0, rejudged: 0, end, best: -1, worst: -1, mistakes: 0, mistakes_within: 0,
});
const mistake = (decision: number, seat: number, loss: number) => ({ at: decision, seat, chance: 0.5 - loss, could: 0.5, within: 0.01, question: "", did: ["a"], better: ["b"], why: "" });
const result: LuckAndSkill = {
  start: [0.5, 0.5],
  steps: [
    { seat: 0, chances: [0.6, 0.4], luck: [0.1, -0.1], within: [0.02, 0.02], error: 0 },
    { seat: 1, chances: [0.55, 0.45], luck: [-0.05, 0.05], within: [0.02, 0.02], error: 0 },
    { seat: 0, chances: [1, 0], luck: [0.061, -0.061], within: [0.02, 0.02], error: 0.2 },
  ],
  mistakes: [mistake(2, 0, 0.2), mistake(1, 1, 0.1)],
  sides: [share([0], 1), share([1], 0)],
  least: 0.02,
};

test("points are whole and have a sign", () => {
  expect([0.124, -0.124, 0.001, -0.001].map(signedPoints)).toEqual(["+12", "−12", "0", "0"]);
  expect(Object.is(points(-0.001), 0)).toBe(true);
});

test("the curve begins before the first answer", () => {
  expect(curveOf(result, 0)).toEqual([0.5, 0.6, 0.55, 1]);
  expect(curveOf(result, 1)).toEqual([0.5, 0.4, 0.45, 0]);
});

test("large luck and own mistakes are marked in the replay", () => {
  expect(marksOf(result, 0).map(({ kind, decision, points: p }) => [kind, decision, p])).toEqual([["luck", 1, 10], ["mistake", 2, -20], ["luck", 3, 6]]);
  expect(marksOf(result, 1).map(({ kind, points: p }) => [kind, p])).toEqual([["luck", -10], ["mistake", -10], ["luck", -6]]);
});

test("luck within its own range is not marked", () => {
  const unsure = { ...result, steps: result.steps.map((step) => ({ ...step, within: [0.1, 0.1] })) };
  expect(marksOf(unsure, 0).filter(({ kind }) => kind === "luck")).toEqual([]);
  expect(marksOf(result, 0).map(({ within }) => within)).toEqual([2, 1, 2]);
});

test("a limited number of mistakes is marked, including the chosen one", () => {
  const many = { ...result, mistakes: Array.from({ length: 12 }, (_, index) => mistake(index, 0, 0.5 - index / 100)) };
  const shown = (chosen: number): number[] => marksOf(many, 0, chosen).filter(({ kind }) => kind === "mistake").map(({ at }) => at);
  expect(shown(-1)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(shown(11)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 11]);
});

test("marks are above or below the curve, inside the box, and do not overlap", () => {
  const found = placeMarks([{ x: 10, y: 50 }, { x: 15, y: 50 }, { x: 90, y: 50 }, { x: 150, y: 2 }], [false, false, true, false], 20, 100);
  expect(found.slice(0, 3)).toEqual([{ x: 10, y: 30 }, { x: 15, y: 70 }, { x: 90, y: 70 }]);
  expect(found[3]?.y).toBeGreaterThanOrEqual(10);
});

test("players see their own side first, and others the best one", () => {
  expect(firstSide(result.sides, [1])).toBe(1);
  expect(firstSide(result.sides, [])).toBe(0);
  expect(mistakesOf(result, 1)).toEqual([1]);
});
