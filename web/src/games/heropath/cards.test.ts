import { expect, test } from "vitest";
import { option } from "../../table/core/tests/made";
import { priceOf } from "./cards";
import { CHART } from "./chart";

const shield = CHART.cards.find(({ name }) => name === "Iron Shield")!;

test("a card costs what its house asks for it, and elsewhere what is printed on it", () => {
  const offered = option("card:A21", { kind: "buy-card", brief: "Iron Shield for 1 GOLD" });
  expect([priceOf(offered, shield), priceOf(undefined, shield)]).toEqual([1, 2]);
});

test("what is not bought shows what is printed on it", () => {
  expect(priceOf(option("card:A21", { kind: "take", brief: "Iron Shield for 1 GOLD" }), shield)).toBe(2);
});
