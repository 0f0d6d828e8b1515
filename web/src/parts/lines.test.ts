import { expect, test } from "vitest";
import type { Line } from "../wire";
import { worthKnowing } from "./lines";

const line = (words: string, how: Partial<Line> = {}): Line => ({ words, brief: words, event: {}, to_you: false, opens: false, joins: false, by_you: false, ...how });
const told = (lines: Line[]): string[] => worthKnowing(lines).map(({ words }) => words);

test("what was done to me is told first, then what my seat did, before the latest of the others", () => {
  const lines = [line("mine", { by_you: true }), line("a"), line("b"), line("done", { to_you: true }), line("c"), line("d")];
  expect(told(lines)).toEqual(["done", "mine", "c", "d"]);
});

test("what is counted when a match ends is left to the standings", () => {
  const lines = [line("a"), ..."bcdef".split("").map((words) => line(words, { event: { type: "TileShown" }, by_you: words === "c" }))];
  expect(worthKnowing(lines, ["TileShown"]).map(({ words }) => words)).toEqual(["a"]);
});

test("four sentences are enough, and the latest of a kind are told as they happened", () => {
  expect(told(["a", "b", "c", "d", "e"].map((words) => line(words)))).toEqual(["b", "c", "d", "e"]);
  expect(told(["a", "b", "c", "d", "e"].map((words) => line(words, { by_you: true })))).toEqual(["b", "c", "d", "e"]);
});

test("the beginning of a turn is no news, and what only goes on in a sentence is none of my own", () => {
  expect(told([line("turn", { opens: true, by_you: true }), line("on", { joins: true, by_you: true }), line("a"), line("b"), line("c"), line("d")])).toEqual(["a", "b", "c", "d"]);
});
