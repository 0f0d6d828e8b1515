import { expect, test } from "vitest";
import type { Sight } from "../../../wire";
import { playedFor } from "../substitute";

const SEAT = { seat: 0, name: "Ann", letter: "A", person: "ann", bot: "sensible", here: true, resigned: false, by: "" };
const SIGHT = { over: false, mine: [0], seats: [SEAT], clocks: [], race: null } as Partial<Sight> as Sight;

test("a bot plays a seat of mine", () => {
  expect(playedFor(SIGHT)).toMatchObject({ seat: SEAT, isLate: false, returns: false });
  expect(playedFor({ ...SIGHT, clocks: [{ seat: 0, left: 12, runs: false, decision: false }] })?.isLate).toBe(false);
});

test("it plays because the time ran out", () => {
  expect(playedFor({ ...SIGHT, clocks: [{ seat: 0, left: 0, runs: false, decision: false }] })?.isLate).toBe(true);
});

test("other players' seats cannot be taken back, nor after resigning or after the end", () => {
  expect(playedFor({ ...SIGHT, mine: [1] })).toBeNull();
  expect(playedFor({ ...SIGHT, seats: [{ ...SEAT, resigned: true }] })).toBeNull();
  expect(playedFor({ ...SIGHT, over: true })).toBeNull();
  expect(playedFor({ ...SIGHT, seats: [{ ...SEAT, bot: "" }] })).toBeNull();
});
