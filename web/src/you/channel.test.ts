import { expect, test } from "vitest";
import { randomChannel } from "./channel";

test("a random channel is valid for ntfy and hard to guess", () => {
  const made = Array.from({ length: 50 }, randomChannel);
  expect(new Set(made).size).toBe(50);
  for (const one of made) expect(one).toMatch(/^https:\/\/ntfy\.sh\/meadhall-[a-z2-9]{20}$/);
});
