import { expect, test } from "vitest";
import { mapSize } from "./areas";
import { Zooming } from "./zooming.svelte";

test("a board is shown whole for a while, and then as before", () => {
  const zooming = new Zooming();
  zooming.measure(390, 400, { width: 1600, height: 1100, least: 1280, margin: 58 });
  const usual = zooming.scale;
  expect([zooming.isWhole, usual > 2]).toEqual([false, true]);
  zooming.showWhole(true);
  expect([zooming.isWhole, zooming.box?.width]).toEqual([true, 390]);
  zooming.showWhole(false);
  expect(zooming.scale).toBe(usual);
});

test("leaving the whole view restores the former position", () => {
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

test("a page is scrolled only as far as its own edges hide an element", () => {
  const zooming = new Zooming();
  zooming.measure(390, 400, undefined);
  const moves: string[] = [];
  const port = { scrollBy: () => moves.push("by"), getBoundingClientRect: () => ({ left: 0, top: 0, right: 390, bottom: 400 }) };
  zooming.element = port as unknown as HTMLElement;
  const room = (top: number): Element => ({ getBoundingClientRect: () => ({ left: 10, right: 60, top, bottom: top + 50 }), scrollIntoView: ({ block }: ScrollIntoViewOptions) => moves.push(String(block)) }) as unknown as Element;
  zooming.bring([room(20)], true);
  zooming.bring([room(840)], true);
  expect(moves).toEqual(["nearest"]);
});

test("leaving the whole view shows the latest action", () => {
  const zooming = new Zooming();
  zooming.measure(390, 400, { width: 1600, height: 1100, least: 1280, margin: 58 });
  const moves: string[] = [];
  const port = { scrollLeft: 300, scrollTop: 120, scrollTo: () => moves.push("back"), scrollBy: ({ left, top }: ScrollToOptions) => moves.push(`by ${left} ${top}`), getBoundingClientRect: () => ({ left: 0, top: 0, width: 390, height: 400 }) };
  zooming.element = port as unknown as HTMLElement;
  const hero = { isConnected: true, getBoundingClientRect: () => ({ left: 600, top: 500, width: 10, height: 20 }) };
  zooming.whole();
  zooming.centre(hero as unknown as Element, true);
  moves.length = 0;
  zooming.whole();
  expect(moves).toEqual(["by 410 310"]);
  zooming.whole();
  zooming.whole();
  expect(moves.at(-1)).toBe("back");
});

test("all targets of a question are scrolled into view if they fit, otherwise the first", () => {
  const zooming = new Zooming();
  zooming.measure(390, 400, { width: 1600, height: 1100, least: 1280, margin: 58 });
  const moves: string[] = [];
  const port = { scrollBy: ({ left, top }: ScrollToOptions) => moves.push(`by ${left} ${top}`), getBoundingClientRect: () => ({ left: 0, top: 0, right: 390, bottom: 400, width: 390, height: 400 }) };
  zooming.element = port as unknown as HTMLElement;
  const thing = (left: number, top: number): Element => ({ getBoundingClientRect: () => ({ left, top, right: left + 20, bottom: top + 20, width: 20, height: 20 }) }) as unknown as Element;
  zooming.bring([thing(300, 100), thing(500, 100)], true);
  zooming.bring([thing(300, 100), thing(900, 100)], true);
  expect(moves).toEqual(["by 215 -90", "by 115 -90"]);
});

test("a plan of 29 by 19 fields is shown whole beside the lists of a small laptop", () => {
  const zooming = new Zooming();
  zooming.measure(694, 430, mapSize([0, 0, 29, 19]));
  expect(zooming.isWhole).toBe(true);
});
