import { expect, test } from "vitest";
import beatTable from "../../fixtures/heroes-beat.json";
import type { Sight } from "../../wire";
import { SPELLS, spellNumber } from "./cards";
import { easiestSpell, facesAfterThrow, Practice, isPractising } from "./practice.svelte";

const FIRE = 1;
const HAND = ["magic_missile", "scorch", "sunfire"].map(spellNumber);
const IN_HAND = Array.from({ length: 6 }, () => -1);

test("the easiest Spell is practised, and the second throw makes it ready", () => {
  const practice = new Practice();
  expect(easiestSpell(HAND)?.id).toBe("scorch");
  expect(practice.lacks(HAND)).toEqual(["3", "2", "5"]);
  practice.throw(IN_HAND, new Set(), HAND);
  expect(practice.dice?.filter((face) => face === FIRE)).toHaveLength(1);
  practice.throw(practice.dice ?? [], new Set(), HAND);
  expect(practice.throws).toBe(1);
  expect(practice.lacks(HAND)).toEqual(["2", "1", "4"]);
  practice.throw(practice.dice ?? [], new Set([5]), HAND);
  expect(practice.dice?.filter((face) => face === FIRE)).toHaveLength(2);
  expect(practice.isOver).toBe(true);
  expect(practice.lacks(HAND)).toEqual(["1", "0", "3"]);
  practice.end();
  expect([practice.dice, practice.throws]).toEqual([null, 0]);
});

test.each(SPELLS.map((spell) => [spell.id, spell] as const))("two throws produce the dice for %s, whichever dice are thrown again", (_, spell) => {
  const all = new Set([0, 1, 2, 3, 4, 5]);
  const first = facesAfterThrow(IN_HAND, all, spell, 1);
  const shown = (faces: readonly (number | null)[]): number => faces.filter((face) => face === (spell.symbol ?? 0)).length;
  expect(shown(first)).toBe(spell.count - 1);
  expect(shown(facesAfterThrow(first, all, spell, 0))).toBe(spell.count);
  expect(shown(facesAfterThrow(first, new Set([5]), spell, 0))).toBe(spell.count);
});

test("only a player who is asked to be ready practises", () => {
  const sightAsking = (key: string, pausing = false): Sight => {
    const sight = beatTable as unknown as Sight;
    const option = { ...sight.ask?.options[0], key };
    return { ...sight, state: { ...sight.state, pausing }, ask: { ...sight.ask, options: [option] } } as Sight;
  };
  expect(isPractising(sightAsking("go-on"), false)).toBe(true);
  expect(isPractising(sightAsking("go-on"), true)).toBe(false);
  expect(isPractising(sightAsking("go-on", true), false)).toBe(false);
  expect(isPractising(sightAsking("throw:none"), false)).toBe(false);
});
