import { describe, expect, test } from "vitest";
import { coveredArea, placeText, type Box } from "./placing";
import { scrollDistance } from "./spots";

const ROOM: Box = { left: 0, top: 48, width: 1440, height: 852 };
const SIZE = { width: 450, height: 180 };
const box = (left: number, top: number, width = 80, height = 80): Box => ({ left, top, width, height });

describe("the text of a lesson is", () => {
  test("above its subject, with the tip at its middle", () => {
    expect(placeText(SIZE, box(700, 500), [box(700, 500)], ROOM)).toEqual({ side: "above", left: 515, top: 294, tip: 225 });
  });
  test("below a subject at the upper edge", () => {
    expect(placeText(SIZE, box(700, 60), [box(700, 60)], ROOM)).toMatchObject({ side: "below", top: 166 });
  });
  test("beside a subject that is as high as the room", () => {
    const tall = box(300, 50, 200, 850);
    expect(placeText(SIZE, tall, [tall], ROOM)).toMatchObject({ side: "right", left: 526 });
  });
  test("inside the room near its corners, with the tip still at the subject", () => {
    expect(placeText(SIZE, box(4, 700), [box(4, 700)], ROOM)).toMatchObject({ side: "above", left: 12, tip: 34 });
  });
  test("farther away if all sides are highlighted, and covers nothing highlighted", () => {
    const lit = [box(500, 300, 400, 300), box(400, 60, 560, 220), box(400, 620, 600, 270), box(20, 300, 460, 300), box(920, 300, 500, 300)];
    const position = placeText(SIZE, lit[0]!, lit, ROOM);
    expect(position.side).toBe("apart");
    expect(lit.every((box) => coveredArea({ ...position, ...SIZE }, box) === 0)).toBe(true);
  });
  test("covering as little as possible if everything is highlighted", () => {
    const all = box(0, 48, 1440, 700);
    expect(placeText(SIZE, all, [all], ROOM).top).toBeGreaterThan(690);
  });
});

test("a window is scrolled no farther than necessary", () => {
  expect(scrollDistance(10, 50, 0, 100)).toBe(0);
  expect(scrollDistance(90, 150, 0, 100)).toBe(64);
  expect(scrollDistance(-30, 10, 0, 100)).toBe(-44);
  expect(scrollDistance(50, 350, 0, 100)).toBe(36);
});
