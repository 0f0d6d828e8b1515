import { expect, test } from "vitest";
import GenericBoard from "../../table/generic/GenericBoard.svelte";
import { picturedFace } from "./pictured";

test("a game without a board of its own has pictures of the hall's board", async () => {
  expect((await picturedFace("snow_road")).Board).toBe(GenericBoard);
  expect((await picturedFace("virtues")).Board).not.toBe(GenericBoard);
});
