import { beforeEach, expect, test } from "vitest";
import { isSolved, keep, kept, nextOf, NOTHING, solve, streak } from "./kept";

beforeEach(() => localStorage.clear());

test("a streak grows from day to day, and begins again after a day without a puzzle of the day", () => {
  let so = solve(NOTHING, "heroes", 4, "2026-02-28");
  expect(streak(so, "2026-02-28")).toBe(1);
  so = solve(so, "virtues", 1, "2026-02-28");
  expect(streak(so, "2026-02-28")).toBe(1);
  so = solve(so, "heroes", 7, "2026-03-01");
  expect(streak(so, "2026-03-01")).toBe(2);
  expect(streak(so, "2026-03-02")).toBe(2);
  expect(streak(so, "2026-03-03")).toBe(0);
  expect(streak(solve(so, "heroes", 9, "2026-03-03"), "2026-03-03")).toBe(1);
});

test("another puzzle than that of the day is solved and leaves the streak as it is", () => {
  const so = solve(NOTHING, "heroes", 4, "");
  expect(isSolved(so, "heroes", 4)).toBe(true);
  expect(isSolved(so, "virtues", 4)).toBe(false);
  expect(streak(so, "2026-02-28")).toBe(0);
});

test("the next puzzle is one that is not solved, round from the last to the first", () => {
  const so = solve(solve(NOTHING, "heroes", 1, ""), "heroes", 3, "");
  expect(nextOf(so, "heroes", 3, 4)).toBe(4);
  expect(nextOf(so, "heroes", 4, 4)).toBe(2);
  expect(nextOf(solve(solve(so, "heroes", 2, ""), "heroes", 4, ""), "heroes", 4, 4)).toBe(1);
});

test("what was solved is known the next time, and broken storage counts as nothing", () => {
  const so = solve(NOTHING, "heroes", 4, "2026-02-28");
  keep(so);
  expect(kept()).toEqual(so);
  localStorage.setItem("meadhall:puzzles", "{");
  expect(kept()).toEqual(NOTHING);
});
