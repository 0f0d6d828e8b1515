// The page shows the numbers that the hall sent: these are such as no rule could lead to.
import { render } from "svelte/server";
import { expect, test } from "vitest";
import battleTable from "../../fixtures/heropath-battle.json";
import visitTable from "../../fixtures/heropath-visit.json";
import actionTable from "../../fixtures/heropath-action.json";
import type { Sight } from "../../wire";
import Battle from "./battle/Battle.svelte";
import TripSlip from "./over/TripSlip.svelte";
import SiteIndex from "./over/SiteIndex.svelte";
import { read } from "./read";
import type { Computed, Side } from "./types";

const rigged = (table: unknown, more: Partial<Computed>): Sight => {
  const sight = table as Sight;
  return { ...sight, computed: { ...sight.computed, ...more } };
};
const textOf = (html: string): string => html.replace(/<style[^]*?<\/style>/g, "").replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");

const side = (of: Partial<Side>): Side => ({ parts: [], total: 0, dice: 2, specials: 0, least: 0, most: 0, ...of });

test("a battle", () => {
  const hero = side({ parts: [{ kind: "gems", points: 77, piece: -1 }, { kind: "card", points: 31, piece: 8 }], total: 508, least: 41, most: 43 });
  const foe = side({ parts: [{ kind: "basic", points: 300, piece: -1 }, { kind: "evil", points: 66, piece: -1 }], total: 366, dice: 9, least: 5, most: 6 });
  const battle = read(rigged(battleTable, { fight: { hero, foe, chance: 0.1234, together: 0, needed: 0 } })).battle!;
  const text = textOf(render(Battle, { props: { battle, tumbles: 0 } }).body);
  for (const told of ["12 %", "549 – 551", "371 – 372", "77", "31", "66", "41–43"]) expect(text).toContain(told);
});

test("a ritual", () => {
  const battle = read(rigged(battleTable, { fight: { hero: side({}), foe: side({}), chance: null, together: 17, needed: 432 } })).battle!;
  battle.stage = "rolled";
  const text = textOf(render(Battle, { props: { battle, tumbles: 0 } }).body);
  expect(text).toContain("432");
  expect(text).not.toContain("%");
});

test("a way", () => {
  const board = read(rigged(actionTable, { travel: { paces: 40, ways: [["P11", "P07", true, 23, true, true]] } }));
  const trip = board.trips.get("P11")!;
  const text = textOf(render(TripSlip, { props: { trip, end: board.spaces.find(({ space }) => space.id === "P11")!, glance: true, press: () => {} } }).body);
  expect([board.trips.size, trip.left]).toEqual([1, 39]);
  for (const told of ["23", "39", "you die"]) expect(text.toLowerCase()).toContain(told);
});

test("what cards cost, what they add, the Dragon how many kills raise Evil, and the actions of a turn", () => {
  const { visit, extra, evil, heroes } = read(rigged(visitTable, { prices: { 17: 88, 18: 99 }, extra: 55, dragon: 444, kills: 33, actions: 22, room: 11 }));
  const props = { visit: visit!, hero: heroes[0], answer: () => undefined, barred: () => undefined, chosen: "", mark: () => ({ option: undefined, chosen: false, barred: undefined }), still: true, press: () => {}, look: () => {} };
  const text = textOf(render(SiteIndex, { props }).body);
  for (const told of ["88", "99"]) expect(text).toContain(told);
  expect([extra, evil.dragon, evil.left, evil.room, heroes[0]?.of]).toEqual([55, 444, 33, 11, 22]);
});
