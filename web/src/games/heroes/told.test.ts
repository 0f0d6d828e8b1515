// The page shows the hall's numbers and does not compute its own: these numbers are impossible under the rules.
import { render } from "svelte/server";
import { expect, test } from "vitest";
import armyTable from "../../fixtures/heroes-army.json";
import beatTable from "../../fixtures/heroes-beat.json";
import draftTable from "../../fixtures/heroes-draft.json";
import targetTable from "../../fixtures/heroes-target.json";
import type { BoardProps } from "../../table/board";
import type { Sight } from "../../wire";
import Army from "./Army.svelte";
import { CREATURES, HEROES, SPELLS } from "./cards";
import Choosing from "./Choosing.svelte";
import Gripping from "./Gripping.svelte";
import Hand from "./Hand.svelte";
import { readTable } from "./model";
import { aboutPlace } from "./pieceinfo";
import { aboutSeat, duelWords } from "./seats";
import type { BeingNow, ComputedValues } from "./types";

const NOTHING: ComputedValues = { beings: [], seats: [], duel: 0, rolling: false, ways: [], stock: {}, brings: [], hopes: {}, lacks: [], near: {}, army: null, used: null };
const textOf = (html: string): string => html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");

test("a throw shows its chances", () => {
  const sight = beatTable as unknown as Sight;
  const { hopes } = readTable({ ...sight, computed: { ...NOTHING, hopes: { "throw:1": [3, 0.9876] } } });
  const props = { looseCount: 1, throwing: "throw:1", stopping: "stop:none", options: new Map(), chosen: undefined, bestHope: hopes["throw:1"], act: () => {}, flying: false, landingTime: null, now: null, time: 1, race: false, isStopCalled: false };
  const text = textOf(render(Gripping, { props }).body);
  expect(text).toContain("99");
  expect(text).toContain(SPELLS[3]!.name);
  expect(textOf(render(Gripping, { props: { ...props, bestHope: [-1, 0.5] } }).body)).toContain("50 % to draw a Spell");
});

test("hit points, Strength and activation of Creatures, their abilities, exposed and frozen ones", () => {
  const sight = targetTable as unknown as Sight;
  const count = (sight.state["beings"] as unknown[]).length;
  const sightWith = (exposed: boolean, frozen: boolean): Sight => ({ ...sight, computed: { ...NOTHING, beings: Array.from({ length: count }, (): BeingNow => [55, 44, exposed, frozen, 77, 66, frozen]) } });
  const pieces = (sight: Sight) => readTable(sight).players.flatMap(({ rows }) => rows.flat()).flatMap(({ piece }) => piece ?? []);
  const there = pieces(sightWith(true, false)).find(({ creature }) => creature)!;
  expect(pieces(sightWith(true, true)).every(({ strength, activation, exposed, frozen, life, most, hasAbility }) => strength === 77 && activation === 66 && exposed && frozen && life === 55 && most === 44 && hasAbility)).toBe(true);
  expect(pieces(sightWith(false, false)).some(({ exposed, frozen, hasAbility }) => exposed || frozen || hasAbility)).toBe(false);
  const description = aboutPlace(sightWith(false, true), there.place)?.what[0] ?? "";
  for (const words of ["55 of 44", "77", "66", "sheltered", "frozen"]) expect(description).toContain(words);
});

test("Spells in hand show their missing dice, and players their nearest Spells", () => {
  const sight = beatTable as unknown as Sight;
  const table = readTable({ ...sight, computed: { ...NOTHING, lacks: ["8"], near: { 1: [3, 66] } } as unknown as Sight["computed"] });
  const props = { spells: [5], missingDice: table.lacks, lifted: new Set<number>(), options: new Map(), barred: [], chosen: undefined, casting: null, enhancing: false, press: () => {}, look: () => {} };
  expect(textOf(render(Hand, { props }).body)).toContain("8 short");
  expect(table.players.map(({ seat, near }) => [seat, near])).toEqual([[1, [3, 66]], [0, null]]);
});

test("players show their hit points, opponents and partners", () => {
  const sight = { ...(targetTable as unknown as Sight), computed: { ...NOTHING, seats: [[88, -1, 1, false], [99, 0, 0, true]] } } as unknown as Sight;
  expect(readTable(sight).players.map(({ seat, life, apart }) => [seat, life, apart])).toEqual([[1, 99, true], [0, 88, false]]);
  expect([0, 1].map((seat) => duelWords(sight, seat))).toEqual(["", "duels you"]);
  expect(aboutSeat(sight, 1).note).toContain("your partner");
});

test("free spaces that open an attack are marked", () => {
  const table = readTable({ ...(targetTable as unknown as Sight), computed: { ...NOTHING, ways: ["0b2", "1f3"] } as unknown as Sight["computed"] });
  expect(table.players.flatMap(({ rows }) => rows.flat()).flatMap(({ way, place }) => (way ? [place] : [])).sort()).toEqual(["0b2", "1f3"]);
});

test("the board shows the duel in view, and whether its dice are rolling", () => {
  const beatWith = (duel: number, rolling: boolean) => readTable({ ...(beatTable as unknown as Sight), computed: { ...NOTHING, duel, rolling } as unknown as Sight["computed"] });
  expect([beatWith(0, true).rolling, beatWith(0, false).rolling]).toEqual([true, false]);
  expect([beatWith(0, true).tableau.length, beatWith(7, true).tableau.length]).toEqual([2, 0]);
});

test("army building shows the Creatures for hire and the copies left", () => {
  const props = { sight: { ...(armyTable as unknown as Sight), computed: { ...NOTHING, stock: { 1: 77, 9: 0 } } }, isReplay: false, chosen: null } as unknown as BoardProps;
  const html = render(Army, { props: { props, table: readTable(props.sight), press: () => {} } }).body;
  expect(html.match(/77 left|none left/g)).toEqual(["77 left", "none left"]);
});

test("a Hero lists the Creatures it brings", () => {
  const brings = Array.from({ length: HEROES.length }, (_, hero) => (hero ? [] : [5, 3]));
  const sight = { ...(draftTable as unknown as Sight), computed: { ...NOTHING, brings } } as unknown as Sight;
  const table = { ...readTable(sight), heroTexts: false };
  const text = textOf(render(Choosing, { props: { props: { sight, isReplay: false, chosen: null } as unknown as BoardProps, table, press: () => {} } }).body);
  expect(text).toContain(`Brings ${CREATURES[5]!.name}, ${CREATURES[3]!.name}.`);
});
