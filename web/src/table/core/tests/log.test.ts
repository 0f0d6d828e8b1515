import { expect, it } from "vitest";
import { headed } from "../log";

it("heads a long title by its first sentence", () => {
  const story = "A bell tolled once, somewhere below the ash of Halgard, and five of the dead sat up. Ring it again.";
  expect(headed(`Prologue. ${story}`)).toEqual(["Prologue.", story]);
  expect(headed("Round 1. You lead the party.")).toEqual(["Round 1. You lead the party.", ""]);
  expect(headed("x".repeat(200))).toEqual(["x".repeat(200), ""]);
});
