import { expect, test } from "vitest";
import kingTable from "../../fixtures/choose-end-5.json";
import princessTable from "../../fixtures/choose-end-4.json";
import endTable from "../../fixtures/choose-end.json";
import reinforceTable from "../../fixtures/reinforce.json";
import type { Sight } from "../../wire";
import { CHART, FIELDS, fieldNumber, terrainOf } from "./chart";
import { placeOf, readBoard } from "./model";

const sight = (json: unknown): Sight => json as Sight;
const end = sight(endTable);

test("every figure of the table is on the model's board", () => {
  const board = readBoard(end);
  const drawn = board.fields.flatMap((field) => [
    ...(field.party ? ["party"] : []),
    ...(field.item ? [field.item.kind] : []),
    ...(field.sprite ? ["sprite"] : []),
  ]);
  const waiting = [...board.waiting.values()].flat().map(() => "party");
  expect([...drawn, ...waiting].sort()).toEqual(end.figures.map((figure) => figure.kind).sort());
});

test("parties are at the places of their figures, with the same size", () => {
  const board = readBoard(end);
  for (const figure of end.figures.filter(({ kind, place }) => kind === "party" && fieldNumber(place) >= 0)) {
    const piece = board.fields[fieldNumber(figure.place)]?.party;
    expect([piece?.owner, piece?.size, piece?.at]).toEqual([figure.owner, figure.number, figure.place]);
  }
});

test("items are on their terrain", () => {
  const kinds = { herb: "F", sword: "M", companion: "C", gold: "R", creature: "N", giant: "" };
  for (const { item, field } of readBoard(end).fields) if (item) expect(kinds[item.kind]).toBe(terrainOf(field));
});

test("the model has the moving party and the hands", () => {
  const board = readBoard(end);
  expect(board.moving?.at).toBe("E5");
  const mine = board.hands[0];
  expect([mine?.swords, mine?.swordValues, mine?.gold]).toEqual([3, [1, 0, 0], 1]);
  expect(board.hands[1]?.swordValues).toEqual([]);
  expect(board.stocks.map(({ kind }) => kind)).toEqual(["cards", "swords", "companions", "herbs", "gold", "creatures"]);
});

test("a fight is the sum of its blocks", () => {
  const { fight } = readBoard(sight(reinforceTable));
  expect(fight?.blocks.map(({ kind, points }) => `${kind} ${points}`)).toEqual([
    "adventurers 1", "companions 1", "die 4", "die 3", "sword 1", "sword 1",
  ]);
  expect([fight?.tally.reached, fight?.tally.needed, fight?.field, fight?.now?.gold]).toEqual([11, 12, CHART.fields[70], 1]);
});

test("in The King in the Fog the sprite waits in the west, and the king is in one place", () => {
  const board = readBoard(sight(kingTable));
  expect(board.sprite).toBe("west");
  expect(board.fields.filter((field) => field.item?.king || field.king || field.party?.king)).toHaveLength(1);
  expect(board.stocks.at(-1)).toEqual({ kind: "supers", left: 6 });
});

test("in The Kidnapped Princess keys are with their owners", () => {
  const keys = readBoard(sight(princessTable)).hands.map((hand) => hand.keys.filter(Boolean).length);
  expect(keys).toEqual([0, 2, 2]);
});

test("a spectator has no hand and sees the whole board", () => {
  const board = readBoard({ ...end, seat: -1 });
  expect(board.hands[board.seat]).toBeUndefined();
  expect(board.fields).toHaveLength(FIELDS);
});

test("answers have a place", () => {
  for (const option of end.ask?.options ?? []) expect(`to:${placeOf(option)}`).toBe(option.key);
});
