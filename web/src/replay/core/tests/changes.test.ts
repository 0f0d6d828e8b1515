import { describe, expect, test } from "vitest";
import type { Figure } from "../../../wire";
import { changesOf, NOTHING_CHANGED } from "../changes";

const piece = (place: string, owner: number | null = 0, kind = "party", number: number | null = null): Figure => ({ place, kind, sign: "", name: kind, owner, number });
const scene = (figures: Figure[], asked = 0) => ({ figures, waiting: [asked] });

describe("board changes of a step", () => {
  test("a piece moved from one place to another", () => {
    const changes = changesOf(scene([piece("F5"), piece("A1")]), scene([piece("A1"), piece("G5")]));
    expect(changes).toEqual({ moves: [{ owner: 0, from: "F5", to: "G5" }], lost: [], fresh: [], at: "G5" });
  });

  test("the move of the acting seat comes first", () => {
    const before = [piece("A1"), piece("B1", 1), piece("C1", null, "sprite")];
    const after = [piece("A2"), piece("B2", 1), piece("C2", null, "sprite")];
    expect(changesOf(scene(before, 1), scene(after, 0)).at).toBe("B2");
    expect(changesOf(scene(before), scene(after)).moves.map(({ to }) => to)).toContain("C2");
  });

  test("pieces that join another moved to it; pieces that are gone were lost", () => {
    const joined = changesOf(scene([piece("A1"), piece("B1", 0, "party", 1)]), scene([piece("B1", 0, "party", 2)]));
    expect(joined.moves).toEqual([{ owner: 0, from: "A1", to: "B1" }]);
    const swept = changesOf(scene([piece("A1"), piece("B1")]), scene([piece("B1")]));
    expect([swept.lost, swept.moves, swept.at]).toEqual([["A1"], [], "A1"]);
  });

  test("a piece that beats its neighbour is in focus, even if others move", () => {
    const before = [piece("G4"), piece("G4", null, "creature"), piece("J6", null, "sprite")];
    expect(changesOf(scene(before), scene([piece("G4"), piece("J5", null, "sprite")], 1)).at).toBe("G4");
  });

  test("a new piece is fresh, and ownerless pieces are not matched as moves", () => {
    expect(changesOf(scene([]), scene([piece("D4", null, "herb")]))).toMatchObject({ fresh: ["D4"], at: "D4" });
    const herbs = changesOf(scene([piece("A1", null, "herb"), piece("B1", null, "herb")]), scene([piece("A1", null, "herb"), piece("C1", null, "herb")]));
    expect([herbs.moves, herbs.fresh]).toEqual([[], []]);
  });

  test("a piece that enters is in focus", () => {
    expect(changesOf(scene([]), scene([piece("C4")]))).toMatchObject({ moves: [], fresh: [], at: "C4" });
  });

  test("without the previous position no changes are known", () => {
    expect(changesOf(null, scene([]))).toBe(NOTHING_CHANGED);
    expect(changesOf(scene([]), null)).toBe(NOTHING_CHANGED);
  });
});
