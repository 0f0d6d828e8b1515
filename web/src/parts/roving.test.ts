import { expect, test } from "vitest";
import { focusAfter } from "./roving";

test("arrows wrap around, Home and End move to the ends, and other keys do nothing", () => {
  expect(["ArrowRight", "ArrowLeft", "Home", "End", "Enter"].map((key) => focusAfter(key, 2, 3))).toEqual([0, 1, 0, 2, undefined]);
  expect(focusAfter("ArrowLeft", 0, 3)).toBe(2);
});
