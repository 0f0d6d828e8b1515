import { expect, test } from "vitest";
import { named } from "./naming";

const gems = { name: "gems", points: 12 };
const sword = { name: "Short Sword", points: 1 };
const dice = { name: "2 dice", points: 6 };

test("a narrow block has its name if that touches no other", () => {
  expect(named([gems, sword, dice], 30)).toEqual([true, true, true]);
  expect(named([gems, sword, sword, dice], 30)).toEqual([true, true, false, true]);
  expect(named([gems, sword, dice], 10)).toEqual([true, false, true]);
});

test("a name does not reach beyond its row", () => {
  expect(named([sword, gems], 30)).toEqual([false, true]);
});
