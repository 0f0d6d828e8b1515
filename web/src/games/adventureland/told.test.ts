// The page shows the numbers that the hall sent: these are such as no rule could lead to.
import { render } from "svelte/server";
import { expect, test } from "vitest";
import endTable from "../../fixtures/choose-end.json";
import reinforceTable from "../../fixtures/reinforce.json";
import type { Sight } from "../../wire";
import { additions, rerolls } from "./fight/additions";
import Additions from "./fight/Additions.svelte";
import Dice from "./fight/Dice.svelte";
import { marks } from "./marks";
import { read } from "./model";
import type { Addition, Computed } from "./types";

const rigged = (table: unknown, computed: Computed): Sight => ({ ...(table as Sight), computed: computed as unknown as Sight["computed"] });
const textOf = (html: string): string => html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
const press = { pick: () => {}, consider: () => {} };

test("what may be added in a fight, and its chances", () => {
  const addition = (more: Partial<Addition>): Addition => ({ total: 0, wins: false, wasted: 0, faces: [], chance: 0, ...more });
  const sight = rigged(reinforceTable, {
    ends: {}, blocked: [],
    fight: {
      reached: 901, points: 77, lead: [78, 79], best: "herb:4",
      additions: { "gold:add": addition({ total: 812, chance: 0.44 }), "herb:4": addition({ total: 333, wins: true, wasted: 55 }), "reroll:1": addition({ faces: [2, 6], chance: 0.97 }), "reroll:2": addition({ chance: 0.13 }) },
    },
  });
  const fight = read(sight).fight!;
  expect([fight.reached, fight.points, fight.lead]).toEqual([901, 77, [78, 79]]);
  const added = textOf(render(Additions, { props: { additions: additions(sight.ask!, fight), barred: [], strength: 1000, chosen: "", gold: 3, ...press } }).body);
  for (const told of ["812", "44 %", "333", "55"]) expect(added).toContain(told);
  const dice = textOf(render(Dice, { props: { dice: fight.dice, rerolls: rerolls(sight.ask!, fight), tumbles: 0, chosen: "", ...press } }).body);
  for (const told of ["2 or more wins at once", "97 % chance to win", "not enough by itself", "13 % chance to win"]) expect(dice).toContain(told);
});

test("where a move means a fight, and what stands in its way", () => {
  const { ask } = endTable as unknown as Sight;
  const [end] = ask!.options.filter(({ kind }) => kind === "to").map(({ key }) => key.slice(3));
  const blocked = ask!.barred.find((key) => key.startsWith("to:"))!.slice(3);
  const found = marks(read(rigged(endTable, { fight: null, ends: { [end!]: { fight: true, over: [] } }, blocked: [blocked] })), ask, []);
  expect([...found.legal].filter(([, { fight }]) => fight).map(([place]) => place)).toEqual([end]);
  expect([...found.discs]).toEqual([blocked]);
});
