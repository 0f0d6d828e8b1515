import { expect, test } from "vitest";
import { tableDescription, variantName } from "./titles";
import type { TableCard } from "../wire";

test.each([
  ["Adventure Land", "Adventure Land, The Fellowship", "The Fellowship"],
  ["Pig", "Pig", ""],
  ["Pig", "The Long Night", "The Long Night"],
  ["Pig", "", ""],
])("%s: %s", (name, title, short) => expect(variantName({ name, title })).toBe(short));

test("a table is identified by its variant and its players", () => {
  const seat = { bot: "", free: false, mine: false, points: 0 };
  const seats = [{ ...seat, seat: 0, name: "Ann", mine: true }, { ...seat, seat: 1, name: "Bot Bram", bot: "sensible" }, { ...seat, seat: 2, name: "", free: true }];
  const card = { name: "Heroes", title: "Heroes, real time", seats } as unknown as TableCard;
  expect(tableDescription(card)).toBe("real time · with Bot Bram");
  expect(tableDescription({ ...card, title: "Heroes", seats: seats.slice(0, 1) })).toBe("");
});
