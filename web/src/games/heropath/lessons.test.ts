import { expect, test } from "vitest";
import actionTable from "../../fixtures/heropath-action.json";
import battleTable from "../../fixtures/heropath-battle.json";
import draftTable from "../../fixtures/heropath-draft.json";
import visitTable from "../../fixtures/heropath-visit.json";
import { option } from "../../table/core/tests/made";
import type { Sight } from "../../wire";
import { t } from "../../words";
import { lessonFor, LESSONS } from "./lessons";

const first = (table: unknown, kind?: string, ...keys: string[]): Sight => {
  const sight = table as Sight;
  const options = { ...(sight.state["options"] as object), first_game: true };
  return { ...sight, ask: sight.ask && kind ? { ...sight.ask, kind, options: keys.map((key) => option(key)) } : sight.ask, state: { ...sight.state, options } };
};
/** The lessons at these moments, one after the other. */
function lessonIds(...moments: Sight[]): string[] {
  const heard = new Set<string>();
  return moments.map((moment) => {
    const lesson = lessonFor(moment, (id) => heard.has(id));
    heard.add(lesson?.id ?? "");
    return lesson?.id ?? "";
  });
}

test("a first match teaches each thing once, at its moment, and repeats nothing of the lesson", () => {
  expect(lessonIds(first(draftTable), first(draftTable), first(battleTable), first(visitTable))).toEqual(["draft", "", "", "visit"]);
  expect(lessonIds(first(actionTable, "rest", "search", "end"), first(actionTable, "rest", "search", "eat"))).toEqual(["", "eat"]);
  expect(lessonIds(first(actionTable), first(actionTable, "action", "fight:dragon"), first(actionTable, "space-for-enemy", "space:P02"))).toEqual(["signs", "dragon", "place"]);
});

test("an enemy, a fire and a wound are explained at the hero's place", () => {
  const { heroes, enemies } = actionTable.state as unknown as { heroes: { at: number; gems: number[] }[]; enemies: Record<string, [number, boolean][]> };
  const me = heroes[(actionTable as unknown as Sight).seat]!;
  const table = (change: object): Sight => {
    const sight = first(actionTable);
    return { ...sight, state: { ...sight.state, ...change } };
  };
  const token = Object.values(enemies)[0]!;
  expect(lessonIds(table({ enemies: { [me.at]: token } }))).toEqual(["evade"]);
  expect(lessonIds(table({ heroes: heroes.map((hero) => (hero === me ? { ...hero, gems: [5, 5, 5, 5, 1] } : hero)) }))).toEqual(["weak"]);
});

test("only a first match has lessons", () => {
  expect(lessonFor(draftTable as unknown as Sight, () => false)).toBeNull();
});

test("no hint is longer than two sentences", () => {
  for (const { id } of LESSONS) expect(t(`hp-teach-${id}`), id).toMatch(/^[^.?!]+[.?!]( [^.?!]+[.?!])?$/);
});
