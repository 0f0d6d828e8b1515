import { expect, test } from "vitest";
import type { Option } from "../../wire";
import { spellNumber } from "./cards";
import { byUse, castsAfterAct, inWells, liftedBy, missingOf, stopKey, throwKey } from "./dicehand";
import { shownFor } from "./show.svelte";

const LINE = { words: "", brief: "", to_you: false, opens: false, joins: false, by_you: false, rank: 3 };

test("the key of a throw names the dice in hand in a beat, not in a race", () => {
  const dice = [0, -1, 3, 4, null];
  expect(throwKey(dice, new Set([2]), true)).toBe("throw:3");
  expect(throwKey(dice, new Set(), true)).toBe("throw:none");
  expect(throwKey(dice, new Set([2]), false)).toBe("throw:23");
  expect([stopKey(dice, new Set([2]), true), stopKey(dice, new Set([2]), false)]).toEqual(["stop:none", "stop:23"]);
});

test("a chosen throw or Stop lifts its dice on the table", () => {
  const dice = [0, -1, 3, 4, null];
  expect(liftedBy("throw:234", dice)).toEqual(new Set([2, 3]));
  expect(liftedBy("stop:none", dice)).toEqual(new Set());
  expect(liftedBy("hold:1", dice)).toBe(null);
});

test("a ready Spell can be cast at once when asked whether to act", () => {
  const act = { key: "act", letter: "a" } as Option;
  const spells = ["magic_missile", "scorch"].map(spellNumber);
  expect([...castsAfterAct(spells, ["1", "0"], act).keys()]).toEqual(["cast:scorch"]);
  expect(castsAfterAct(spells, ["0", undefined], undefined).size).toBe(0);
});

test("kept dice are in the left well, lifted and flying ones in the right", () => {
  const lying = inWells([0, 1, -1, 3, 4, -2], new Set([1]));
  expect(lying.map(({ column, line }) => [column, line])).toEqual([[0, 0], [4, 0], [5, 0], [0, 1], [1, 1], [5, 1]]);
  expect(lying.filter(({ up }) => up).map(({ die }) => die)).toEqual([1, 2, 5]);
});

test("no die moves when another one is lifted", () => {
  const dice = [0, 1, 2, null, 3, 4, 5];
  const before = inWells(dice, new Set());
  const after = inWells(dice, new Set([1]));
  expect(after.filter(({ die }) => die !== 1)).toEqual(before.filter(({ die }) => die !== 1));
});

test("seven dice fit into one well", () => {
  const lying = inWells([0, 0, 0, 0, 0, 0, 0], new Set());
  expect(new Set(lying.map(({ column, line }) => `${column}.${line}`)).size).toBe(7);
  expect(lying.every(({ column, line }) => column < 4 && line < 2)).toBe(true);
});

test("after Stop dice are grouped by use: the cast Spell, remaining Leadership, the rest", () => {
  const groups = byUse([4, 4, 1, 4, 0, 4, null], { cast: [0, 1], points: [3, 5] });
  expect(groups.map(({ use, dice }) => [use, dice.map(({ die }) => die)])).toEqual([["cast", [0, 1]], ["points", [3, 5]], ["rest", [2, 4]]]);
  expect(groups.flatMap(({ dice }) => dice.map(({ column }) => column))).toEqual([0, 1, 2, 3, 4, 5]);
  expect(byUse([4, null], null).map(({ use }) => use)).toEqual(["rest"]);
});

test("missing elements of a Spell are read from the digit of the lifted dice", () => {
  expect([missingOf("0123", new Set()), missingOf("0123", new Set([0])), missingOf("0123", new Set([1])), missingOf("0123", new Set([0, 1]))]).toEqual([0, 1, 2, 3]);
  expect([missingOf("2", new Set([4])), missingOf(undefined, new Set())]).toEqual([2, 0]);
});

test("dice roll unless they were visible in the air before: in a beat, and in the final throw", () => {
  const threw = (final: boolean) => [{ ...LINE, event: { type: "DiceThrown", seat: 1, dice: [0, 2], faces: [1, 1], final } }];
  expect([...(shownFor(threw(false), false).rolling.get(1) ?? [])]).toEqual([0, 2]);
  expect(shownFor(threw(false), true).rolling.size).toBe(0);
  expect(shownFor(threw(true), true).rolling.size).toBe(1);
});

test("a later Stop is shown with its delay, if times are known", () => {
  const stopped = (at: number[]) => [{ ...LINE, event: { type: "PreparationStopped", seat: 0, late: [1], revive: false, at } }];
  expect(shownFor(stopped([1000, 1038]), true).late).toEqual([{ seat: 1, ms: 38 }]);
  expect(shownFor(stopped([]), false).late).toEqual([]);
});
