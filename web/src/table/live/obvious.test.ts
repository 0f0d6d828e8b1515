import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ask, Line, option, sight } from "../core/tests/made";
import { Table } from "./table.svelte";

const asked = sight({ seq: 1, waiting: [0], ask: ask([option("stay"), option("go")]) });

function opened(): { table: Table; line: Line } {
  const line = new Line();
  const table = new Table("t", "game", false, () => line);
  table.start();
  line.onopen?.();
  return { table, line };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("an obvious answer is given at once, without a preview or a line in the log", () => {
  const { table, line } = opened();
  table.auto = true;
  table.obvious = () => ({ key: "stay", pause: 0 });
  line.says(asked);
  vi.advanceTimersByTime(2000);
  expect([line.said("show"), line.said("answer").map(({ key }) => key), table.autoAnswer.given.size]).toEqual([[], ["stay"], 0]);
});

test("an answer whose question is not shown does not wait until the news is watched", () => {
  for (const [pause, expected] of [[0, ["stay"]], [10, []]] as const) {
    const { table, line } = opened();
    table.obvious = () => ({ key: "stay", pause, isChosen: true });
    vi.spyOn(table.playback, "isPlaying", "get").mockReturnValue(true);
    line.says(asked);
    vi.advanceTimersByTime(500);
    expect(line.said("answer").map(({ key }) => key)).toEqual(expected);
  }
});

test("a player without automatic answers gives an obvious answer by hand, unless it was chosen before", () => {
  for (const [isChosen, expected] of [[false, []], [true, ["stay"]]] as const) {
    const { table, line } = opened();
    table.obvious = () => ({ key: "stay", pause: 0, isChosen });
    line.says(asked);
    vi.advanceTimersByTime(2000);
    expect(line.said("answer").map(({ key }) => key)).toEqual(expected);
  }
});
