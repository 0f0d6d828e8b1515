import { expect, test } from "vitest";
import beatTable from "../../fixtures/heroes-beat.json";
import targetTable from "../../fixtures/heroes-target.json";
import type { Ask, Sight } from "../../wire";
import { aboutPlace, diceId, named } from "./pieceinfo";
import { COLUMNS, placeId } from "./cards";
import { readTable } from "./model";
import type { State } from "./types";

const sight = (json: unknown): Sight => json as Sight;
const [beat, target] = [sight(beatTable), sight(targetTable)];
const cells = readTable(beat).players.flatMap(({ rows }) => rows.flat());
const own = cells.find(({ piece }) => piece?.owner === beat.seat && !piece.hero);
const theirs = cells.find(({ piece }) => piece && piece.owner !== beat.seat);
const free = cells.find(({ piece }) => !piece);
const sightAsking = (kind: string): Sight => ({ ...beat, ask: { ...(beat.ask as Ask), kind } });

test("piece details show the name, the numbers, and that nobody acts during a roll", () => {
  const about = aboutPlace(beat, own?.place ?? "");
  expect(about?.name).toBe(own?.piece?.name);
  expect(about?.what[0]).toContain(`${own?.piece?.life} of ${own?.piece?.most} hit points`);
  expect(about?.now).toContain("Nobody acts while dice are rolled");
});

test("piece details name the first step, or say that nothing can be chosen", () => {
  const last = (table: Sight, place = ""): string | undefined => aboutPlace(table, place)?.now;
  expect(last(sightAsking("action"), theirs?.place)).toContain("First choose a Spell or a Being of yours");
  expect(last(sightAsking("action"), own?.place)).toMatch(/^You cannot choose this now/);
  expect(last({ ...beat, ask: null }, own?.place)).toBe("You have nothing to decide right now.");
});

test("a Spell of the tableau shows its text and the cost of learning", () => {
  const [top, bottom] = readTable(beat).tableau.map((row) => row.find(({ spell }) => spell !== null));
  expect(aboutPlace(beat, top?.place ?? "")?.what[0]?.length).toBeGreaterThan(10);
  expect(aboutPlace(beat, top?.place ?? "")?.what[1]).toContain("five C");
  expect(aboutPlace(beat, bottom?.place ?? "")?.what[1]).toContain("four C");
});

test("a free space names its line and the piece it exposes", () => {
  const [space, behind] = [2, 2 + COLUMNS];
  const state = structuredClone(target.state) as unknown as State;
  const hidden = state.spaces[0]!.findLast((being) => being >= 0)!;
  state.spaces[0] = state.spaces[0]!.map((being, index) => (index === behind ? hidden : being === hidden ? -1 : being));
  state.beings[hidden]![2] = behind;
  const way = { ...target, state, computed: { ...target.computed, ways: [placeId(0, space)] } } as unknown as Sight;
  expect(aboutPlace(beat, free?.place ?? "")?.what[0]).toContain("This space is free");
  expect(aboutPlace(way, placeId(0, space))?.name).toBe("A free space of the front line");
  expect(aboutPlace(way, placeId(0, space))?.what[0]).toBe(`This space is free, so ${aboutPlace(way, placeId(0, behind))?.name} behind it is not sheltered. The red dots show the way.`);
  expect(aboutPlace(sightAsking("target"), free?.place ?? "")?.now).toMatch(/^You cannot choose this now/);
  expect(aboutPlace(beat, "nowhere")).toBeNull();
});

test("die details explain the face and the next throw; an opponent's die names its owner", () => {
  const die = readTable(target).players.find(({ seat }) => seat === target.seat)!.dice.indexOf(4);
  expect(aboutPlace(target, diceId(target.seat, die))).toMatchObject({ name: `Die ${die + 1}: Leadership`, now: "After a Stop the dice stay as they are until all roll again." });
  expect(aboutPlace(target, diceId(target.seat, die))?.what[0]).toContain("Helmets");
  expect(aboutPlace({ ...beat, ask: null }, diceId(beat.seat, die))?.now).toBe("You have nothing to decide right now.");
  expect(aboutPlace(beat, diceId(1 - beat.seat))?.what[0]).toContain("Nobody else can throw them");
});

test("why-not cards name the piece on a space, unless the answer is about the space", () => {
  const there = readTable(target).players.flatMap(({ rows }) => rows.flat()).find(({ piece }) => piece)!;
  const space = there.place.slice(1);
  expect(named(`attack:${space}`, target, there.place)).toBe(there.piece?.name);
  expect(named(`at:${there.place}`, target, there.place)).toBe(there.place);
  expect(named("take:lightning@top1", target, "")).toBe("Lightning");
});
