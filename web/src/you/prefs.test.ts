import { expect, test } from "vitest";
import { askedWhen, read } from "./prefs.svelte";

test("stored settings are restored", () => {
  expect(read('{"look":"light","volume":0.25,"keys":false,"care":"always","forced":false,"windows":false,"hints":["first"]}')).toMatchObject({
    look: "light", volume: 0.25, keys: false, care: "always", forced: false, windows: false, hints: ["first"],
  });
});

test.each([null, "", "null", "[1]", "{", '{"look":"neon","motion":7,"care":"none","language":"tlh","volume":"loud","hints":{}}'])(
  "%s leaves the usual",
  (stored) => expect(read(stored)).toMatchObject({ look: "tavern", motion: "system", care: "usual", language: "en", volume: 0.6, hints: [] }),
);

test("the player is asked for reactions always, only when present, or never", () => {
  expect(askedWhen({ windows: true, waits: true })).toBe("always");
  expect(askedWhen({ windows: true, waits: false })).toBe("here");
  expect(askedWhen({ windows: false, waits: true })).toBe("never");
});
