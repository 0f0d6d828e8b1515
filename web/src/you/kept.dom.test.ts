// Settings and accounts: which settings are taken over, and which are sent to the hall.
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { adoptSettings, followPrefs, prefs } from "./prefs.svelte";

const keep = vi.fn(() => Promise.resolve());
followPrefs(keep);

beforeEach(() => {
  vi.useFakeTimers();
  keep.mockClear();
  Object.assign(prefs, { look: "tavern", hints: ["here"] });
});
afterEach(() => {
  adoptSettings({ account: null, settings: {} });
  vi.useRealTimers();
});

async function later(): Promise<void> {
  await tick();
  await vi.advanceTimersByTimeAsync(2_000);
}

test("a guest's settings stay in the browser", async () => {
  adoptSettings({ account: null, settings: {} });
  prefs.look = "light";
  await later();
  expect(keep).not.toHaveBeenCalled();
});

test("a new account gets the settings of the browser", async () => {
  adoptSettings({ account: "Ann", settings: {} });
  await later();
  expect(keep).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ look: "tavern", hints: ["here"] }));
});

test("the settings of an account replace those of the browser, but shown hints of both are kept", async () => {
  adoptSettings({ account: "Ann", settings: { look: "contrast", volume: 0.25, hints: ["there"] } });
  expect(prefs).toMatchObject({ look: "contrast", volume: 0.25, hints: ["there", "here"] });
  await later();
  expect(keep).toHaveBeenCalledExactlyOnceWith({ hints: ["there", "here"] });
});

test("only changed settings are sent, so that changes from another browser stay", async () => {
  adoptSettings({ account: "Ann", settings: { ...current(), hints: ["here"] } });
  prefs.sound = true;
  await later();
  expect(keep).toHaveBeenCalledExactlyOnceWith({ sound: true });
  prefs.sound = false;
});

test("a page that loads before a change was sent does not undo the change", async () => {
  adoptSettings({ account: "Ann", settings: current() });
  prefs.look = "light";
  await tick();
  adoptSettings({ account: "Ann", settings: { ...current(), look: "tavern", keys: false } });
  expect(prefs).toMatchObject({ look: "light", keys: false });
  await later();
  expect(keep).toHaveBeenCalledExactlyOnceWith({ look: "light" });
  prefs.keys = true;
});

test("another account in the same browser has its own settings, and after a logout nothing is sent", async () => {
  adoptSettings({ account: "Ann", settings: { ...current(), hints: ["here"] } });
  prefs.look = "light";
  await tick();
  adoptSettings({ account: null, settings: {} });
  await later();
  expect(keep).not.toHaveBeenCalled();
  adoptSettings({ account: "Bea", settings: { ...current(), look: "contrast" } });
  expect(prefs.look).toBe("contrast");
});

test("a changed setting is sent once, and settings of the account are not sent back", async () => {
  prefs.hints = [];
  adoptSettings({ account: "Ann", settings: { ...current(), look: "light" } });
  await later();
  expect(keep).not.toHaveBeenCalled();
  prefs.look = "tavern";
  prefs.sound = true;
  await later();
  await later();
  expect(keep).toHaveBeenCalledOnce();
  prefs.sound = false;
});

test("a change that the server missed is sent with the next one", async () => {
  prefs.hints = [];
  adoptSettings({ account: "Ann", settings: current() });
  keep.mockImplementationOnce(() => Promise.reject(new Error("offline")));
  prefs.look = "contrast";
  await later();
  prefs.keys = !prefs.keys;
  await later();
  expect(keep).toHaveBeenLastCalledWith(expect.objectContaining({ look: "contrast" }));
  expect(keep).toHaveBeenCalledTimes(2);
});

/** The current settings. */
function current(): Record<string, boolean | number | string | string[]> {
  return JSON.parse(JSON.stringify(prefs)) as Record<string, boolean | number | string | string[]>;
}
