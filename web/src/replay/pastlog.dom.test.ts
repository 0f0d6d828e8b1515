import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import overTable from "../fixtures/over.json";
import type { Sight } from "../wire";
import PastLog from "./PastLog.svelte";
import type { Past } from "./store.svelte";

test.each([[true], [false]])("the log of a replay says whether the rules were updated in mid-match: %s", (updated) => {
  const past = { card: { updated }, rows: [], moment: 0, speed: 1 } as unknown as Past;
  render(PastLog, { past, sight: overTable as unknown as Sight, point: () => undefined });
  expect(screen.queryByText(/^The rules of this game were updated during the match/) !== null).toBe(updated);
});
