import { describe, expect, it, vi } from "vitest";
import type { Held } from "../../../table/generic/places";
import type { Option } from "../../../wire";
import { setLanguage } from "../../../words";
import { POWERS } from "../chart";
import { answersIn, groupsOf, textOn, withAttack } from "./groups";

const option = (key: string): Option => ({ key }) as Option;
const card = (id: string, text: string, keys: string[] = [], sign = "", turned = false): Held => ({ face: { id, name: id, sign, colour: "", text, turned }, kind: "", barred: "", options: keys.map(option) }) as unknown as Held;
const RESTS = { b1: 901, b2: 0 };

describe("the tray of a hero", () => {
  it("has the worn things, the powers, and the bag", () => {
    const groups = groupsOf([card("b1", "Strike.", [], "", true)], [card("watch_sword", "Bolt: Bash. RB", ["drop:watch_sword"], "E"), card("healing_potion", "Heals.", ["use:healing_potion"])], RESTS);
    expect(groups.map(({ id }) => id)).toEqual(["worn", "powers", "bag"]);
    expect(groups.map(answersIn)).toEqual([0, 0, 1]);
  });

  it("shows how long a power rests, as the hall counts it", async () => {
    vi.stubGlobal("document", { documentElement: { lang: "" } });
    await setLanguage("en");
    const [powers] = groupsOf(["b1", "b2", "b3"].map((id) => card(id, "", [], "", true)), [], RESTS);
    expect(powers?.pieces.map(({ line }) => line)).toEqual(["ready in 901", "spent", "used"]);
    vi.unstubAllGlobals();
  });

  it("leaves out empty groups", () => {
    expect(groupsOf([], [card("healing_potion", "Heals.")], {}).map(({ id }) => id)).toEqual(["bag"]);
  });

  it("attacks only with the thing that the hall names, even a shield", () => {
    const things = [card("watch_sword+edge", "", ["drop:watch_sword"], "E"), card("round_shield", "", [], "E"), card("watch_sword+edge", "")];
    const keysOf = (weapon: string, offered: string[]): string[][] => withAttack(things, weapon, offered.map(option)).map(({ options }) => options.map(({ key }) => key));
    expect(keysOf("watch_sword+edge", ["end", "attack"])).toEqual([["attack", "drop:watch_sword"], [], []]);
    expect(keysOf("round_shield", ["attack"])).toEqual([["drop:watch_sword"], ["attack"], []]);
    expect(keysOf("", ["attack"])).toEqual([["drop:watch_sword"], [], []]);
    expect(keysOf("watch_sword+edge", ["end"])).toEqual([["drop:watch_sword"], [], []]);
  });

  it("draws the dice of a weapon and shows the rest as text", () => {
    const [worn] = groupsOf([], [card("watch_sword+edge", "Bolt: Bash. RB", [], "E")], {});
    const [sword] = worn?.pieces ?? [];
    expect(sword && [sword.dice, textOn(sword)]).toEqual(["RB", "Bolt: Bash."]);
  });
});

describe("the chart", () => {
  it("has a use for every power", () => {
    expect(new Set(Object.values(POWERS).map(({ use }) => use))).toEqual(new Set(["combat", "action", "free", "hit", "def", "react", "passive"]));
  });
});
