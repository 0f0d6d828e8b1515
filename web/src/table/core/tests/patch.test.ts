import { expect, test } from "vitest";
import { patched, type Patch } from "../patch";

const CASES: [before: unknown, patch: Patch, now: unknown][] = [
  [{ a: 1, b: 2 }, { a: [3] }, { a: 3, b: 2 }],
  [{ a: 1, b: 2 }, { a: [], c: [[]] }, { b: 2, c: [] }],
  [{ a: { b: [1, 2, 3] } }, { a: { b: { "1": ["x"] } } }, { a: { b: [1, "x", 3] } }],
  [{ a: null }, { a: [{ b: 1 }] }, { a: { b: 1 } }],
  [{ a: [..."abcdef"] }, { a: [[[1, 0, 3], [1, 4, 2]], [..."xyz"]] }, { a: [..."xabcyefz"] }],
  [[1, 2], [[], []], []],
];

test.each(CASES)("of %j the patch %j makes %j", (before, patch, now) => {
  expect(patched(before, patch)).toEqual(now);
});

test("unchanged parts keep their identity", () => {
  const before = { a: { b: {} }, c: {} };
  const now = patched(before, { c: ["new"] });
  expect(now.a).toBe(before.a);
  expect(before.c).toEqual({});
});
