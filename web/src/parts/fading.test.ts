import { expect, test } from "vitest";
import { fadingSides } from "./fading";

test("a fully visible list has no more content", () => {
  expect(fadingSides([0, 100, 100])).toBe("");
  expect(fadingSides([0, 100, 101])).toBe(""); // half a pixel does not count as more
});

test("more content follows after the start, on both sides of the middle, and before the end", () => {
  expect(fadingSides([0, 100, 300])).toBe("after");
  expect(fadingSides([100, 100, 300])).toBe("before after");
  expect(fadingSides([200, 100, 300])).toBe("before");
});
