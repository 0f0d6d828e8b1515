import { describe, expect, test } from "vitest";
import { CHART, fieldNumber } from "./chart";
import { riverFields, HEIGHT, fieldsOnWay, roundsOnTrack, fieldMiddle, waitingPositions, route, placeMiddle, startBox, TRACK_END, trackX, WIDTH } from "./geometry";
import { namesIn } from "./names";

test("a piece hops from field to field, both ends included", () => {
  expect(fieldsOnWay("D6", "G6")).toEqual(["D6", "E6", "F6", "G6"].map(placeMiddle));
  expect(fieldsOnWay("D6", "D8")).toEqual(["D6", "D7", "D8"].map(placeMiddle));
  expect([fieldsOnWay("row4", "C4").length, fieldsOnWay("colD", "D1").length]).toEqual([4, 2]);
});

describe("a route", () => {
  const numbers = (path: string): number[] => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

  test("hops over each leapt party, and only there", () => {
    const plain = route("D6", "G6", []);
    const hopping = route("D6", "G6", ["F6"]);
    expect(plain.line).not.toContain("C");
    expect(hopping.line.match(/C/g)).toHaveLength(1);
  });
  test("never crosses a leapt party, not even right before its end", () => {
    const east = route("D6", "G6", ["F6"]);
    expect(numbers(east.arrow)[0]).toBeGreaterThan(fieldMiddle(fieldNumber("F6")).x + 40);
    const south = route("D6", "D8", ["D7"]);
    expect(numbers(south.arrow)[1]).toBeGreaterThan(fieldMiddle(fieldNumber("D7")).y + 28);
  });
  test("ends before the middle of its last field, from any direction", () => {
    const east = route("row4", "B4", []);
    const south = route("D6", "D8", []);
    expect(Math.max(...numbers(east.line))).toBeLessThan(fieldMiddle(fieldNumber("B4")).x + 300);
    expect(numbers(east.arrow)[0]).toBeLessThan(fieldMiddle(fieldNumber("B4")).x);
    expect(numbers(south.arrow)[1]).toBeLessThan(fieldMiddle(fieldNumber("D8")).y);
  });
});

describe("the sprite's path", () => {
  test("follows the river in both directions", () => {
    expect(riverFields("A7", "C8")).toEqual(["A7", "B7", "B8", "C8"]);
    expect(riverFields("C8", "A7")).toEqual(["C8", "B8", "B7", "A7"]);
  });
  test("starts at the mouth, or at its end if the sprite was beside the board", () => {
    expect(riverFields("west", "B8")).toEqual(["A7", "B7", "B8"]);
    expect(riverFields("", "B8")).toEqual(["B8"]);
  });
});

test("any number of waiting parties stays inside their start area", () => {
  for (const { id } of CHART.starts) {
    const box = startBox(id);
    for (const count of [1, 2, 3, 4, 6]) {
      const places = waitingPositions(id, count);
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
      for (const { x } of places) expect(x > box.x && x < box.x + box.width + 4, `${id} ${count}`).toBe(true);
    }
  }
});

test("the track begins again after its end", () => {
  expect(trackX(TRACK_END + 1)).toBe(trackX(0));
  expect([roundsOnTrack(50), roundsOnTrack(51), roundsOnTrack(102), roundsOnTrack(-3)]).toEqual([0, 1, 2, 0]);
  expect(trackX(-3)).toBeLessThan(trackX(0));
});

test.each(["en", "de"])("every name on the map is that of its region in %s, and is inside the sheet", (language) => {
  for (const name of namesIn(language)) {
    expect(name.lines.join(" ")).toBe(CHART.names[language]?.regions[name.region]);
    expect(name.at[0] > 0 && name.at[0] < WIDTH && name.at[1] > 0 && name.at[1] < HEIGHT).toBe(true);
  }
});
