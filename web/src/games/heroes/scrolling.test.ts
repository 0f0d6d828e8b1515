import { expect, test } from "vitest";
import { scrollDistance, distanceToTop } from "./scrolling";

const room = { top: 100, bottom: 500 };

test("a visible piece causes no scrolling", () => {
  expect(scrollDistance({ top: 100, bottom: 500 }, room)).toBe(0);
});

test("a piece below the view scrolls up as little as possible", () => {
  expect(scrollDistance({ top: 300, bottom: 560 }, room)).toBe(66);
});

test("a piece above the view scrolls down with its heading if there is room", () => {
  expect(scrollDistance({ top: 40, bottom: 300 }, room)).toBe(-96);
});

test("a heading without room is not partly visible", () => {
  expect(scrollDistance({ top: 140, bottom: 520 }, room)).toBe(34);
  expect(scrollDistance({ top: 80, bottom: 465 }, room)).toBe(-26);
});

test("a piece taller than the view is shown from its top", () => {
  expect(scrollDistance({ top: 300, bottom: 900 }, room)).toBe(194);
});

test("a target scrolls to the top from either side", () => {
  expect(distanceToTop({ top: 300, bottom: 400 }, room)).toBe(178);
  expect(distanceToTop({ top: 40, bottom: 400 }, room)).toBe(-82);
});
