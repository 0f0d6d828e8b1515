import { describe, expect, test } from "vitest";
import { placeCard } from "../cards";

const zone = { left: 0, top: 0, width: 1000, height: 600 };
const card = { width: 300, height: 100 };

describe("a card beside a place", () => {
  test("is below it if there is room", () => {
    expect(placeCard(zone, card, { left: 400, top: 100, width: 80, height: 60 })).toEqual({ left: 290, top: 172, side: "below" });
  });

  test("is above it at the bottom of the board, and stays inside", () => {
    const placement = placeCard(zone, card, { left: 0, top: 530, width: 80, height: 60 });
    expect(placement).toEqual({ left: 8, top: 418, side: "above" });
  });

  test("does not cover the path", () => {
    const path = [{ left: 400, top: 170, width: 80, height: 300 }];
    expect(placeCard(zone, card, { left: 400, top: 100, width: 80, height: 60 }, path).side).not.toBe("below");
  });
});
