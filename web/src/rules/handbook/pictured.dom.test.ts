import { expect, test } from "vitest";
import GenericBoard from "../../table/generic/GenericBoard.svelte";
import { picturedFace } from "./pictured";

test("a game without its own board has pictures of the generic board", async () => {
  expect((await picturedFace("snow_road")).Board).toBe(GenericBoard);
  expect((await picturedFace("virtues")).Board).not.toBe(GenericBoard);
});
