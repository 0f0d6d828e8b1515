import { describe, expect, test } from "vitest";
import { bookmarksOf, keepBookmarks, withBookmark } from "../bookmarks";
import { KEYS_HELP, commandFor, SPEEDS } from "../keys";
import { MAX_REQUESTS, MAX_CACHED_POSITIONS, keysToRequest, keysToDrop, stepsToLoad } from "../window";

class Store {
  kept: string | null = null;
  getItem(): string | null {
    return this.kept;
  }
  setItem(_: string, text: string): void {
    this.kept = text;
  }
}

describe("bookmarks", () => {
  test("are in the order of the match; a new text replaces the old one, an empty text removes the bookmark", () => {
    const two = withBookmark(withBookmark([], 41, "E9 is swept"), 7, " the first fight ");
    expect(two).toEqual([{ decision: 7, words: "the first fight" }, { decision: 41, words: "E9 is swept" }]);
    expect(withBookmark(two, 41, "swept!")).toHaveLength(2);
    expect(withBookmark(two, 41, "  ")).toEqual([two[0]]);
    expect(withBookmark([], 1, "x".repeat(400))[0]?.words).toHaveLength(60);
  });

  test("are stored for each replay, which is dropped with its last bookmark", () => {
    const store = new Store();
    keepBookmarks("a", withBookmark([], 3, "here"), store);
    keepBookmarks("b", withBookmark([], 5, "there"), store);
    expect(bookmarksOf("a", store)).toEqual([{ decision: 3, words: "here" }]);
    keepBookmarks("a", [], store);
    expect(bookmarksOf("a", store)).toEqual([]);
    expect(bookmarksOf("b", store)).toHaveLength(1);
  });

  test.each(["", "{", "7", '[["a",[{"decision":"x"}]]]', '[["a",7]]', "[null]"])("%s in storage does no harm", (text) => {
    expect(bookmarksOf("a", { getItem: () => text })).toEqual([]);
  });
});

describe("positions to load", () => {
  test("start with the current one, then the previous one, then those ahead, without missing ones", () => {
    expect(stepsToLoad(5, 100, 1, 4)).toEqual([5, 4, 6, 7, 8, 9, 3]);
    expect(stepsToLoad(5, 100, -1, 3)).toEqual([5, 6, 4, 3, 2, 7]);
    expect(stepsToLoad(0, 3, 1, 8)).toEqual([0, 1, 2]);
  });

  test("only a few positions are requested at once", () => {
    const keys = ["a", "b", "c", "d", "e"];
    expect(keysToRequest(keys, (key) => key === "a", new Set())).toEqual(["b", "c", "d"]);
    expect(keysToRequest(keys, (key) => key === "a", new Set(["b", "x"]))).toEqual(["c"]);
    expect(keysToRequest(keys, () => false, new Set(Array.from({ length: MAX_REQUESTS }, (_, index) => `x${index}`)))).toEqual([]);
  });

  test("the oldest are dropped, but none that is wanted", () => {
    const known = Array.from({ length: MAX_CACHED_POSITIONS + 3 }, (_, index) => String(index));
    expect(keysToDrop(known, ["0", "2"])).toEqual(["1", "3", "4"]);
    expect(keysToDrop(["1", "2"], [])).toEqual([]);
  });
});

describe("keys", () => {
  const stroke = (key: string, more = {}) => ({ key, ctrlKey: false, altKey: false, metaKey: false, shiftKey: false, ...more });

  test.each([
    ["ArrowLeft", { do: "step", by: -1 }], ["]", { do: "turn", by: 1 }], ["Home", { do: "start" }], ["End", { do: "end" }], [" ", { do: "play" }],
    ["8", { do: "speed", speed: 8 }], ["F", { do: "fork" }], ["V", { do: "eyes" }],
  ])("%s", (key, command) => expect(commandFor(stroke(key), "page", true)).toEqual(command));

  test("single keys can be switched off; arrows and Space stay", () => {
    expect(commandFor(stroke("]"), "page", false)).toBeNull();
    expect(commandFor(stroke("ArrowRight"), "page", false)).toEqual({ do: "step", by: 1 });
  });

  test("focused controls use their own keys", () => {
    expect(commandFor(stroke(" "), "control", true)).toBeNull();
    expect(commandFor(stroke("ArrowLeft"), "slider", true)).toBeNull();
    expect(commandFor(stroke(" "), "slider", true)).toEqual({ do: "play" });
    expect(commandFor(stroke("V"), "field", true)).toBeNull();
    expect(commandFor(stroke("f", { ctrlKey: true }), "page", true)).toBeNull();
  });

  test("every speed and every key of the help page works", () => {
    for (const speed of SPEEDS) expect(commandFor(stroke(String(speed)), "page", true)).toEqual({ do: "speed", speed });
    const named: Record<string, string> = { "←": "ArrowLeft", "→": "ArrowRight", Space: " " };
    for (const key of KEYS_HELP.flatMap(([keys]) => keys.split(" "))) expect(commandFor(stroke(named[key] ?? key), "page", true), key).not.toBeNull();
  });
});
