import { expect, test } from "vitest";
import { CHART, fieldNumber } from "./chart";
import { placeNames } from "./nameplaces";
import { NAMES } from "./names";
import type { FieldModel, Item } from "./model";

const CREATURE: Item = { kind: "creature", name: "a Mistling", number: 8, king: false };

/** A board with creatures on these fields. */
function board(on: readonly string[]): { fields: FieldModel[]; track: number[] } {
  const fields = CHART.fields.map((id, field) => ({ id, field, party: null, item: on.includes(id) ? CREATURE : null, sprite: false, king: false }));
  return { fields, track: [] };
}

function regionFields(region: string): string[] {
  return CHART.regions.find(({ id }) => id === region)?.fields ?? [];
}

test("on an empty board every name is at its drawn position", () => {
  const found = placeNames(board([]));
  expect(found.map(({ name }) => name)).toEqual(NAMES);
  expect(found.every(({ name, at, curved }) => at === name.at && curved === (name.curve !== undefined))).toBe(true);
});

test("a name that a piece would cover is elsewhere in its region", () => {
  const moved = placeNames(board(["D4"])).find(({ name }) => name.region === "midwood");
  expect(moved).toBeDefined();
  const [x, y] = moved!.at;
  const field = Math.floor((y - 46) / 64) * 11 + Math.floor((x - 80) / 92);
  expect(regionFields("midwood")).toContain(CHART.fields[field]);
  expect(field).not.toBe(fieldNumber("D4"));
});

test("no name is under pieces when the board is full", () => {
  const left = placeNames(board(CHART.fields));
  expect(left.filter(({ name }) => name.kind === "land" || name.kind === "fog")).toEqual([]);
});
