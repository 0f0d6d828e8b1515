import { expect, test } from "vitest";
import type { Option, Sight } from "../../wire";
import { armyOf } from "./army";
import { CREATURES } from "./cards";

const option = (key: string): Option => ({ key, clause: "", words: "", brief: "", letter: "", kind: "", places: [], gain: "", warning: "", parts: null });
const sightHiring = (keys: string[], army: object | null = { hired: [], spent: 0, most: 10 }): Sight => ({ ask: { options: keys.map(option) }, computed: { army } }) as unknown as Sight;

test("an army has the hall's numbers, even impossible ones", () => {
  const army = armyOf(sightHiring(["hire:hellhound", "done"], { hired: [3, 3, 5], spent: 77, most: 66 }));
  expect(army).toMatchObject({ spent: 77, most: 66, more: true });
  expect([...(army?.hired ?? [])]).toEqual([[CREATURES[3]?.id, 2], [CREATURES[5]?.id, 1]]);
});

test("no more Creatures can be hired if none is on the menu", () => {
  expect(armyOf(sightHiring(["done"]))).toMatchObject({ more: false, hired: new Map() });
});

test("a player who builds no army gets none", () => {
  expect(armyOf(sightHiring(["yes"], null))).toBeNull();
  expect(armyOf({ ask: null, computed: null } as unknown as Sight)).toBeNull();
});
