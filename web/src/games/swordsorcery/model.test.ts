import { afterEach, describe, expect, it, vi } from "vitest";
import type { Option } from "../../wire";
import { setLanguage } from "../../words";
import { cardName, ENEMIES, HEROES, MAPS, sentence, whoIs } from "./chart";
import type { Sight } from "../../wire";
import { answersAbout, areOnRight, goalOf, neighbour, readTable } from "./model";
import { thingPicture } from "./pictures";

const crypt = MAPS["q0"];

describe("the chart", () => {
  it("links existing areas", () => {
    for (const { areas, links } of Object.values(MAPS)) {
      const ids = new Set(areas.map(({ id }) => id));
      for (const { a, b } of links) expect([ids.has(a), ids.has(b)]).toEqual([true, true]);
    }
  });

  it("gives every door of a map its own bit, and no bit to anything else", () => {
    for (const { links } of Object.values(MAPS)) {
      const doors = links.filter(({ kind }) => kind === "door" || kind === "locked").map(({ door }) => door);
      expect(doors).toEqual(doors.map((_, index) => 2 ** index));
      expect(links.filter(({ door }) => door).length).toBe(doors.length);
    }
  });

  it("has a line for every distance on each enemy card", () => {
    for (const { rules } of Object.values(ENEMIES)) expect(rules.some(([band]) => band === "+")).toBe(true);
  });
});

describe("the printed text", () => {
  afterEach(() => setLanguage("en"));

  it("is in the reader's language", async () => {
    vi.stubGlobal("document", { documentElement: {} });
    const { orc_g: brawler } = ENEMIES;
    const texts = (): unknown => [
      brawler?.name, brawler?.attack[0], brawler?.rules.map(([, does]) => sentence(does)), whoIs("orc_g:2"), whoIs("wolf"), HEROES["bryndis"]?.chaos,
      ["watch_sword", "ring_mail"].map(cardName), crypt?.areas[0]?.name,
    ];
    expect(texts()).toEqual([
      "Orc Brawler", "Cudgel", ["Attack", "Move 1 and attack", "Move 2"], "Orc Brawler 2", "Grey Wolf", "Reaver",
      ["Watchman's Sword", "Ring Mail"], "Hall of Five Tombs",
    ]);
    await setLanguage("de");
    expect(texts()).toEqual([
      "Ork-Schläger", "Knüppel", ["Angriff", "1 Feld ziehen und Angriff", "2 Felder ziehen"], "Ork-Schläger 2", "Grauwolf", "Plünderin",
      ["Wächterschwert", "Ringpanzer"], "Halle der fünf Gräber",
    ]);
  });
});

describe("arrows", () => {
  it("move to the nearest area in their direction", () => {
    expect(neighbour(crypt?.areas ?? [], "K1", "ArrowRight")).toBe("K2");
    expect(neighbour(crypt?.areas ?? [], "K1", "ArrowLeft")).toBe("");
    expect(neighbour(crypt?.areas ?? [], "K1", "Enter")).toBe("");
  });
});

describe("answers", () => {
  it("belong to the things in their keys", () => {
    const found = answersAbout([{ key: "to:K5" }, { key: "foe:12" }, { key: "provoke:12" }, { key: "end" }] as Option[]);
    expect([...found].map(([about, options]) => [about, options.length])).toEqual([["K5", 1], ["12", 2]]);
  });
});

describe("a group", () => {
  const figures = (left: number, life: [left: number, max: number, rule: number | null]): (string | number | null)[] => {
    const enemy = { id: "risen_g", ref: 10, area: 0, conditions: {}, criticals: {}, fire: [], shields: 0, figures: left };
    const computed = { seen: [], lives: [life], ghosts: [], events: 0, round: [], turn: { points: 91, moves: 92, combat: 93, action: 94, weapon: "" }, things: [] };
    const state = { quest: "q0", opened: 0, round: 1, heroes: [], companions: [], enemies: [enemy], attacks: [], activations: [], locks: [], options: {}, active: -1 };
    const { pieces: [piece], turn } = readTable({ state, computed, places: [{ id: "K1" }], figures: [], cards: [], facts: [], tracks: [] } as unknown as Sight)!;
    expect(turn).toEqual(computed.turn);
    return piece ? [piece.now, piece.most, piece.count] : [];
  };

  it("shows the number of figures left, and the life from the hall", () => {
    expect([figures(3, [77, 88, 0]), figures(2, [66, 88, null])]).toEqual([[77, 88, 3], [66, 88, 2]]);
  });
});

it("a result is placed on the side with fewer choosable areas", () => {
  const areaAt = (x: number) => ({ rect: [x, 0, 2, 2] as const });
  expect(areOnRight([areaAt(0), areaAt(1), areaAt(8)], 5)).toBe(false);
  expect(areOnRight([areaAt(0), areaAt(7), areaAt(8)], 5)).toBe(true);
  expect(areOnRight([], 5)).toBe(false);
});

it("the Story Markers of a quest have different pictures", () => {
  const pictures = ["interact:clapper", "interact:cage", "interact:bell"].map((key) => thingPicture("goal", goalOf(key))?.name);
  expect(new Set(pictures).size).toBe(3);
  expect(thingPicture("goal", goalOf("interact:twins2"))).toBe(thingPicture("goal", "miller"));
  expect(thingPicture("goal", "unheard")).toBeDefined();
});
