import { expect, test } from "vitest";
import { wayTo, wayUp } from "./scrolling";

const room = { top: 100, bottom: 500 };

test("what is in sight stays where it is", () => {
  expect(wayTo({ top: 100, bottom: 500 }, room)).toBe(0);
});

test("what ends below comes up as far as it must", () => {
  expect(wayTo({ top: 300, bottom: 560 }, room)).toBe(66);
});

test("what begins above comes down with its heading, if it has room for it", () => {
  expect(wayTo({ top: 40, bottom: 300 }, room)).toBe(-96);
});

test("a heading without room is not half in sight", () => {
  expect(wayTo({ top: 140, bottom: 520 }, room)).toBe(34);
  expect(wayTo({ top: 80, bottom: 465 }, room)).toBe(-26);
});

test("what is higher than its room is shown from its top", () => {
  expect(wayTo({ top: 300, bottom: 900 }, room)).toBe(194);
});

test("what is aimed at comes to the top, up or down", () => {
  expect(wayUp({ top: 300, bottom: 400 }, room)).toBe(178);
  expect(wayUp({ top: 40, bottom: 400 }, room)).toBe(-82);
});
