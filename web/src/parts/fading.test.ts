import { expect, test } from "vitest";
import { moreOf } from "./fading";

test("of what is seen whole there is no more", () => {
  expect(moreOf([0, 100, 100])).toBe("");
  expect(moreOf([0, 100, 101])).toBe(""); // half a pixel does not count as more
});

test("at its beginning there is more after, in the middle on both sides, at its end before", () => {
  expect(moreOf([0, 100, 300])).toBe("after");
  expect(moreOf([100, 100, 300])).toBe("before after");
  expect(moreOf([200, 100, 300])).toBe("before");
});
