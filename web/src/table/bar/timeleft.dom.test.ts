import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Clock, Sight } from "../../wire";
import { sight } from "../core/tests/made";
import TimeLeft from "./TimeLeft.svelte";

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const clock = (seat: number, left: number, more: Partial<Clock> = {}): Clock => ({ seat, left, runs: true, decision: true, ...more });

function shownTime(clocks: Clock[], more: Partial<Sight> = {}): HTMLElement | null {
  const waiting = clocks.filter(({ runs }) => runs).map(({ seat }) => seat);
  render(TimeLeft, { sight: sight({ clocks, waiting, ...more }), since: Date.now(), racing: null });
  return document.querySelector(".clock");
}

test("the time for a decision runs down, and is urgent in its last ten seconds", async () => {
  const time = shownTime([clock(0, 30)])!;
  expect([time.textContent?.trim(), time.title, time.classList.contains("low")]).toEqual(["0:30", "Time left for this decision", false]);
  vi.advanceTimersByTime(21_000);
  await tick();
  expect([time.textContent?.trim(), time.classList.contains("low")]).toEqual(["0:09", true]);
  vi.advanceTimersByTime(60_000);
  await tick();
  expect(time.textContent?.trim()).toBe("0:00");
});

test("the viewer's own clock is shown before those of others", () => {
  expect(shownTime([clock(0, 55), clock(1, 12)], { seat: 1, mine: [1] })?.textContent?.trim()).toBe("0:12");
});

test("a seat's total time is urgent in its last half minute", () => {
  const time = shownTime([clock(0, 29, { decision: false })])!;
  expect([time.title, time.classList.contains("low")]).toEqual(["Time left", true]);
});

test("there is no clock when no time runs", () => {
  expect(shownTime([])).toBeNull();
  expect(screen.queryByText("0:00")).toBeNull();
});
