import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import type { Zooming } from "../kit/zooming.svelte";
import type { Table } from "./live/table.svelte";
import { scrollToQuestions } from "./scrolling.svelte";

test("a smaller room does not move the view away from the chosen answer", () => {
  const bring = vi.fn();
  let isWhole = $state(false);
  const answering = $state({ chosen: null as string | null, lookedAt: "" });
  const table = { ask: { kind: "where", options: [{ places: ["A1"] }] }, answering } as unknown as Table;
  const zooming = { bring, showWhole: vi.fn(), get isWhole() { return isWhole; } } as unknown as Zooming;
  const stop = $effect.root(() => scrollToQuestions(table, zooming, (places) => places as unknown as Element[], () => true, () => []));
  flushSync();
  expect(bring.mock.lastCall?.[0]).toEqual(["A1"]);
  answering.chosen = "to:H1";
  answering.lookedAt = "H1";
  flushSync();
  expect(bring.mock.lastCall?.[0]).toEqual(["H1"]);
  isWhole = true; // the preview opens
  flushSync();
  isWhole = false;
  flushSync();
  expect(bring.mock.lastCall?.[0]).toEqual(["H1"]);
  stop();
});
