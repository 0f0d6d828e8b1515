import { expect, test } from "vitest";
import { timeAgo, largestUnit, timeLeft } from "./times";

test.each([
  [-3, "seconds", 0], [119, "seconds", 119], [120, "minutes", 2], [7199, "minutes", 119], [7200, "hours", 2],
  [172799, "hours", 47], [172800, "days", 2],
])("%d seconds are %s", (seconds, unit, count) => expect(largestUnit(seconds)).toEqual({ unit, count }));

test("times are short", () => {
  expect(timeLeft(4 * 3600 + 100)).toBe("4 h left");
  expect(timeAgo(1000, 1030)).toBe("just now");
  expect(timeAgo(0, 7200)).toBe("2 h ago");
});
