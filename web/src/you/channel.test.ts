import { expect, test } from "vitest";
import { randomChannel } from "./channel";

test("a random channel is valid for ntfy and hard to guess", () => {
  const channels = Array.from({ length: 50 }, randomChannel);
  expect(new Set(channels).size).toBe(50);
  for (const channel of channels) expect(channel).toMatch(/^https:\/\/ntfy\.sh\/meadhall-[a-z2-9]{20}$/);
});
