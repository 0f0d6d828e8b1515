import { expect, test } from "vitest";
import { moreOf } from "./fading";

test("a fully visible list has no more content", () => {
  expect(moreOf([0, 100, 100])).toBe("");
  expect(moreOf([0, 100, 101])).toBe(""); // half a pixel does not count as more
});

test("more content follows after the start, on both sides of the middle, and before the end", () => {
  expect(moreOf([0, 100, 300])).toBe("after");
  expect(moreOf([100, 100, 300])).toBe("before after");
  expect(moreOf([200, 100, 300])).toBe("before");
});
