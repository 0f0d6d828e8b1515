import { describe, expect, it } from "vitest";
import type { Book, BookBlock, ClauseText } from "../../wire";
import { partsOf, search } from "./reading";

const block = (title: string, words: string, clause: string): BookBlock => ({ kind: "text", title, cost: "", parts: [], sentences: [{ words, clauses: [clause] }] });
const book = {
  chapters: [
    { id: "asked", title: "Often asked", blocks: [block("Can elixirs close a portal?", "Not directly.", "SV-PAY-08")] },
    { id: "paying", title: "Paying", blocks: [block("Portals", "Pay with gift cards (3) only.", "SV-PAY-07")] },
  ],
} as unknown as Book;
const clauses: ClauseText[] = [{ id: "SV-PAY-07", tag: "seed", text: "A portal is paid with gift cards only.", chapter: "Paying" }];

describe("search", () => {
  it("finds the handbook's text first, then questions, then clauses", () => {
    expect(search(book, clauses, "portal").map((hit) => (hit.kind === "clause" ? hit.clause : hit.chapter))).toEqual(["paying", "asked", "SV-PAY-07"]);
  });
  it("ignores the numbers of a picture", () => {
    expect(search(book, [], "cards only")[0]).toMatchObject({ words: "Pay with gift cards only." });
  });
  it("opens a clause by its code", () => {
    expect(search(book, clauses, "sv-pay-07")).toEqual([{ kind: "clause", clause: "SV-PAY-07", words: clauses[0]?.text }]);
  });
  it("finds nothing for an empty text", () => {
    expect(search(book, clauses, "  ")).toEqual([]);
  });
});

describe("the parts of a clause", () => {
  it("are separated by source", () => {
    expect(partsOf({ tag: "seed", text: "Most might wins. [house] Tie: share." })).toEqual([
      { source: "seed", text: "Most might wins." },
      { source: "house", text: "Tie: share." },
    ]);
  });
});
