import { expect, test } from "vitest";
import { roved } from "./roving";

test("arrows wrap around, Home and End move to the ends, and other keys do nothing", () => {
  expect(["ArrowRight", "ArrowLeft", "Home", "End", "Enter"].map((key) => roved(key, 2, 3))).toEqual([0, 1, 0, 2, undefined]);
  expect(roved("ArrowLeft", 0, 3)).toBe(2);
});
