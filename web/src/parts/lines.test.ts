import { expect, test } from "vitest";
import type { Line } from "../wire";
import { importantLines } from "./lines";

const line = (words: string, how: Partial<Line> = {}): Line => ({ words, brief: words, event: {}, to_you: false, opens: false, joins: false, by_you: false, rank: 3, ...how });
const wordsOf = (lines: Line[]): string[] => importantLines(lines).map(({ words }) => words);

test("shows the four lines the server ranks highest, those about me first", () => {
  const lines = [line("mine", { rank: 1 }), line("a"), line("b"), line("done", { rank: 0, to_you: true }), line("c"), line("d")];
  expect(wordsOf(lines)).toEqual(["done", "mine", "c", "d"]);
  expect(wordsOf([line("a", { rank: 2 }), line("b", { rank: 5 }), line("c", { rank: 2 }), line("d", { rank: 4 }), line("e", { rank: 2 })])).toEqual(["a", "c", "d", "e"]);
});

test("lines about the final scoring are left to the standings", () => {
  const lines = [line("a"), ..."bcdef".split("").map((words) => line(words, { event: { type: "TileShown" }, rank: words === "c" ? 1 : 3 }))];
  expect(importantLines(lines, ["TileShown"]).map(({ words }) => words)).toEqual(["a"]);
});

test("at most four sentences are shown, the latest ones of a rank", () => {
  expect(wordsOf(["a", "b", "c", "d", "e"].map((words) => line(words)))).toEqual(["b", "c", "d", "e"]);
});

test("the beginning of a turn is shown only if there is nothing better", () => {
  expect(wordsOf([line("turn", { rank: 5 }), line("a"), line("b"), line("c"), line("d")])).toEqual(["a", "b", "c", "d"]);
  expect(wordsOf([line("turn", { rank: 5 }), line("a")])).toEqual(["turn", "a"]);
});
