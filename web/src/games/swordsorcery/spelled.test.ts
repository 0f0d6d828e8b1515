import { expect, test, vi } from "vitest";
import type { Option } from "../../wire";
import { fullWays, fullOptions } from "./spelled";

vi.mock("../../table/live/letters.svelte", () => ({ letterOf: () => "" }));

test.each([
  ["Bulwark", "Bulwark: +2 Shields on this defense.", "+2 Shields on this defense."],
  ["Raise to Soulrank II", "Raise to Soulrank II for 4 Soul Points: +1 HP", "for 4 Soul Points: +1 HP"],
  ["Done", "Done", ""],
])("%s shows its effect", (brief, words, effect) => {
  expect(fullOptions([{ key: "one", brief, words, gain: "", letter: "" } as Option]).map(({ gain }) => gain)).toEqual([effect]);
  expect(fullWays([{ key: "one", brief, words, gain: "", warning: "", letter: "" } as Option], undefined).map((way) => way.effect)).toEqual([effect]);
});
