import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { line, sight } from "../core/tests/made";
import { Playback } from "./playback.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const news = () => Array.from({ length: 4 }, (_, index) => line(`${index}`));

/** A playback with a number of waiting moves of other players, which arrived at once. */
function behind(moves: number): Playback {
  const playback = new Playback();
  playback.add(sight({ seq: 1 }), []);
  for (let seq = 2; seq < 2 + moves; seq++) playback.add(sight({ seq }), news());
  return playback;
}

test.each([1, 3, 12, 40])("the board catches up with %i moves of others within three seconds", (moves) => {
  const playback = behind(moves);
  expect(playback.isPlaying).toBe(true);
  vi.advanceTimersByTime(3000);
  expect([playback.isPlaying, playback.sight?.seq]).toEqual([false, moves + 1]);
});

test("a replayed passage takes its usual time", () => {
  const playback = behind(1);
  vi.advanceTimersByTime(3000);
  playback.replaySteps(Array.from({ length: 12 }, (_, index) => ({ sight: sight({ seq: -1 - index }), news: news() })));
  vi.advanceTimersByTime(3000);
  expect(playback.isPlaying).toBe(true);
  playback.skip();
  expect([playback.isPlaying, playback.sight?.seq]).toEqual([false, 2]);
});
