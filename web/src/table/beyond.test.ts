import { expect, test } from "vitest";
import { countBeyond } from "./beyond";

const box = (x: number, y: number): { left: number; right: number; top: number; bottom: number } => ({ left: x - 10, right: x + 10, top: y - 10, bottom: y + 10 });

test("things outside the view are counted at the edge that they are farthest beyond", () => {
  const zone = { left: 0, right: 400, top: 100, bottom: 600 };
  expect(countBeyond(zone, [box(200, 300), box(410, 300), box(500, 600), box(380, 300), box(200, 90), box(-5, 100), box(300, 900)])).toEqual([
    { edge: "left", count: 1, at: 0 }, { edge: "right", count: 2, at: 0.7 }, { edge: "top", count: 1, at: 0.5 }, { edge: "bottom", count: 1, at: 0.75 },
  ]);
  expect(countBeyond(zone, [box(10, 110)])).toEqual([]);
});
