import { expect, test } from "vitest";
import { leanOf } from "./fanning";

test("cards of a fan lean away from its middle; a single card does not", () => {
  expect([0, 1, 2].map((index) => leanOf(index, 3))).toEqual([-1, 0, 1]);
  expect(leanOf(0, 1)).toBe(0);
});
