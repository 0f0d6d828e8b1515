import { expect, test } from "vitest";
import type { Option } from "../../wire";
import { armyOf } from "./army";
import { CREATURES } from "./cards";

const option = (key: string, brief = "", parts: string[] | null = null): Option => ({ key, clause: "", words: "", brief, letter: "", kind: "", places: [], gain: "", warning: "", parts });
const named = (id: string): string => CREATURES.find((card) => card.id === id)?.name ?? "";

test("an army is counted by its cards", () => {
  const army = armyOf([option("hire:hellhound"), option("done", "Done, 5 of 10", [named("glimmer"), named("glimmer"), named("hellhound")])], CREATURES);
  expect(army).toMatchObject({ spent: 5, most: 10, more: true });
  expect([...(army?.hired ?? [])]).toEqual([["glimmer", 2], ["hellhound", 1]]);
});

test("nobody else can be hired where no other is on offer", () => {
  expect(armyOf([option("done", "Done, 10 of 10", [])], CREATURES)).toMatchObject({ more: false, hired: new Map() });
});

test("who builds none has none", () => {
  expect(armyOf([option("yes")], CREATURES)).toBeNull();
});
