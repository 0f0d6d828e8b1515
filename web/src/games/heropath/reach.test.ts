import { expect, test } from "vitest";
import actionTable from "../../fixtures/heropath-action.json";
import type { Sight } from "../../wire";
import { read } from "./read";
import { tripsOf } from "./reach";
import type { Way } from "./types";

const sight = actionTable as unknown as Sight;
const board = read(sight);

test("a path leads from the hero to its end, space by space", () => {
  expect(board.trips.get("P02")).toMatchObject({ path: ["P07", "P06", "P02"], left: 2 });
  expect(board.trips.get("E7")).toMatchObject({ path: ["P07", "P06", "P10", "E7"], evasions: 1 });
  expect(board.trips.has("P07")).toBe(false);
});

test("trips show the icons at their end", () => {
  expect(board.trips.get("P10")?.icons).toEqual(["fight"]);
  expect(board.trips.get("P06")?.icons).toEqual(["hidden"]);
  expect(board.trips.get("P11")?.icons).toEqual(["safe"]);
  expect(board.trips.get("U07")).toMatchObject({ icons: ["burns"], burns: true });
});

test("paths, costs and ends come from the server and not from the map", () => {
  const ways: Way[] = [["U04", "P07", true, 44, 55, 7, true, true, 0.25], ["C1", "U04", false, 2, 7, 8, false, false, null], ["START", "C1", true, 3, 6, 0, false, false, null]];
  const found = tripsOf(ways, board.spaces);
  expect([...found.keys()]).toEqual(["U04", "START"]);
  expect(found.get("U04")).toMatchObject({ path: ["P07", "U04"], evasions: 7, burns: true, dies: true, paces: 44, left: 55 });
  expect(found.get("START")).toMatchObject({ path: ["P07", "U04", "C1", "START"], dies: false, paces: 3, left: 6 });
});
