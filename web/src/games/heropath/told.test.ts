// The page shows the hall's numbers and does not compute its own: these numbers are impossible under the rules.
import { render } from "svelte/server";
import { expect, test } from "vitest";
import battleTable from "../../fixtures/heropath-battle.json";
import visitTable from "../../fixtures/heropath-visit.json";
import actionTable from "../../fixtures/heropath-action.json";
import draftTable from "../../fixtures/heropath-draft.json";
import { option } from "../../table/core/tests/made";
import type { BoardProps } from "../../table/board";
import type { Line, Sight } from "../../wire";
import { marksOf } from "./answers";
import { endedBattle } from "./battle/battle";
import Battle from "./battle/Battle.svelte";
import { lookOf } from "./cards";
import { CHART } from "./chart";
import face from "./face";
import Evil from "./Evil.svelte";
import type { SpaceModel } from "./model";
import Draft from "./over/Draft.svelte";
import HeroPick from "./over/HeroPick.svelte";
import TripSlip from "./over/TripSlip.svelte";
import SiteIndex from "./over/SiteIndex.svelte";
import HeroCard from "./tray/HeroCard.svelte";
import { read } from "./read";
import Armament from "./tray/Armament.svelte";
import Tray from "./Tray.svelte";
import Gems from "./tray/Gems.svelte";
import Resources from "./tray/Resources.svelte";
import type { ComputedValues, HeldCards, Side } from "./types";

const rigged = (table: unknown, more: Partial<ComputedValues>): Sight => {
  const sight = table as Sight;
  return { ...sight, computed: { ...sight.computed, ...more } };
};
const untouched = { mark: () => ({ option: undefined, chosen: false, barred: undefined }), isStatic: true, press: () => {}, look: () => {} };
const textOf = (html: string): string => html.replace(/<style[^]*?<\/style>/g, "").replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");

const side = (values: Partial<Side>): Side => ({ parts: [], total: 0, dice: 2, specials: 0, least: 0, most: 0, ...values });

test("a battle", () => {
  const hero = side({ parts: [{ kind: "gems", points: 77, card: -1 }, { kind: "card", points: 31, card: 8 }], total: 508, specials: 1, least: 41, most: 43 });
  const foe = side({ parts: [{ kind: "basic", points: 300, card: -1 }, { kind: "evil", points: 66, card: -1 }], total: 366, dice: 9, least: 5, most: 6 });
  const battle = read(rigged(battleTable, { fight: { hero, foe, chance: 0.1234, together: 0, needed: 0, result: "" } })).battle!;
  const text = textOf(render(Battle, { props: { battle, tumbles: 0 } }).body);
  for (const expected of ["12 %", "549 – 551", "371 – 372", "77", "31", "66", "41–43", "3 dice"]) expect(text).toContain(expected);
});

test("a ritual", () => {
  const battle = read(rigged(battleTable, { fight: { hero: side({}), foe: side({}), chance: null, together: 17, needed: 432, result: "" } })).battle!;
  battle.stage = "rolled";
  const text = textOf(render(Battle, { props: { battle, tumbles: 0 } }).body);
  expect(text).toContain("432");
  expect(text).not.toContain("%");
});

test("a journey", () => {
  const board = read(rigged(actionTable, { travel: [["P11", "P07", true, 71, 39, 23, true, true, 0.25]] }));
  const trip = board.trips.get("P11")!;
  const text = textOf(render(TripSlip, { props: { trip, end: board.spaces.find(({ space }) => space.id === "P11")!, answer: "travel", glance: true, press: () => {} } }).body);
  expect(board.trips.size).toBe(1);
  expect(marksOf(board, null, board.trips).spaces.get("P11")?.paces).toBe(71);
  for (const expected of ["23", "71", "39", "25 %", "you die"]) expect(text.toLowerCase()).toContain(expected);
});

test("a place with an enemy does not call the way free of enemies", () => {
  const board = read(rigged(actionTable, { travel: [["P10", "P07", true, 1, 3, 0, false, false, 0.25]] }));
  const text = textOf(render(TripSlip, { props: { trip: board.trips.get("P10")!, end: board.spaces.find(({ space }) => space.id === "P10")!, answer: "travel", glance: true, press: () => {} } }).body);
  expect(text).toContain("Your chance to win or tie: 25 %.");
  expect(text).not.toContain("No enemy");
});

test("a card at a site that its hero can neither use nor pay shows its price", () => {
  const board = read(rigged(visitTable, { prices: { 17: 88 } }));
  const card = { ...board.visit!.decks[0]!.exposed[0]!, piece: 17, lacks: { SKILLS: 4 } };
  const text = textOf(render(HeroCard, { props: { card, mark: {}, full: true, foot: "88 GOLD", isStatic: false, press: () => {}, look: () => {} } }).body);
  expect(text).toContain("88 GOLD");
});

test("a site shows the prices of its cards, and the extra power comes from the hall", () => {
  const { visit, extra, heroes } = read(rigged(visitTable, { prices: { 17: 88, 18: 99 }, extra: 55 }));
  const text = textOf(render(SiteIndex, { props: { visit: visit!, hero: heroes[0], answer: () => undefined, barred: () => undefined, chosen: "", ...untouched } }).body);
  for (const expected of ["88", "99"]) expect(text).toContain(expected);
  expect(extra).toBe(55);
});

test("the Dragon, how many kills raise Evil, flares, Mist, decks and the actions of a turn", () => {
  const land = { gathered: false, flares: ["P07", "C1"], mist: ["E7"], basic: 444, dragon: 7, kills: 33, last: true, room: 11, actions: 22, gems: 9, decks: { ARMS: 1234, FORTUNE: 4321 } };
  const board = read(rigged(actionTable, { land }));
  const ids = (predicate: (one: SpaceModel) => boolean): string[] => board.spaces.filter(predicate).map(({ space }) => space.id);
  expect([ids(({ active }) => active), ids(({ misty }) => misty)]).toEqual([["C1", "P07"], ["E7"]]);
  expect([board.evil.room, board.heroes[0]?.of, board.decks.find(({ name }) => name === "ARMS")?.left, board.fortune]).toEqual([11, 22, 1234, 4321]);
  const text = textOf(render(Evil, { props: { evil: board.evil } }).body);
  for (const expected of ["444 + 4", "= 7", "33"]) expect(text).toContain(expected);
  expect(render(Gems, { props: { hero: board.heroes[0]! } }).body.match(/<i/g)).toHaveLength(9 * 5);
  expect(read(rigged(actionTable, { land: { ...land, gathered: true } }))).toMatchObject({ gathered: true, evil: { gathered: true } });
});

test("a hero shows missing requirements and the limits of each category", () => {
  const held: HeldCards[] = [[77, true], [88, false], [1, false], [2, true]];
  const own = read(actionTable as unknown as Sight).heroes[0]!.armed[0]!.card!.piece;
  const hero = read(rigged(actionTable, { looked_at: 0, held, lacks: { [own]: { WISDOM: 99 } } })).heroes[0]!;
  expect(textOf(render(Armament, { props: { hero, ...untouched } }).body)).toContain("99");
  const html = render(Resources, { props: { hero, ...untouched } }).body;
  expect(textOf(html)).toContain("/77");
  expect(html.match(/\bover"/g)).toHaveLength(2);
  expect(read(rigged(actionTable, { looked_at: 1, held })).heroes[0]!.resources.map(({ most }) => most)).toEqual([null, null, null, null]);
});

test("hero options show their starting power and goods", () => {
  const begins = { elf: { power: 777, goods: { FAITH: 666, GOLD: 55 } } };
  const props = { options: [option("hero:elf"), option("hero:dwarf")], chosen: "", begins: read(rigged(actionTable, { begins })).begins, press: () => {}, look: () => {} };
  const text = textOf(render(HeroPick, { props }).body);
  for (const expected of ["777", "666", "55"]) expect(text).toContain(expected);
  expect(text.match(/\d+/g)).toHaveLength(3);
});

test("a round of the draft", () => {
  const hand = read(draftTable as unknown as Sight).draft!.cards.map(({ piece }) => piece);
  const shown = read(rigged(draftTable, { draft: { round: 71, rounds: 72, left: 83, hand: hand.slice(0, 2), kept: hand.slice(0, 1), before: [] } })).draft!;
  const html = render(Draft, { props: { draft: shown, ask: null, sending: false, keys: true, mark: untouched.mark, isStatic: true, give: () => {}, look: () => {} } }).body;
  for (const expected of ["71", "72", "84"]) expect(textOf(html)).toContain(expected);
  expect(html.match(/class="flag/g)).toHaveLength(1);
});

test("the end of a battle, and of a ritual", () => {
  const line = (event: object) => ({ event, words: "", brief: "", to_you: false, opens: false, joins: false, by_you: false, rank: 0 }) as Line;
  const before = read(actionTable as unknown as Sight);
  const theirs = [{ kind: "basic", points: 31, card: -1 }, { kind: "evil", points: 32, card: -1 }];
  const battle = endedBattle([line({ type: "BattleEnded", seat: 0, foe: 4, hero_total: 5, foe_total: 999, result: "won", ours: [{ kind: "gems", points: 71, card: -1 }], theirs })], before)!;
  const text = textOf(render(Battle, { props: { battle, tumbles: 0 } }).body);
  for (const expected of ["Victory", "71", "999", "31", "32"]) expect(text).toContain(expected);
  const ritual = { type: "RitualEnded", seat: 0, heroes: 900, dragon: 5, each: [61, 62, 63], result: "lost", times: 41, power: 42, one: [{ kind: "basic", points: 43, card: -1 }], theirs };
  const together = textOf(render(Battle, { props: { battle: endedBattle([line(ritual)], before)!, tumbles: 0 } }).body);
  for (const expected of ["Lost", "900", "61", "62", "63", "41 times", "42", "43", "31"]) expect(together).toContain(expected);
});

test("a card corner shows the bonus from the chart", () => {
  const sword = CHART.cards.find(({ id }) => id === "A01")!;
  expect(lookOf({ piece: 0, deck: "ARMS", lacks: {}, card: { ...sword, adds: 88 } }).foot).toContain("+88");
});

test("no zeros are shown while heroes are being chosen", () => {
  const table = actionTable as unknown as Sight;
  const choosing = { ...table, state: { ...table.state, step: "setup" } };
  const tray = (sight: Sight): string => textOf(render(Tray, { props: { sight: sight, chosen: null, isReplay: false, pick: () => {}, give: () => {}, consider: () => {} } as unknown as BoardProps }).body);
  expect(tray(choosing)).toContain("once everybody has chosen a hero");
  expect(tray(choosing).split("Decks")[0]).not.toMatch(/\d/);
  expect(tray(table)).toMatch(/14 .*Basic Power/);
  expect([face.seat(choosing, 0), face.seat(table, 0).points]).toEqual([{ counts: "", bare: true, note: read(table).heroes[0]!.hero }, 14]);
});
