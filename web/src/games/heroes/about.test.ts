import { expect, test } from "vitest";
import beatTable from "../../fixtures/heroes-beat.json";
import targetTable from "../../fixtures/heroes-target.json";
import type { Ask, Sight } from "../../wire";
import { aboutPlace, named } from "./about";
import { read } from "./reading";

const sight = (json: unknown): Sight => json as Sight;
const [beat, target] = [sight(beatTable), sight(targetTable)];
const cells = read(beat).players.flatMap(({ rows }) => rows.flat());
const own = cells.find(({ piece }) => piece?.owner === beat.seat && !piece.hero);
const theirs = cells.find(({ piece }) => piece && piece.owner !== beat.seat);
const free = cells.find(({ piece }) => !piece);
const asked = (kind: string): Sight => ({ ...beat, ask: { ...(beat.ask as Ask), kind } });

test("whoever is pointed at tells its name and numbers, and that nobody acts while dice are rolled", () => {
  const about = aboutPlace(beat, own?.place ?? "");
  expect(about?.name).toBe(own?.piece?.name);
  expect(about?.what[0]).toContain(`${own?.piece?.life} of ${own?.piece?.most} hit points`);
  expect(about?.now).toContain("While dice are rolled nobody acts");
});

test("of an opponent's piece it is said what comes first, and of the others that nothing is asked or that it is no answer", () => {
  const last = (table: Sight, place = ""): string | undefined => aboutPlace(table, place)?.now;
  expect(last(asked("action"), theirs?.place)).toContain("First choose who acts, or a Spell");
  expect(last(asked("action"), own?.place)).toMatch(/^It is no answer to/);
  expect(last({ ...beat, ask: null }, own?.place)).toBe("Nothing is asked of you now.");
});

test("a Spell of the tableau tells its text, and where nothing lies nothing is told", () => {
  const shelf = read(beat).tableau.flat().find(({ spell }) => spell !== null);
  expect(aboutPlace(beat, shelf?.place ?? "")?.what[0]?.length).toBeGreaterThan(10);
  expect(aboutPlace(beat, free?.place ?? "")).toBeNull();
});

test("why not asks for whoever stands there, unless the answer is about the space", () => {
  const there = read(target).players.flatMap(({ rows }) => rows.flat()).find(({ piece }) => piece)!;
  const space = there.place.slice(1);
  expect(named(`attack:${space}`, target, there.place)).toBe(there.piece?.name);
  expect(named(`at:${there.place}`, target, there.place)).toBe(there.place);
  expect(named("take:lightning@top1", target, "")).toBe("Lightning");
});
