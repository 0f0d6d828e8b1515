import { afterEach, expect, test, vi } from "vitest";
import { storeLinesShown, linesShownBefore } from "./lastseen";

afterEach(() => vi.unstubAllGlobals());

test("invalid entries are skipped and the others kept", () => {
  const storage = new Map([["meadhall:told", JSON.stringify([null, 7, ["a"], ["b", "many"], ["c", 4]])]]);
  vi.stubGlobal("localStorage", { getItem: (key: string) => storage.get(key) ?? null, setItem: (key: string, to: string) => storage.set(key, to) });
  expect([linesShownBefore("a"), linesShownBefore("b"), linesShownBefore("c")]).toEqual([null, null, 4]);
  storeLinesShown("d", 2);
  expect(JSON.parse(storage.get("meadhall:told") ?? "")).toEqual([["d", 2], ["c", 4]]);
});
