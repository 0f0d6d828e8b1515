import { expect, test } from "vitest";
import { blocks, matches, meanings, pieces } from "./text";

test("ids of clauses become links", () => {
  expect(pieces("As in AL-MOV-03, or PG-TRN-2.")).toEqual([{ words: "As in " }, { clause: "AL-MOV-03" }, { words: ", or " }, { clause: "PG-TRN-2" }, { words: "." }]);
  expect(pieces("AL-MOV-03")).toEqual([{ clause: "AL-MOV-03" }]);
});

test("lines with bars are a table under their first line", () => {
  expect(blocks("As in the table.\nplayers | back\n2 | 8\nsprite | 1 | ")).toEqual([
    { kind: "prose", pieces: [{ words: "As in the table." }] },
    { kind: "table", head: ["players", "back"], rows: [["2", "8"], ["sprite", "1", ""]] },
  ]);
});

test("numbered lines are a list", () => {
  expect(blocks("Every turn:\n\n1. Roll.\n2. Hold.")).toEqual([
    { kind: "prose", pieces: [{ words: "Every turn:" }] },
    { kind: "list", lines: [[{ words: "Roll." }], [{ words: "Hold." }]] },
  ]);
});

test("tags are explained one by one", () => {
  const tags = meanings("Tags: [seed] the seed says it; [house] decided here, with the reason beside it.");
  expect([...tags]).toEqual([["seed", "the seed says it"], ["house", "decided here, with the reason beside it"]]);
});

test("a search accepts words in any order", () => {
  expect([matches("A move may leap over other parties", "leap MOVE"), matches("A move", "leap move")]).toEqual([true, false]);
});

test("the source within a clause is its own piece, and other brackets are text", () => {
  expect(pieces("Shown, and [house] those [on] the board.")).toEqual([{ words: "Shown, and " }, { source: "house" }, { words: " those [on] the board." }]);
});
