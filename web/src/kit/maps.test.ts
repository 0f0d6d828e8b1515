import { expect, test } from "vitest";
import type { Place } from "../wire";
import { isOnWay, mapOf, nextIn, sideOf } from "./maps";

const place = (id: string, centre: [number, number] | null, roads: string[] = []): Place => ({
  id, name: id, kind: "", column: null, row: null, region: "", note: "", colour: "", centre, roads, area: null, icon: "",
});
const PLACES = [place("a", [0, 0], ["b"]), place("b", [100, 0], ["a", "c"]), place("c", [100, 50]), place("aside", null)];

test("places are inside the picture, in its proportions", () => {
  const map = mapOf(PLACES);
  expect(map?.spots.map(({ place: { id } }) => id)).toEqual(["a", "b", "c"]);
  for (const { x, y } of map?.spots ?? []) expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThan(5);
  expect(map?.ratio).toBeCloseTo(118 / 82);
  expect(mapOf([place("a", null)])).toBeNull();
});

test("labels near an edge point inwards", () => {
  const map = mapOf([place("west", [0, 0]), place("middle", [50, 10]), place("east", [100, 0])]);
  expect(map?.spots.map(sideOf)).toEqual(["start", "center", "end"]);
});

test("a road is drawn once, whichever of its ends names it", () => {
  expect(mapOf(PLACES)?.roads.map(({ from, to }) => from.place.id + to.place.id)).toEqual(["ab", "bc"]);
});

test("a path is the roads between its places", () => {
  const roads = mapOf(PLACES)?.roads ?? [];
  expect(roads.map((road) => isOnWay(road, ["c", "b"]))).toEqual([false, true]);
  expect(roads.map((road) => isOnWay(road, ["a", "c"]))).toEqual([false, false]);
});

test("an arrow key moves to the next place in its direction", () => {
  const map = mapOf(PLACES);
  const next = (here: string, right: number, down: number) => nextIn(map?.spots ?? [], here, right, down, map?.ratio ?? 1);
  expect(next("a", 1, 0)).toBe("b");
  expect(next("b", 0, 1)).toBe("c");
  expect(next("c", 0, 1)).toBeUndefined();
  expect(next("nowhere", 1, 0)).toBeUndefined();
});
