import { expect, it } from "vitest";
import type { Figure } from "../../../wire";
import { automaticAnswersIn, rowsOf, splitTitle, namesOf, type Entry, type Group } from "../log";

it("shows the first sentence of a long title as its heading", () => {
  const story = "A bell tolled once, somewhere below the ash of Halgard, and five of the dead sat up. Ring it again.";
  expect(splitTitle(`Prologue. ${story}`)).toEqual(["Prologue.", story]);
  expect(splitTitle("Round 1. You lead the party.")).toEqual(["Round 1. You lead the party.", ""]);
  expect(splitTitle("x".repeat(200))).toEqual(["x".repeat(200), ""]);
});

it("shows each automatic answer once per group with its count", () => {
  const entry = (number: number, words = `${number}`): Entry => ({ at: number, line: { words, joins: false, event: {} } as Entry["line"] });
  const turn = (...parts: Group["parts"]): Group => ({ title: entry(0), parts });
  const pass = { words: "Pass", skipped: false };
  const given = new Map([[1, pass], [2, { words: "Done", skipped: true }], [3, pass], [5, pass], [6, pass]]);
  const shownIn = (group: Group) => [...automaticAnswersIn(group, given)].map(([entryNumber, { words, times }]) => [entryNumber, words, times]);
  expect(shownIn(turn(entry(1), entry(2), entry(3)))).toEqual([[0, "Pass", 2], [1, "Done", 1]]);
  expect(shownIn({ title: entry(4), parts: [entry(5)] })).toEqual([[4, "Pass", 2]]); // another turn shows it again
  expect(shownIn({ title: null, parts: [{ struck: [entry(4)] }, entry(5)] })).toEqual([[5, "Pass", 1]]); // undone lines are not shown
});

it("shows a bot's reason after its deed, and a payment in the row of what was bought", () => {
  const entry = (words: string, type: string, seat = 1): Entry => ({ at: 0, line: { words, joins: false, event: { type, seat } } as unknown as Entry["line"] });
  const rowsIn = (...parts: Entry[]) => rowsOf(parts).map((row) => ("told" in row ? row.told.map(({ line }) => line.words).join(" ") : ""));
  const [why, pays, buys, passes] = [entry("Why.", "ReasonGiven"), entry("Pays.", "PaymentMade"), entry("Buys.", "ElixirBought"), entry("Passes.", "PlayerPassed", 2)];
  expect(rowsIn(why, pays, buys, passes)).toEqual(["Pays. Buys. Why.", "Passes."]);
  expect(rowsIn(pays, passes, why)).toEqual(["Pays.", "Passes.", "Why."]);
});

it("does not treat a count of pieces as a name", () => {
  const figures = ["a Werewolf, power 10", "1 GOLD"].map((name) => ({ name, owner: null, place: "START" })) as Figure[];
  expect([...namesOf([], figures).keys()]).toEqual(["Werewolf"]);
});
