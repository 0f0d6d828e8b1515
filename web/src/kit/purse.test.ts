import { expect, test } from "vitest";
import type { Option } from "../wire";
import { instead, laidIn, slotsOf, unplaced } from "./purse";
import { spread } from "./tracks";

const option = (key: string): Option => ({ key, words: key, brief: key, letter: "", places: [], clause: "", warning: "" }) as unknown as Option;
const named = (source: string): { name: string } => ({ name: source.toUpperCase() });

test("what is laid in can be taken out only where something else can be paid instead", () => {
  const payment = { due: { gold: 3 }, laid: { gold: 2, elixir: 1, castle: 0 } };
  const coins = laidIn(payment, [option("pay"), option("spare:elixir"), option("use:castle")], named);
  expect(coins.map(({ source, count, swap }) => [source, count, swap?.key])).toEqual([["gold", 2, undefined], ["elixir", 1, "spare:elixir"]]);
});

test("what can be laid in instead has its answer", () => {
  const coins = instead([option("pay"), option("use:castle")], named);
  expect(coins.map(({ name, swap }) => [name, swap?.key])).toEqual([["CASTLE", "use:castle"]]);
});

test("markers on one number lie side by side", () => {
  const marker = (at: number, sign: string) => ({ at, sign, name: sign, owner: null });
  expect(spread([marker(3, "A"), marker(5, "B"), marker(3, "C")]).map(({ marker: { sign }, nth, of }) => [sign, nth, of])).toEqual([
    ["A", 0, 2], ["B", 0, 1], ["C", 1, 2],
  ]);
});

test("each thing that is due is a slot with what is laid in for it", () => {
  const gives: Record<string, readonly string[]> = { castle: ["fame", "fame"], elixir: ["fame", "any"], gift: ["any"] };
  const known = (name: string) => ({ name, ...(gives[name] ? { gives: gives[name] } : {}) });
  const filled = (due: Record<string, number>, laid: Record<string, number>): (string | undefined)[] =>
    slotsOf({ due, laid }, laidIn({ due, laid }, [], known), known).map(({ good, coin }) => coin && `${good} by ${coin.source}`);
  expect(filled({ gold: 2 }, { gold: 2 })).toEqual(["gold by gold", "gold by gold"]);
  expect(filled({ fame: 2, gold: 1 }, { castle: 1, gold: 1 })).toEqual(["fame by castle", "fame by castle", "gold by gold"]);
  expect(filled({ gold: 1, fame: 1 }, { elixir: 1 })).toEqual(["gold by elixir", "fame by elixir"]);
  expect(filled({ gold: 1, fame: 1 }, { gift: 1, fame: 1 })).toEqual(["gold by gift", "fame by fame"]);
  expect(filled({ gold: 2 }, { gold: 1 })).toEqual(["gold by gold", undefined]);
});

test("what gives a good that nobody told of lies beside the slots", () => {
  const coins = laidIn({ due: { gold: 1 }, laid: { token: 1 } }, [], (name) => ({ name }));
  const slots = slotsOf({ due: { gold: 1 }, laid: { token: 1 } }, coins, (name) => ({ name }));
  expect(unplaced(coins, slots).map(({ source }) => source)).toEqual(["token"]);
});
