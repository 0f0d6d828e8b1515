import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import beatTable from "../../fixtures/heroes-beat.json";
import type { BoardProps } from "../../table/board";
import RaceBar from "./RaceBar.svelte";

test.each([
  [{ starts: 2500 }, "The first to call Stop acts first."],
  [{ began: 0, presses: 95_000 }, "Fatigue in 1:35"],
  [{ began: 0, window: 400 }, "Stop"],
])("the bar of a race shows its stage: %o", (times, words) => {
  const group = { seats: [0, 1], starts: null, began: null, window: null, presses: null, ...times };
  const race = { now: 0, runs: true, seats: [{ seat: 0, lag: 0 }], groups: [group], waits: [], goes_on: null };
  render(RaceBar, { sight: beatTable, racing: { race, now: () => 0 }, keys: true } as unknown as BoardProps);
  expect(document.querySelector(".bar")?.textContent.replace(/\s+/g, " ")).toContain(words);
});

test("the dice of the opponent are above the bar", () => {
  const group = { seats: [0, 1], starts: null, began: 0, window: null, presses: null };
  const race = { now: 0, runs: true, seats: [{ seat: 0, lag: 0 }], groups: [group], waits: [], goes_on: null };
  render(RaceBar, { sight: beatTable, racing: { race, now: () => 0 }, keys: true } as unknown as BoardProps);
  expect(document.querySelectorAll(".theirs p")).toHaveLength(1);
  expect(document.querySelectorAll(".theirs .die")).toHaveLength(6);
});
