import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import party from "../../fixtures/choose-party.json";
import type { Sight } from "../../wire";
import ActionBar from "./ActionBar.svelte";

const sight = party as unknown as Sight;
const nothing = (): void => {};
const PROPS = {
  sight, ask: sight.ask, question: "Which party?", aside: "", chosen: null, sending: false, line: "open" as const, foundNoSeat: false, keys: true, maxAnswers: 6, swipes: false, column: false, canGoBack: false, behind: true,
  pick: nothing, give: nothing, drop: nothing, goBack: nothing, consider: nothing, hurry: nothing, undo: nothing, askBack: nothing,
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("the skip button stays for a moment, so that a late press hits nothing below it", async () => {
  const { rerender } = render(ActionBar, PROPS);
  const hurries = (): HTMLElement | null => screen.queryByRole("button", { name: /Catch up/ });
  expect(hurries()).not.toBeNull();
  await rerender({ ...PROPS, behind: false });
  expect(hurries()?.closest(".leaves")).not.toBeNull();
  await vi.advanceTimersByTimeAsync(1000);
  expect(hurries()).toBeNull();
});
