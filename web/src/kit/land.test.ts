import { expect, test } from "vitest";
import { landsOf, symbolPositions } from "./land";
import type { Spotted } from "./maps";

const spot = (id: string, colour: string, x: number, y: number): Spotted =>
  ({ place: { id, name: id, kind: "", column: null, row: null, region: "", note: "", colour, centre: [x, y], roads: [] }, x, y }) as unknown as Spotted;

test("two places share the land in halves, with one border between different colours", () => {
  const [left, right] = landsOf([spot("A", "red", 25, 50), spot("B", "blue", 75, 50)], 50);
  expect(left?.outline).toContain("50.00 -4.00");
  expect(left?.borders).toBe("M50.00 -4.00L50.00 54.00");
  expect(right?.borders).toBe("");
});

test("between grounds of one colour there is no border", () => {
  const lands = landsOf([spot("A", "red", 25, 50), spot("B", "red", 75, 50)], 50);
  expect(lands.map(({ borders }) => borders)).toEqual(["", ""]);
});

test("symbols of the ground are beside roads, not on them", () => {
  const road = [{ x: 55, y: 25 }];
  for (const { x, y } of symbolPositions(spot("A", "red", 50, 50), 50, road, 3)) expect(Math.hypot(x - 55, y - 25)).toBeGreaterThan(3.2);
});
