import { expect, test } from "vitest";
import type { Option } from "../wire";
import { replacements, currentPayment, slotsOf } from "./purse";
import { spread } from "./tracks";

const option = (key: string): Option => ({ key, words: key, brief: key, letter: "", places: [], clause: "", warning: "" }) as unknown as Option;
const named = (source: string): { name: string } => ({ name: source.toUpperCase() });

test("a payment can be taken out only if something else can replace it", () => {
  const payment = { due: { gold: 3 }, laid: { gold: 2, elixir: 1, castle: 0 }, left: { gold: 7 }, slots: [] };
  const coins = currentPayment(payment, [option("pay"), option("spare:elixir"), option("use:castle")], named);
  expect(coins.map(({ source, count, left, swap }) => [source, count, left, swap?.key])).toEqual([["gold", 2, 7, undefined], ["elixir", 1, undefined, "spare:elixir"]]);
});

test("each replacement payment has its answer", () => {
  const coins = replacements([option("pay"), option("use:castle")], named);
  expect(coins.map(({ name, swap }) => [name, swap?.key])).toEqual([["CASTLE", "use:castle"]]);
});

test("markers on one number are side by side", () => {
  const marker = (value: number, sign: string) => ({ at: value, sign, name: sign, owner: null });
  expect(spread([marker(3, "A"), marker(5, "B"), marker(3, "C")]).map(({ marker: { sign }, nth, of }) => [sign, nth, of])).toEqual([
    ["A", 0, 2], ["B", 0, 1], ["C", 1, 2],
  ]);
});

test("each good to pay is a slot with the source chosen for it", () => {
  const payment = { due: { fame: 2, gold: 1 }, laid: { castle: 1, gold: 1 }, left: {}, slots: [["fame", "castle"], ["fame", "castle"], ["gold", "gold"]] as const };
  const slots = slotsOf(payment, currentPayment(payment, [], named), named);
  expect(slots.map(({ name, coin }) => `${name} by ${coin?.source}`)).toEqual(["FAME by castle", "FAME by castle", "GOLD by gold"]);
});
