import { expect, test } from "vitest";
import actionTable from "../../fixtures/heropath-action.json";
import type { Sight } from "../../wire";
import { isDeadly, lifeOf, tripsOf } from "./reach";
import { read, travelOf } from "./read";

const sight = actionTable as unknown as Sight;
const board = read(sight);
const travel = travelOf(sight, board);
const trips = travel ? tripsOf(board, travel, 0) : new Map<string, never>();

test("four paces, less one for a leech, more one for the horse", () => {
  expect(travel?.paces).toBe(4);
  expect(Math.max(...[...trips.values()].map(({ path }) => path.length - 1))).toBe(4);
});

test("every way goes from neighbour to neighbour, from where one is", () => {
  for (const { path, to } of trips.values()) {
    expect(path[0]).toBe("P07");
    expect(path.at(-1)).toBe(to);
    expect(new Set(path).size).toBe(path.length);
  }
  expect(trips.get("P02")?.path).toEqual(["P07", "P06", "P02"]);
  expect(trips.has("P07")).toBe(false);
});

test("what waits at the end, and what was passed, is told", () => {
  expect(trips.get("P10")?.signs).toEqual(["fight"]);
  expect(trips.get("P06")?.signs).toEqual(["hidden"]);
  expect(trips.get("P11")?.signs).toEqual(["safe"]);
  expect(trips.get("U07")).toMatchObject({ signs: ["burns"], burns: true });
  expect(trips.get("E7")).toMatchObject({ path: ["P07", "P06", "P10", "E7"], evasions: 1 });
});

test("a way that costs all VITALITY and FAITH is called deadly", () => {
  const [through, burnt, free] = [trips.get("E7"), trips.get("U07"), trips.get("P11")];
  if (!through || !burnt || !free) throw new Error("they can be reached");
  expect([1, 2].map((life) => isDeadly(through, life))).toEqual([true, false]);
  expect([isDeadly(burnt, 1), isDeadly(free, 1)]).toEqual([true, false]);
  expect(lifeOf(board.heroes[0])).toBe((board.heroes[0]?.gems.VITALITY ?? 0) + (board.heroes[0]?.gems.FAITH ?? 0));
});

test("a shorter way is taken before one that costs less, and of equal ones the one that costs less", () => {
  expect(trips.get("P12")?.path.length).toBe(3);
  expect(trips.get("P11")?.evasions).toBe(0);
});

test("climbs are no ways until a card opens them", () => {
  if (!travel) throw new Error("a Travel is possible");
  const climbing = tripsOf(board, { ...travel, at: "P03", paces: 1, cliffs: true }, 0);
  const walking = tripsOf(board, { ...travel, at: "P03", paces: 1 }, 0);
  expect([climbing.has("U07"), walking.has("U07")]).toEqual([true, false]);
  expect(climbing.get("U07")?.burns).toBe(true);
});

test("nobody stops where three others stand, but may pass there", () => {
  if (!travel) throw new Error("a Travel is possible");
  const crowd = board.spaces.find(({ space }) => space.id === "P07")?.heroes[0];
  if (!crowd) throw new Error("somebody stands there");
  const spaces = board.spaces.map((one) => (one.space.id === "P08" ? { ...one, heroes: [3, 4, 5].map((seat) => ({ ...crowd, seat })) } : one));
  const found = tripsOf({ ...board, spaces }, travel, 0);
  expect([found.has("P08"), found.get("P12")?.path]).toEqual([false, ["P07", "P08", "P12"]]);
});
