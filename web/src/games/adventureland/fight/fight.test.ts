import { expect, test } from "vitest";
import reinforceTable from "../../../fixtures/reinforce.json";
import type { Line, Sight } from "../../../wire";
import { read, type BoardModel } from "../model";
import { additions, barredOnes, extrasOf, rerolls, swordsKey, taken } from "./additions";
import { ended } from "./following";
import { pips } from "../../../kit/pips";

const sight = reinforceTable as unknown as Sight;
const board = read(sight);
const ask = sight.ask!;
const fight = board.fight!;

const line = (event: Record<string, unknown>): Line => ({ words: "", brief: "", event, to_you: false, opens: false, joins: false, by_you: false, rank: 3 });

test("additions tell their total and what is wasted; the hall says which is the cheapest that wins", () => {
  const found = additions(ask, fight);
  expect(found.map(({ key, total, wins, wasted, best }) => [key, total, wins, wasted, best])).toEqual([
    ["gold:add", 12, true, 0, true],
    ["herb:4", 15, true, 3, false],
  ]);
  expect(additions(ask, { ...fight, best: "herb:4" }).map(({ best }) => best)).toEqual([false, true]);
});

test("re-rolls tell what wins at once, and the chance to win in the end", () => {
  expect(rerolls(ask, fight).map(({ face, need, chance }) => [face, need, chance])).toEqual([
    [4, 5, fight.additions["reroll:1"]?.chance],
    [3, 4, fight.additions["reroll:2"]?.chance],
  ]);
});

test("swords in hand cannot join after the dice", () => {
  expect(barredOnes(ask, board.hands[0]!, { gold: "g", reroll: "r" }).map(({ key }) => key)).toEqual(["swords:+0"]);
});

test("a set of swords has one key in whatever order it is picked", () => {
  expect([swordsKey([1, 3, 0]), swordsKey([]), extrasOf("swords:+3+1+0")]).toEqual(["swords:+3+1+0", "swords:none", [3, 1, 0]]);
  expect([...taken([2, 1, 0, 0], [1, 0])]).toEqual([1, 2]);
});

test("a fight is followed to its end by what was told", () => {
  const owner = fight.party.owner;
  const end = ended([line({ type: "HerbUsed", owner, value: 4, reached: 15, strength: 12 }), line({ type: "FightWon", owner })], board);
  expect([end?.won, end?.fight.reached, end?.fight.blocks.at(-1)?.kind]).toEqual([true, 15, "herb"]);
  const again = ended([line({ type: "Rerolled", owner, die: 2, before: 3, after: 1, reached: 9 }), line({ type: "FightLost", owner })], board);
  expect([again?.won, again?.fight.dice, again?.fight.reached]).toEqual([false, [4, 1], 9]);
});

test("a fight that nobody decided anything in is not shown", () => {
  const party = board.fields.find((field) => field.party)!.party!;
  const began = line({ type: "FightBegan", owner: party.owner, party: party.party, field: 70, creature: 1, strength: 8, base: party.size });
  const calm: BoardModel = { ...board, fight: null };
  expect(ended([began, line({ type: "FightWon", owner: party.owner })], calm)).toBeNull();
  const rolled = [began, line({ type: "Committed", extras: [2] }), line({ type: "Rolled", dice: [6], reached: 321 }), line({ type: "FightWon" })];
  expect(ended(rolled, calm)?.fight.reached).toBe(321);
});

test("a die has as many pips as it shows", () => {
  expect([1, 2, 3, 4, 5, 6].map((face) => pips(face).length)).toEqual([1, 2, 3, 4, 5, 6]);
});
