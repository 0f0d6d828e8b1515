import { describe, expect, test } from "vitest";
import type { Mark } from "../../../wire";
import { sectionStarts, kindsOf, pegsOf, roomAfter, roundAt, roundsOf, sectionsOf, stepShare } from "../rail";

const steps = Array.from({ length: 11 }, (_, decision) => ({ decision, lines: [] }));
const mark = (decision: number, kind: string, words = kind): Mark => ({ decision, kind, words });

describe("the rail", () => {
  test("has a length unless the match has a single position", () => {
    expect([stepShare(0, 11), stepShare(5, 11), stepShare(10, 11), stepShare(0, 1)]).toEqual([0, 0.5, 1, 0]);
  });

  test("its sections are the rounds; without rounds, the turns", () => {
    const marks = [mark(0, "round"), mark(0, "section"), mark(4, "section"), mark(5, "round")];
    expect(sectionsOf(marks, steps)).toEqual([{ step: 0, from: 0, number: 1 }, { step: 5, from: 0.5, number: 2 }]);
    expect(sectionsOf(marks.filter(({ kind }) => kind === "section"), steps).map(({ step }) => step)).toEqual([0, 4]);
    expect(sectionsOf([], steps)).toEqual([]);
  });

  test("rounds are counted up to the current step", () => {
    const marks = [mark(0, "round"), mark(5, "round")];
    expect([roundAt(marks, 0), roundAt(marks, 4), roundAt(marks, 5), roundAt([], 3), roundsOf(marks)]).toEqual([1, 1, 2, 1, 2]);
  });

  test("rounds, turns and the end are not marks beside the line", () => {
    expect(kindsOf([mark(0, "round"), mark(0, "section"), mark(1, "fight"), mark(2, "duel"), mark(3, "fight"), mark(9, "end")])).toEqual(["fight", "duel"]);
  });

  test("pegs are at their step; one that would cover another moves aside slightly, or joins it", () => {
    const pegs = pegsOf([mark(0, "fight", "a"), mark(5, "fight", "b"), mark(6, "reveal", "c"), mark(6, "reveal", "d"), mark(8, "fight", "e")], steps, 150);
    expect(pegs.map(({ x, words }) => [x, words.join("")])).toEqual([[0, "a"], [75, "b"], [99, "cd"], [123, "e"]]);
    const crowd = pegsOf(Array.from({ length: 11 }, (_, index) => mark(index, "fight", String(index))), steps, 60);
    for (const [index, peg] of crowd.entries()) if (index) expect(peg.x - (crowd[index - 1]?.x ?? 0)).toBeGreaterThanOrEqual(24);
    expect(crowd.flatMap(({ words }) => words)).toHaveLength(11);
  });

  test("texts have room up to the next mark", () => {
    expect([roomAfter(10, [5, 90, 60], 200), roomAfter(150, [5, 90], 200)]).toEqual([50, 50]);
  });
});

describe("the numbers of sections", () => {
  const sectionsAt = (...from: number[]) => from.map((start, index) => ({ step: index, from: start, number: index + 1 }));

  test("are shown if there is room", () => {
    expect(sectionStarts(sectionsAt(0, 0.5, 0.51, 0.6, 0.98), 1000)).toEqual(["number", "line", "number", "number", "number"]);
    expect(sectionStarts(sectionsAt(0, 0.5, 0.51, 0.6, 0.995), 1000)).toEqual(["number", "line", "number", "number", "line"]);
  });

  test("a crowded rail shows as many numbers as fit without touching", () => {
    const drawn = sectionStarts(sectionsAt(...Array.from({ length: 40 }, (_, index) => index / 40)), 400);
    expect(drawn.slice(0, 5)).toEqual(["number", "nothing", "number", "nothing", "number"]);
    expect(drawn.filter((beginning) => beginning === "number").length).toBeGreaterThan(10);
    expect(drawn.at(-1)).not.toBe("number");
  });
});
