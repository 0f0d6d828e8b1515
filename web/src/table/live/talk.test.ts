import { expect, test, vi } from "vitest";
import type { Chat } from "../../wire";
import { Talk } from "./talk.svelte";

const line = (seq: number, person = "bram"): Chat => ({ seq, person, name: person, text: `line ${seq}`, phrase: "", at: 0 });

test("chat from before the page opened is neither shown nor logged", () => {
  const talk = new Talk();
  talk.hear([line(3)], 5, "ann");
  expect([talk.latest, talk.placed.size]).toEqual([null, 0]);
});

test("another player's line is shown for a while, and own lines are only in the log", () => {
  vi.useFakeTimers();
  const talk = new Talk();
  talk.hear([], 5, "ann");
  talk.hear([line(3)], 5, "ann");
  talk.hear([line(3), line(4, "ann")], 7, "ann");
  expect(talk.latest?.seq).toBe(3);
  expect([...talk.placed].map(([number, lines]) => [number, ...lines.map(({ seq }) => seq)])).toEqual([[5, 3], [7, 4]]);
  vi.advanceTimersByTime(20_000);
  expect(talk.latest).toBeNull();
  vi.useRealTimers();
});
