import { expect, test } from "vitest";
import type { TableCard } from "../wire";
import { changed, noted, read } from "./seen";

function card(id: string, touched: number, more: Partial<TableCard> = {}): TableCard {
  return {
    id, game: "pig", name: "Pig", title: "", phase: "", seats: [], state: "running", my_turn: false, public: false, touched, left: null,
    result: "", link: "", ...more,
  };
}

test("only what was stored as times is believed", () => {
  expect(read('{"a":5,"b":"soon"}')).toEqual({ a: 5 });
  expect([read(null), read("nonsense"), read("[1]"), read("null")]).toEqual([{}, {}, {}, {}]);
});

test("the oldest looks are forgotten", () => {
  const many = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`t${at}`, at]));
  const now = noted(many, "new", 100);
  expect(Object.keys(now)).toHaveLength(60);
  expect([now["new"], now["t0"], now["t1"]]).toEqual([100, undefined, 1]);
});

test("news comes from the table that changed since I looked, before all from one that waits for me", () => {
  const seen = { a: 10, b: 10, c: 10, d: 10 };
  expect(changed([card("a", 9), card("x", 50)], seen)).toBeNull();
  expect(changed([card("a", 20), card("b", 30)], seen)?.id).toBe("b");
  expect(changed([card("a", 20, { my_turn: true }), card("b", 30)], seen)?.id).toBe("a");
  expect(changed([card("d", 40, { state: "gathering" })], seen)).toBeNull();
});
