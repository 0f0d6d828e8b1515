import { expect, test } from "vitest";
import { bordersOf, commonBorder, frameOf, type Area } from "./areas";

const AREAS: Area[] = [
  { id: "hall", name: "Hall", rect: [0, 0, 6, 4] },
  { id: "cell", name: "Cell", rect: [6, 1, 3, 6] },
  { id: "stair", name: "Stair", rect: [0, 4, 4, 3] },
];

test("areas meet on a line, not at a corner", () => {
  expect(commonBorder([0, 0, 6, 4], [6, 1, 3, 6])).toEqual([6, 1, 6, 4]);
  expect(commonBorder([0, 0, 6, 4], [0, 4, 4, 3])).toEqual([0, 4, 4, 4]);
  expect(commonBorder([0, 0, 2, 2], [2, 2, 2, 2])).toBeNull();
  expect(commonBorder([0, 0, 2, 2], [5, 0, 2, 2])).toBeNull();
});

test("a link is as long as its opening, or the whole border", () => {
  const borders = bordersOf(AREAS, [{ a: "hall", b: "cell", kind: "arch", span: [6, 2, 6, 3] }, { a: "hall", b: "stair", kind: "open" }, { a: "hall", b: "nowhere", kind: "open" }]);
  expect(borders.map(({ line }) => line)).toEqual([[6, 2, 6, 3], [0, 4, 4, 4]]);
});

test("the frame contains all areas", () => {
  expect(frameOf(AREAS)).toEqual([-0.5, -0.5, 10, 8]);
});

test("a gate without a width is in the middle of the border", () => {
  const [door] = bordersOf(AREAS, [{ a: "hall", b: "stair", kind: "door" }]);
  expect(door?.line.map((coordinate) => Number(coordinate.toFixed(2)))).toEqual([1.35, 4, 2.65, 4]);
});
