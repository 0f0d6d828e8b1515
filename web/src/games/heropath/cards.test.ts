import { expect, test } from "vitest";
import visitTable from "../../fixtures/heropath-visit.json";
import type { Sight } from "../../wire";
import { CHART } from "./chart";
import type { CardModel, HeroSheet, VisitModel } from "./model";
import { priceIn } from "./powers";
import { read } from "./read";

const board = read(visitTable as unknown as Sight);
const [here, hero] = [board.visit!, board.heroes[0]!];

function card(name: string, piece = 1): CardModel {
  const found = CHART.cards.find((one) => one.name === name)!;
  return { piece, deck: found.deck, card: found, hidden: false };
}

function visiting(name: string, cheapened: readonly number[] = []): VisitModel {
  const site = CHART.sites.find((one) => one.name === name)!;
  return { ...here, site, activities: site.does.map((activity) => ({ activity, done: 0 })), cheapened };
}

const holding = (...cards: CardModel[]): HeroSheet => ({ ...hero, resources: hero.resources.map((one) => (one.category === "equipment" ? { ...one, cards } : { ...one, cards: [] })) });
const seal = card("Merchant's Seal", 90);

test("a card costs what its house asks for it, and at least 1 GOLD", () => {
  const dearer = CHART.sites.find(({ does }) => does.some(({ buys }) => buys?.adjust === 1))!.name;
  expect(["Blacksmith", "Armoury", dearer].map((site) => priceIn(visiting(site), holding(), card("Iron Shield")))).toEqual([2, 1, 3]);
  expect(priceIn(visiting("Armoury"), holding(), card("Short Sword"))).toBe(1);
});

test("a house that sells one type alone asks for no other less than what is printed on it", () => {
  const { name, does } = CHART.sites.find((site) => site.does.some(({ buys }) => buys?.type))!;
  const type = does.flatMap(({ buys }) => buys?.type ?? [])[0];
  const of = (fits: boolean) => CHART.cards.find((one) => one.deck === "MARKET" && (one.type === type) === fits && one.price > 1)!;
  expect([true, false].map((fits) => of(fits).price - priceIn(visiting(name), holding(), card(of(fits).name)))).toEqual([1, 0]);
});

test("the first card of a Visit costs less by a seal, unless it costs 1 GOLD", () => {
  expect(priceIn(visiting("Blacksmith"), holding(seal), card("Iron Shield"))).toBe(1);
  expect(priceIn(visiting("Blacksmith", [90]), holding(seal), card("Iron Shield"))).toBe(2);
  expect(priceIn(visiting("Blacksmith"), holding(seal), card("Short Sword"))).toBe(1);
});
