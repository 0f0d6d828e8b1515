import { describe, expect, it } from "vitest";
import type { Ask, Line, Option } from "../../../wire";
import { belongingsOf, otherAnswers, boughtBy, shelvesOf } from "./wares";

const options = ["ready", "buy:watch_sword", "sell:watch_sword", "hand:watch_sword/ilvane", "enchant:watch_sword/edge", "off:primary", "raise", "tavern:meal"].map((key) => ({ key })) as unknown as Option[];
const prices = { watch_sword: 901, rune_hammer: 902, meal: 903, edge: 904, rumour: 905, round_shield: 1, healing_potion: 2, lucky_coin: 3 };
const ask = { kind: "market", options, barred: ["buy:rune_hammer"] } as unknown as Ask;

describe("the shelves", () => {
  it("have the wares, both affordable and not", () => {
    const shelves = shelvesOf(ask, { prices, short: {} });
    const weapons = shelves.find(({ id }) => id === "weapon")?.offers ?? [];
    expect(weapons.find(({ id }) => id === "watch_sword")?.options.length).toBe(1);
    expect(weapons.find(({ id }) => id === "rune_hammer")?.barred).toBe("buy:rune_hammer");
    expect(shelves.map(({ id, offers }) => [id, ...offers.map(({ cost }) => cost)])).toEqual([["weapon", 901, 902], ["armor", 1], ["consumable", 2], ["artifact", 3], ["anvil", 904], ["tavern", 903, 905]]);
    expect(shelves.at(-1)?.offers.find(({ id }) => id === "meal")?.options.length).toBe(1);
  });

  it("have nothing that the hall does not sell", () => {
    expect(shelvesOf(ask, { prices: { rune_hammer: 1 }, short: {} }).flatMap(({ offers }) => offers.map(({ id }) => id))).toEqual(["rune_hammer"]);
    expect(shelvesOf(ask, { prices: {}, short: {} })).toEqual([]);
  });

  it("show how many Crowns are missing", () => {
    const weapons = shelvesOf(ask, { prices, short: { rune_hammer: 5 } })[0]?.offers ?? [];
    expect(weapons.map(({ id, short }) => [id, short])).toEqual([["watch_sword", 0], ["rune_hammer", 5]]);
  });

  it("are only those of the tavern when the party is asked", () => {
    const services = { kind: "party-services", options: [{ key: "service:rumour" }], barred: [] } as unknown as Ask;
    expect(shelvesOf(services, { prices: { rumour: 77 }, short: {} }).map(({ id, offers }) => [id, offers.map(({ cost, options: answers }) => [cost, answers.length])])).toEqual([["tavern", [[77, 1]]]]);
  });
});

describe("an item of a hero", () => {
  it("can be sold, handed over, enchanted and taken off", () => {
    const [sword] = belongingsOf([{ id: "watch_sword", name: "Watchman's Sword" } as never], ["watch_sword"], { primary: "watch_sword" }, options);
    expect(sword?.options.map(({ key }) => key)).toEqual(["sell:watch_sword", "hand:watch_sword/ilvane", "enchant:watch_sword/edge", "off:primary"]);
  });

  it("is worn only once, and its dice are drawn", () => {
    const face = { id: "watch_sword", name: "Watchman's Sword", text: "Bolt: Bash. RB" } as never;
    const swords = belongingsOf([face, face], ["watch_sword", "watch_sword"], { primary: "watch_sword" }, options);
    expect(swords.map(({ range, text, dice }) => [range, text, dice])).toEqual([["primary", "Bolt: Bash.", "RB"], ["", "Bolt: Bash.", "RB"]]);
  });

  it("does not include other answers of the hero", () => {
    expect(otherAnswers(options).map(({ key }) => key)).toEqual(["raise"]);
  });
});

describe("the shopping list of a hero", () => {
  const line = (event: object): Line => ({ event }) as unknown as Line;
  const buys = (item: string, how = "buy", who = "bryndis"): Line => line({ type: "ItemMoved", who, item, how });

  it("starts at the last quest, without other heroes' purchases and finds", () => {
    const log = [buys("rune_hammer"), line({ type: "QuestWon" }), buys("healing_potion"), buys("round_shield", "gain"), buys("watch_sword", "buy", "sable")];
    expect(boughtBy("bryndis", log)).toEqual(["Healing Potion"]);
    expect(boughtBy("bryndis", log.slice(0, 2))).toEqual([]);
  });
});
