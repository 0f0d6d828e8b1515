import { expect, test } from "vitest";
import { line } from "../../table/core/tests/made";
import { isToast } from "./toasts";

const isShown = (type: string, own: boolean): boolean => isToast(line("", { event: { type }, by_you: own }));

test("drawn cards get a toast for every player", () => {
  expect(isShown("CardDrawn", true)).toBe(true);
  expect(isShown("CardDrawn", false)).toBe(true);
});

test("other players' travels get a toast, and own ones do not", () => {
  expect(isShown("HeroTravelled", false)).toBe(true);
  expect(isShown("HeroTravelled", true)).toBe(false);
});

test("events shown in a window get no toast", () => {
  expect(isShown("DiceRolled", false)).toBe(false);
  expect(isShown("TurnBegan", false)).toBe(false);
});
