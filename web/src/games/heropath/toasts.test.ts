import { expect, test } from "vitest";
import { line } from "../../table/core/tests/made";
import { isToast } from "./toasts";

const told = (type: string, own: boolean): boolean => isToast(line("", { event: { type }, by_you: own }));

test("drawn cards get a toast for every player", () => {
  expect(told("CardDrawn", true)).toBe(true);
  expect(told("CardDrawn", false)).toBe(true);
});

test("other players' travels get a toast, and own ones do not", () => {
  expect(told("HeroTravelled", false)).toBe(true);
  expect(told("HeroTravelled", true)).toBe(false);
});

test("events shown in a window get no toast", () => {
  expect(told("DiceRolled", false)).toBe(false);
  expect(told("TurnBegan", false)).toBe(false);
});
