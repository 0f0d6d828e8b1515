// The page shows the numbers that the hall sent: these are such as no rule could lead to.
import { render } from "svelte/server";
import { expect, test } from "vitest";
import beatTable from "../../fixtures/heroes-beat.json";
import targetTable from "../../fixtures/heroes-target.json";
import type { Sight } from "../../wire";
import { SPELLS } from "./cards";
import Gripping from "./Gripping.svelte";
import Hand from "./Hand.svelte";
import { read } from "./model";
import { aboutPlace } from "./pieceinfo";
import type { BeingNow, Computed } from "./types";

const NOTHING: Computed = { beings: [], hopes: {}, lacks: [], near: {}, army: null, used: null };
const textOf = (html: string): string => html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");

test("what a throw may bring", () => {
  const sight = beatTable as unknown as Sight;
  const { hopes } = read({ ...sight, computed: { ...NOTHING, hopes: { "throw:1": [3, 0.9876] } } });
  const props = { loose: 1, throwing: "throw:1", stopping: "stop:none", options: new Map(), chosen: undefined, hope: hopes["throw:1"], act: () => {}, flying: false, lands: null, now: null, time: 1, race: false, called: false };
  const text = textOf(render(Gripping, { props }).body);
  expect(text).toContain("99");
  expect(text).toContain(SPELLS[3]!.name);
});

test("the Strength and activation of Creatures, and who is exposed and frozen", () => {
  const sight = targetTable as unknown as Sight;
  const count = (sight.state["beings"] as unknown[]).length;
  const rigged = (exposed: boolean, frozen: boolean): Sight => ({ ...sight, computed: { ...NOTHING, beings: Array.from({ length: count }, (): BeingNow => [77, 66, exposed, frozen]) } });
  const pieces = (of: Sight) => read(of).players.flatMap(({ rows }) => rows.flat()).flatMap(({ piece }) => piece ?? []);
  const there = pieces(rigged(true, false)).find(({ creature }) => creature)!;
  expect(pieces(rigged(true, true)).every(({ strength, activation, exposed, frozen }) => strength === 77 && activation === 66 && exposed && frozen)).toBe(true);
  expect(pieces(rigged(false, false)).some(({ exposed, frozen }) => exposed || frozen)).toBe(false);
  const told = aboutPlace(rigged(false, true), there.place)?.what[0] ?? "";
  for (const words of ["77", "66", "sheltered", "frozen"]) expect(told).toContain(words);
});

test("what Spells in hand lack, and which of the others' Spells are near", () => {
  const sight = beatTable as unknown as Sight;
  const table = read({ ...sight, computed: { ...NOTHING, lacks: ["8"], near: { 1: [3, 66] } } as unknown as Sight["computed"] });
  const props = { spells: [5], lacks: table.lacks, lifted: new Set<number>(), options: new Map(), barred: [], chosen: undefined, casting: null, enhancing: false, press: () => {}, look: () => {} };
  expect(textOf(render(Hand, { props }).body)).toContain("8 short");
  expect(table.players.map(({ seat, near }) => [seat, near])).toEqual([[1, [3, 66]], [0, null]]);
});
