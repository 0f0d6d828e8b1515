import { expect, test } from "vitest";
import type { Sight } from "../../wire";
import { aboutSeat } from "./seats";

function sightOf(adventure: number, parts: Record<string, number>, over = false): Sight {
  const points = Object.values(parts).reduce((sum, one) => sum + one, 0);
  const sight: Partial<Sight> = { over, state: { options: { adventure }, track: [parts["on the way"] ?? 0] }, standings: [{ seat: 0, place: 1, points, parts }], cards: [] };
  return sight as Sight;
}

test("in The King in the Fog the card says what is won, and what the majorities would give", () => {
  const about = aboutSeat(sightOf(5, { "on the way": 5, "most fog creatures": 7 }), 0);
  expect(about).toMatchObject({ points: 5, then: 12, counts: "12 so far" });
  expect(about.sum).toBe("most fog creatures 7, on the way 5. So far: 12.");
});

test("while no majority gives anything there is nothing to be told apart", () => {
  expect(aboutSeat(sightOf(5, { "on the way": 5, "most fog creatures": 0 }), 0)).toMatchObject({ counts: "points" });
});

test("once the match is over it is one number", () => {
  expect(aboutSeat(sightOf(5, { "on the way": 5, "most fog creatures": 7 }, true), 0)).toMatchObject({ counts: "points" });
});

test("in Escape to the Cities nothing is sure before the end, elsewhere it is points", () => {
  expect(aboutSeat(sightOf(3, { gold: 2, "outside the cities": -4 }), 0).counts).toBe("so far");
  expect(aboutSeat(sightOf(1, { "fog creatures": 1 }), 0).counts).toBe("point");
});
