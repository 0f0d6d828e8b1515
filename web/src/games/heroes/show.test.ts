import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { line } from "../../table/core/tests/made";
import { t } from "../../words";
import { Show } from "./show.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const stopped = line("", { event: { type: "PreparationStopped", seat: 1, late: [], revive: false, at: [] } });
const passed = line("", { event: { type: "ActionPassed", seat: 0 } });

function showAfterStop(race = false): Show {
  const show = new Show();
  show.play([stopped], race, false, 7);
  return show;
}

test("the caller of Stop is highlighted only during that moment", () => {
  const show = showAfterStop();
  expect(show.now.caller).toBe(1);
  show.play([], false, false, 7);
  expect(show.now.caller).toBe(1);
  show.play([passed], false, false, 8);
  expect(show.now.caller).toBe(null);
});

test("in a race the call stays readable while others continue", () => {
  const show = showAfterStop(true);
  show.play([passed], true, false, 8);
  expect(show.now.caller).toBe(1);
});

test("the caller of Stop is addressed as you", () => {
  expect([t("he-stopped-by", { name: "Heron", whose: "you" }), t("he-stopped-by", { name: "Heron", whose: "other" })]).toEqual(["You act first", "Heron acts first"]);
});
