import { expect, test } from "vitest";
import { qr, qrPath } from "./qr";

// As drawn by another implementation, whose output was compared for all masks of versions 1 to 10.
const A = [
  "#######.....#.#######",
  "#.....#.###.#.#.....#",
  "#.###.#...##..#.###.#",
  "#.###.#..#..#.#.###.#",
  "#.###.#.#.#.#.#.###.#",
  "#.....#..##.#.#.....#",
  "#######.#.#.#.#######",
  "...........##........",
  "#.#.#.#..#.#....#..#.",
  ".##..#.####...#...##.",
  "...#.##.#...#...#...#",
  "#.......##....#...#..",
  "#....##.#...#.#.#.#.#",
  "........#..#.#.#.#.##",
  "#######....#.###.####",
  "#.....#..#.###.###...",
  "#.###.#.#..#.###.##.#",
  "#.###.#.......#...##.",
  "#.###.#.#...#...#...#",
  "#.....#..##...#...##.",
  "#######.##..#.#.#.###",
];

const drawnRows = (grid: boolean[][]): string[] => grid.map((row) => row.map((dark) => (dark ? "#" : ".")).join(""));

test("a letter, square by square", () => expect(drawnRows(qr("a", 0))).toEqual(A));

test.each([[14, 21], [15, 25], [106, 41], [107, 45], [122, 45], [180, 53], [181, 57], [213, 57]])(
  "%d bytes fill a square of %d",
  (bytes, side) => expect(qr("x".repeat(bytes), 0)).toHaveLength(side),
);

test("a text that is too long is refused in a sentence", () => {
  expect(() => qr("x".repeat(214))).toThrow("holds 213 bytes, and this text has 214");
});

test("without a given mask, the best of the eight is used", () => {
  const free = drawnRows(qr("https://hall.example/t/k3Fq#s3cret"));
  const masked = [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => drawnRows(qr("https://hall.example/t/k3Fq#s3cret", mask)));
  expect(masked).toContainEqual(free);
});

test("a path has one unit per square and a margin of four", () => {
  expect(qrPath([[true, false], [false, true]])).toBe("M4 4h1v1h-1zM5 5h1v1h-1z");
});
