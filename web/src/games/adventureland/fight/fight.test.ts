import { expect, test } from "vitest";
import reinforceTable from "../../../fixtures/reinforce.json";
import type { Line, Sight } from "../../../wire";
import { readBoard, type BoardModel } from "../model";
import type { Tally } from "../types";
import { additions, barredAdditions, extrasOf, rerolls, swordsKey, usedTiles } from "./additions";
import { endedFight } from "./following";
import { pips } from "../../../kit/pips";

const sight = reinforceTable as unknown as Sight;
const board = readBoard(sight);
const ask = sight.ask!;
const fight = board.fight!;

const line = (event: Record<string, unknown>, words = ""): Line => ({ words, brief: "", event, to_you: false, opens: false, joins: false, by_you: false, rank: 3 });

test("additions show total and waste, and the server marks the cheapest win", () => {
  const found = additions(ask, fight);
  expect(found.map(({ key, total, wins, wasted, best }) => [key, total, wins, wasted, best])).toEqual([
    ["gold:add", 12, true, 0, true],
    ["herb:4", 15, true, 3, false],
  ]);
  expect(additions(ask, { ...fight, now: { ...fight.now!, best: "herb:4" } }).map(({ best }) => best)).toEqual([false, true]);
});

test("re-rolls show the faces that win at once, and the final chance to win", () => {
  expect(rerolls(ask, fight).map(({ face, need, chance }) => [face, need, chance])).toEqual([
    [4, 5, fight.now?.additions["reroll:1"]?.chance],
    [3, 4, fight.now?.additions["reroll:2"]?.chance],
  ]);
});

test("swords in hand cannot be committed after the roll", () => {
  expect(barredAdditions(ask, board.hands[0]!, { gold: "g", reroll: "r" }).map(({ key }) => key)).toEqual(["swords:+0"]);
});

test("a set of swords has the same key in any picking order", () => {
  expect([swordsKey([1, 3, 0]), swordsKey([]), extrasOf("swords:+3+1+0")]).toEqual(["swords:+3+1+0", "swords:none", [3, 1, 0]]);
  expect([...usedTiles([2, 1, 0, 0], [1, 0])]).toEqual([1, 2]);
});

const tally = (...parts: Tally["parts"]): Tally => ({ parts, reached: 321, needed: 12, missing: 9 });
const party: Tally["parts"][number] = ["adventurers", 1, 1];

test("the end of a fight is read from its event", () => {
  const end = endedFight([line({ type: "HerbUsed" }), line({ type: "FightWon", owner: 2, field: 70, creature: 1, tally: tally(party, ["herb", 7, 4]) }, "Won.")], board);
  expect([end?.won, end?.words, end?.fight.owner, end?.fight.tally.reached, end?.fight.points]).toEqual([true, "Won.", 2, 321, fight.points]);
  expect(end?.fight.blocks.at(-1)).toEqual({ kind: "herb", points: 7, value: 4 });
});

test("a fight without any answer is not shown", () => {
  const calm: BoardModel = { ...board, fight: null };
  const lost = (...parts: Tally["parts"]): Line => line({ type: "FightLost", owner: 0, field: 70, creature: 1, tally: tally(...parts) });
  expect(endedFight([lost(party)], calm)).toBeNull();
  expect(endedFight([lost(party, ["die", 6, 6])], calm)?.fight.dice).toEqual([6]);
  expect(endedFight([lost(party)], board)?.won).toBe(false);
  expect(endedFight([line({ type: "HerbUsed" })], board)).toBeNull();
});

test("a die has as many pips as it shows", () => {
  expect([1, 2, 3, 4, 5, 6].map((face) => pips(face).length)).toEqual([1, 2, 3, 4, 5, 6]);
});
