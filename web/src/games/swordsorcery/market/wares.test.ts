import { describe, expect, it } from "vitest";
import type { Ask, Option } from "../../../wire";
import { belongingsOf, besides, shelvesOf } from "./wares";

const options = ["ready", "buy:watch_sword", "sell:watch_sword", "hand:watch_sword/ilvane", "enchant:watch_sword/edge", "off:primary", "raise", "tavern:meal"].map((key) => ({ key })) as unknown as Option[];
const ask = { kind: "market", options, barred: ["buy:rune_hammer"] } as unknown as Ask;

describe("the shelves", () => {
  it("hold what is sold, with what can be had and what cannot", () => {
    const shelves = shelvesOf(ask, {});
    const weapons = shelves.find(({ id }) => id === "weapon")?.offers ?? [];
    expect(weapons.find(({ id }) => id === "watch_sword")?.options.length).toBe(1);
    expect(weapons.find(({ id }) => id === "rune_hammer")?.barred).toBe("buy:rune_hammer");
    expect(shelves.map(({ id }) => id)).toEqual(["weapon", "armor", "consumable", "artifact", "anvil", "tavern"]);
    expect(shelves.at(-1)?.offers.find(({ id }) => id === "meal")?.options.length).toBe(1);
  });

  it("are without what is sold out", () => {
    const weapons = shelvesOf(ask, { watch_sword: 0 }).find(({ id }) => id === "weapon")?.offers ?? [];
    expect(weapons.length).toBeGreaterThan(3);
    expect(weapons.some(({ id }) => id === "watch_sword")).toBe(false);
  });

  it("are those of the tavern alone when the party is asked", () => {
    expect(shelvesOf({ kind: "party-services", options: [], barred: [] } as unknown as Ask, {}).map(({ id, offers }) => [id, offers.length])).toEqual([["tavern", 3]]);
  });
});

describe("what a hero has", () => {
  it("may be sold, handed over, enchanted and taken off", () => {
    const [sword] = belongingsOf([{ id: "watch_sword", name: "Watchman's Sword" } as never], ["watch_sword"], { primary: "watch_sword" }, options);
    expect(sword?.options.map(({ key }) => key)).toEqual(["sell:watch_sword", "hand:watch_sword/ilvane", "enchant:watch_sword/edge", "off:primary"]);
  });

  it("is worn but once, and its dice are drawn", () => {
    const face = { id: "watch_sword", name: "Watchman's Sword", text: "Bolt: Bash. RB" } as never;
    const swords = belongingsOf([face, face], ["watch_sword", "watch_sword"], { primary: "watch_sword" }, options);
    expect(swords.map(({ range, text, dice }) => [range, text, dice])).toEqual([["primary", "Bolt: Bash.", "RB"], ["", "Bolt: Bash.", "RB"]]);
  });

  it("is not what he does besides", () => {
    expect(besides(options).map(({ key }) => key)).toEqual(["raise"]);
  });
});
