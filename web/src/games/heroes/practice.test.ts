import { expect, test } from "vitest";
import beatTable from "../../fixtures/heroes-beat.json";
import type { Sight } from "../../wire";
import { SPELLS, spellNumber } from "./cards";
import { easiest, fallen, lackOf, Practice, practises } from "./practice.svelte";

const FIRE = 1;
const HAND = ["magic_missile", "scorch", "sunfire"].map(spellNumber);
const IN_HAND = Array.from({ length: 6 }, () => -1);

test("the easiest Spell is practised, and the second throw makes it ready", () => {
  const practice = new Practice();
  expect(easiest(HAND)?.id).toBe("scorch");
  practice.throw(IN_HAND, new Set(), HAND);
  expect(practice.dice?.filter((face) => face === FIRE)).toHaveLength(1);
  practice.throw(practice.dice ?? [], new Set(), HAND);
  expect(practice.throws).toBe(1);
  practice.throw(practice.dice ?? [], new Set([5]), HAND);
  expect(practice.dice?.filter((face) => face === FIRE)).toHaveLength(2);
  expect(practice.isOver).toBe(true);
  practice.end();
  expect([practice.dice, practice.throws]).toEqual([null, 0]);
});

test.each(SPELLS.map((spell) => [spell.id, spell] as const))("two throws bring what %s needs, whichever dice are thrown again", (_, spell) => {
  const all = new Set([0, 1, 2, 3, 4, 5]);
  const first = fallen(IN_HAND, all, spell, 1);
  expect(lackOf(spell, first)).toBe(1);
  expect(lackOf(spell, fallen(first, all, spell, 0))).toBe(0);
  expect(lackOf(spell, fallen(first, new Set([5]), spell, 0))).toBe(0);
});

test("only a player who is asked to be ready practises", () => {
  const asked = (key: string, pausing = false): Sight => {
    const sight = beatTable as unknown as Sight;
    const option = { ...sight.ask?.options[0], key };
    return { ...sight, state: { ...sight.state, pausing }, ask: { ...sight.ask, options: [option] } } as Sight;
  };
  expect(practises(asked("go-on"), false)).toBe(true);
  expect(practises(asked("go-on"), true)).toBe(false);
  expect(practises(asked("go-on", true), false)).toBe(false);
  expect(practises(asked("throw:none"), false)).toBe(false);
});
