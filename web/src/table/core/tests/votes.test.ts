import { expect, test } from "vitest";
import { hasFallen } from "../votes";
import { line, sight } from "./made";

const voting = sight({ decisions: 4, vote: { seat: 0, words: "", agreed: [0], waiting: [1], left: 60 } });
const back = line("You take that back.", { event: { type: "TakenBack", seat: 0, lines: 1 } });

test("a vote has failed if it is over and nothing was undone", () => {
  expect(hasFallen([], voting, sight({ seq: 2, decisions: 4 }))).toBe(true);
});

test("a vote has not failed while it is open, nor if something was undone or answered", () => {
  expect(hasFallen([], voting, voting)).toBe(false);
  expect(hasFallen([back], voting, sight({ seq: 2, decisions: 3 }))).toBe(false);
  expect(hasFallen([line("Bram moves.")], voting, sight({ seq: 2, decisions: 5 }))).toBe(false);
  expect(hasFallen([], null, sight())).toBe(false);
});
