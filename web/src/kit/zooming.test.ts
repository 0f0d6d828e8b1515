import { expect, test } from "vitest";
import { Zooming } from "./zooming.svelte";

test("a board that is overlooked is whole for as long, and then as it was", () => {
  const zooming = new Zooming();
  zooming.measure(390, 400, { width: 1600, height: 1100, least: 1280, margin: 58 });
  const usual = zooming.scale;
  expect([zooming.isWhole, usual > 2]).toEqual([false, true]);
  zooming.overlook(true);
  expect([zooming.isWhole, zooming.box?.width]).toEqual([true, 390]);
  zooming.overlook(false);
  expect(zooming.scale).toBe(usual);
});
