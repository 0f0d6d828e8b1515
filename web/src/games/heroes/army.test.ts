import { expect, test } from "vitest";
import type { Option, Sight } from "../../wire";
import { armyOf } from "./army";
import { CREATURES } from "./cards";
import printed from "./cards.json";

const option = (key: string, parts: string[] | null = null): Option => ({ key, clause: "", words: "", brief: "", letter: "", kind: "", places: [], gain: "", warning: "", parts });
const asked = (options: Option[], stage = "joined"): Sight => ({ ask: { options }, state: { stage } }) as unknown as Sight;
const named = (...ids: string[]): string[] => ids.map((id) => CREATURES.find((card) => card.id === id)?.name ?? "");
const HIRED = ["glimmer", "glimmer", "hellhound"];
const COSTS = HIRED.reduce((sum, id) => sum + (CREATURES.find((card) => card.id === id)?.cost ?? 0), 0);

test("an army is counted by its cards and what is printed on them, whatever the answer is called", () => {
  const army = armyOf(asked([option("hire:hellhound"), option("done", named(...HIRED))]));
  expect(army).toMatchObject({ spent: COSTS, most: 10, more: true });
  expect([...(army?.hired ?? [])]).toEqual([["glimmer", 2], ["hellhound", 1]]);
});

test("the cards are known when page and table speak two languages", () => {
  const german = HIRED.map((id) => printed.written.de.creatures[CREATURES.findIndex((card) => card.id === id)]?.name ?? "");
  expect(german).not.toEqual(named(...HIRED));
  expect(armyOf(asked([option("done", german)]))).toMatchObject({ spent: COSTS });
});

test("who plays for third place has fewer points", () => {
  expect(armyOf(asked([option("done", [])], "finals"))?.most).toBe(6);
});

test("nobody else can be hired where no other is on offer", () => {
  expect(armyOf(asked([option("done", [])]))).toMatchObject({ more: false, hired: new Map() });
});

test("who builds none has none", () => {
  expect(armyOf(asked([option("yes")]))).toBeNull();
  expect(armyOf({ ask: null, state: {} } as unknown as Sight)).toBeNull();
});
