import { describe, expect, test } from "vitest";
import { covered, place, type Box } from "./placing";
import { moved } from "./spots";

const ROOM: Box = { left: 0, top: 48, width: 1440, height: 852 };
const SIZE = { width: 450, height: 180 };
const box = (left: number, top: number, width = 80, height = 80): Box => ({ left, top, width, height });

describe("the words of a lesson stand", () => {
  test("above what they speak of, with the tip at its middle", () => {
    expect(place(SIZE, box(700, 500), [box(700, 500)], ROOM)).toEqual({ side: "above", left: 515, top: 294, tip: 225 });
  });
  test("below it at the upper edge", () => {
    expect(place(SIZE, box(700, 60), [box(700, 60)], ROOM)).toMatchObject({ side: "below", top: 166 });
  });
  test("at its side where it is as high as the room", () => {
    const tall = box(300, 50, 200, 850);
    expect(place(SIZE, tall, [tall], ROOM)).toMatchObject({ side: "right", left: 526 });
  });
  test("inside the room at its corners, with the tip still at what is meant", () => {
    expect(place(SIZE, box(4, 700), [box(4, 700)], ROOM)).toMatchObject({ side: "above", left: 12, tip: 34 });
  });
  test("apart where all sides are lit, over nothing that is lit", () => {
    const lit = [box(500, 300, 400, 300), box(400, 60, 560, 220), box(400, 620, 600, 270), box(20, 300, 460, 300), box(920, 300, 500, 300)];
    const at = place(SIZE, lit[0]!, lit, ROOM);
    expect(at.side).toBe("apart");
    expect(lit.every((one) => covered({ ...at, ...SIZE }, one) === 0)).toBe(true);
  });
  test("over as little as can be where all is lit", () => {
    const all = box(0, 48, 1440, 700);
    expect(place(SIZE, all, [all], ROOM).top).toBeGreaterThan(690);
  });
});

test("a window is scrolled as far as is needed, and no farther", () => {
  expect(moved(10, 50, 0, 100)).toBe(0);
  expect(moved(90, 150, 0, 100)).toBe(64);
  expect(moved(-30, 10, 0, 100)).toBe(-44);
  expect(moved(50, 350, 0, 100)).toBe(36);
});
