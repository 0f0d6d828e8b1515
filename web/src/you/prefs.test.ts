import { expect, test } from "vitest";
import { reactionSetting, read } from "./prefs.svelte";

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
  expect(reactionSetting({ windows: true, waits: true })).toBe("always");
  expect(reactionSetting({ windows: true, waits: false })).toBe("here");
  expect(reactionSetting({ windows: false, waits: true })).toBe("never");
});
