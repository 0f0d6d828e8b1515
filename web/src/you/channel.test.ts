import { expect, test } from "vitest";
import { madeUp } from "./channel";

test("a channel is made up that ntfy takes and nobody guesses", () => {
  const made = Array.from({ length: 50 }, madeUp);
  expect(new Set(made).size).toBe(50);
  for (const one of made) expect(one).toMatch(/^https:\/\/ntfy\.sh\/meadhall-[a-z2-9]{20}$/);
});
