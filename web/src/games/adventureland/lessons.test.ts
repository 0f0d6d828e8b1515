import { expect, test } from "vitest";
import swordsTable from "../../fixtures/swords.json";
import type { Sight } from "../../wire";
import { lessonFor } from "./lessons";

const over = swordsTable as unknown as Sight;
const sightAsking = (kind: string, options: object, state: object = {}): Sight => ({
  ...over,
  over: false,
  ask: { kind, options: [] } as unknown as Sight["ask"],
  state: { ...over.state, ...state, options: { ...(over.state["options"] as object), adventure: 1, open_tiles: true, ...options } },
});

test("a first match teaches each thing once, at the question it is about", () => {
  const lessonId = (kind: string, state: object, ...done: string[]): string | undefined => lessonFor(sightAsking(kind, {}, state), (id) => done.includes(id))?.id;
  expect(lessonId("first-move", { round: 1 })).toBe("aim");
  expect(lessonId("first-move", { round: 1 }, "aim")).toBe("enter");
  expect(lessonId("where", { round: 1 })).toBe("where");
  expect(lessonId("first-move", { round: 2 }, "aim", "enter")).toBe("cards");
  expect(lessonId("second-move", {}, "second")).toBe("companion");
  expect(lessonId("swords", {})).toBe("swords");
  expect(lessonId("reinforce", {})).toBe("reinforce");
  expect(lessonId("first-move", { end_called: true }, "aim", "enter", "cards", "companion", "creature", "sprite")).toBe("end");
  expect(lessonId("first-move", { end_called: false }, "aim", "enter", "cards", "companion", "creature", "sprite")).toBeUndefined();
});

test("a first match does not repeat what the lesson before it taught", () => {
  const taught = (kind: string): string | undefined => lessonFor(sightAsking(kind, {}, { round: 1 }), (id) => id === "lesson")?.id;
  expect(["first-move", "second-move", "swords"].map(taught)).not.toContain("aim");
  expect(taught("first-move")).not.toBe("enter");
  expect(taught("swords")).toBeUndefined();
  expect(taught("where")).toBe("where");
});

test("lessons point at the pieces they explain", () => {
  const figures = [{ kind: "herb", place: "A3" }, { kind: "sword", place: "H8" }, { kind: "creature", place: "G5" }] as unknown as Sight["figures"];
  const options = ["A2", "A3", "row2", "row4", "colB"].map((place) => ({ key: `to:${place}`, places: ["C3", place] }));
  const shownThings = (kind: string, ...done: string[]): readonly string[] | undefined => {
    const sight = sightAsking(kind, {}, { round: 1 });
    return lessonFor({ ...sight, seat: 1, figures, ask: { ...sight.ask!, options: options as never } }, (id) => done.includes(id))?.at;
  };
  expect(shownThings("first-move")).toEqual(["seat.1"]);
  expect(shownThings("first-move", "aim")).toEqual(["row2", "colB"]);
  expect(shownThings("where")).toEqual(["A3"]);
  expect(shownThings("second-move")).toEqual(["stay"]);
  expect(shownThings("second-move", "second")).toEqual(["G5"]);
});

test("other adventures, and tables with face-down tiles, have no lessons", () => {
  expect(lessonFor(sightAsking("first-move", { open_tiles: false }), () => false)).toBeNull();
  expect(lessonFor(sightAsking("first-move", { adventure: 2 }), () => false)).toBeNull();
  expect(lessonFor(over, () => false)).toBeNull();
});
