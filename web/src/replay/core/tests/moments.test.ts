import { describe, expect, test } from "vitest";
import type { Line } from "../../../wire";
import { addressOf } from "../address";
import { rowsOf, timeOf } from "../chapters";
import { briefOf, headingAt, momentsOf, stepAt, turnFrom } from "../moments";
import { animationTime, displayTime } from "../pace";

export function line(words: string, more: Partial<Line> = {}): Line {
  return { words, brief: "", event: {}, to_you: false, opens: false, joins: false, by_you: false, rank: 3, ...more };
}

const entry = (decision: number, words: string, more: Partial<Line> = {}) => ({ decision, line: line(words, more) });

const moments = momentsOf(
  {
    lines: [
      entry(0, "Round 1. Your turn.", { opens: true }),
      entry(2, "You go to C4."),
      entry(2, "You take the sword.", { joins: true, event: { type: "ItemTaken", owner: 0 } }),
      entry(4, "You go to D4.", { brief: "You: C4 to D4" }),
      entry(4, "Round 1. Bram's turn.", { opens: true, event: { seat: 1 } }),
      entry(4, "Bram turns B6.", { joins: true }),
      entry(7, "Bram goes to E5."),
    ],
  },
  9,
);

describe("steps of a replay", () => {
  test("are the first and last position, and the decisions after which the viewer received lines", () => {
    expect(moments.map(({ decision }) => decision)).toEqual([0, 2, 4, 7, 9]);
    expect(momentsOf(null, 0).map(({ decision }) => decision)).toEqual([0]);
  });

  test.each([[0, 0], [1, 0], [2, 1], [3, 1], [8, 3], [9, 4], [400, 4]])("after %i answers the step is %i", (decision, step) => {
    expect(stepAt(moments, decision)).toBe(step);
  });

  test("turns are found in both directions, and the ends beyond them", () => {
    expect([turnFrom(moments, 0, 1), turnFrom(moments, 2, 1), turnFrom(moments, 3, -1), turnFrom(moments, 2, -1)]).toEqual([2, 4, 2, 0]);
  });

  test("the heading of a step is the turn that it belongs to", () => {
    expect(headingAt(moments, 1)?.words).toBe("Round 1. Your turn.");
    expect(headingAt(moments, 4)?.words).toBe("Round 1. Bram's turn.");
  });

  test("the short text of a step is about the action and not the next turn", () => {
    expect([briefOf(moments[0]), briefOf(moments[2]), briefOf(moments[4]), briefOf(undefined)]).toEqual(["Round 1. Your turn.", "You: C4 to D4", "", ""]);
  });
});

describe("rows of the log", () => {
  const rows = rowsOf(moments);

  test("joined lines share a row, but not after a title or across answers", () => {
    expect(rows.map(({ words }) => words)).toEqual([
      "Round 1. Your turn.", "You go to C4. You take the sword.", "You go to D4.", "Round 1. Bram's turn.", "Bram turns B6.", "Bram goes to E5.",
    ]);
    expect(rows.map(({ title }) => title)).toEqual([true, false, false, true, false, false]);
    expect(rows[1]?.kinds).toEqual(["ItemTaken"]);
    expect(rows[3]?.seat).toBe(1);
  });

  test("points are added up for one seat, and left out if several seats score", () => {
    const points = (seat: number, count: number): Line => line("!", { joins: true, event: { seat, points: count, total: 9 } });
    expect(rowsOf([{ decision: 1, lines: [points(0, 2), points(0, 4)] }])[0]?.gain).toBe(6);
    expect(rowsOf([{ decision: 1, lines: [points(0, 2), points(1, 4)] }])[0]?.gain).toBe(0);
    expect(rowsOf([{ decision: 1, lines: [line("Ann has 49.", { event: { seat: 0, points: 49 } })] }])[0]?.gain).toBe(0);
  });

  test("a row is before, now or later", () => {
    expect(rows.map((row) => timeOf(row, moments[2]))).toEqual(["before", "before", "now", "now", "now", "later"]);
  });
});

test("longer news takes longer, speed shortens it, and the board finishes before the next step", () => {
  const lines = Array.from({ length: 4 }, () => line("x"));
  expect(displayTime(lines, 1)).toBeGreaterThan(displayTime([], 1));
  expect(displayTime(lines, 4)).toBe(displayTime(lines, 1) / 4);
  expect(displayTime(Array.from({ length: 40 }, () => line("x")), 1)).toBeLessThan(4000);
  for (const speed of [1, 2, 4, 8]) expect(animationTime(lines, speed)).toBeLessThan(displayTime(lines, speed));
  expect(animationTime([], 1)).toBe(0);
});

test("the address of a moment contains the decision and the viewing seat", () => {
  expect(addressOf("a_b-9", 41, -1)).toBe("/r/a_b-9?at=41&seat=-1");
});
