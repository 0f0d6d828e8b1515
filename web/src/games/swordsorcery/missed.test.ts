import { expect, test } from "vitest";
import { fitsAttack } from "./missed";

test.each([
  ["hit", "focus", true],
  ["hit", "b2", false],
  ["defend", "b5", true],
  ["defend", "focus", false],
  ["interpose", "b1", false],
  ["interpose", "watchman_sword", false],
])("the panel of an attack lists only cards for its question: %s, %s", (kind, id, fits) => {
  expect(fitsAttack(kind, id)).toBe(fits);
});
