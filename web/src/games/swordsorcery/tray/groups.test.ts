import { describe, expect, it } from "vitest";
import type { Held } from "../../../table/generic/places";
import type { Option } from "../../../wire";
import { POWERS } from "../chart";
import { answersIn, groupsOf, saidOn, withAttack } from "./groups";

const option = (key: string): Option => ({ key }) as Option;
const card = (id: string, text: string, keys: string[] = [], sign = "", turned = false): Held => ({ face: { id, name: id, sign, colour: "", text, turned }, kind: "", barred: "", options: keys.map(option) }) as unknown as Held;
const HERO = { used: { b1: 1 }, limits: [] };

describe("the tray of a hero", () => {
  it("has what is worn, the powers, and the bag", () => {
    const groups = groupsOf([card("b1", "Strike.", [], "", true)], [card("watch_sword", "Bolt: Bash. RB", ["drop:watch_sword"], "E"), card("healing_potion", "Heals.", ["use:healing_potion"])], HERO);
    expect(groups.map(({ id }) => id)).toEqual(["worn", "powers", "bag"]);
    expect(groups.map(answersIn)).toEqual([0, 0, 1]);
  });

  it("leaves out what nobody has", () => {
    expect(groupsOf([], [card("healing_potion", "Heals.")], undefined).map(({ id }) => id)).toEqual(["bag"]);
  });

  it("attacks with the weapon in the main hand, and with nothing else", () => {
    const things = [card("watch_sword+edge", "", ["drop:watch_sword"], "E"), card("round_shield", "", [], "E"), card("watch_sword", "")];
    const keysOf = (offered: string[]): string[][] => withAttack(things, "watch_sword", offered.map(option)).map(({ options }) => options.map(({ key }) => key));
    expect(keysOf(["end", "attack"])).toEqual([["attack", "drop:watch_sword"], [], []]);
    expect(keysOf(["end"])).toEqual([["drop:watch_sword"], [], []]);
  });

  it("draws the dice of a weapon and says the rest", () => {
    const [worn] = groupsOf([], [card("watch_sword+edge", "Bolt: Bash. RB", [], "E")], undefined);
    const [sword] = worn?.pieces ?? [];
    expect(sword && [sword.dice, saidOn(sword)]).toEqual(["RB", "Bolt: Bash."]);
  });
});

describe("the chart", () => {
  it("knows how every power is used", () => {
    expect(new Set(Object.values(POWERS).map(({ use }) => use))).toEqual(new Set(["combat", "action", "free", "hit", "def", "react", "passive"]));
  });
});
