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

test("what was in view before all of it was comes back", () => {
  const zooming = new Zooming();
  zooming.measure(390, 400, { width: 1600, height: 1100, least: 1280, margin: 58 });
  const port = { scrollLeft: 300, scrollTop: 120, scrollTo: (left: number, top: number) => Object.assign(port, { scrollLeft: left, scrollTop: top }) };
  zooming.element = port as unknown as HTMLElement;
  const usual = zooming.scale;
  zooming.whole();
  expect(zooming.isWhole).toBe(true);
  Object.assign(port, { scrollLeft: 0, scrollTop: 0 });
  zooming.whole();
  expect([zooming.scale, port.scrollLeft, port.scrollTop]).toEqual([usual, 300, 120]);
});
