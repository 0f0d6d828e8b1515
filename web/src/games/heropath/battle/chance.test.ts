import { expect, test } from "vitest";
import { chanceOf, rangeOf, sumsOf } from "./chance";

const hero = (sure: number) => ({ sure, rolled: null, rolls: 2, specials: 0 });
const foe = (sure: number, rolls: number) => ({ sure, rolled: null, rolls, specials: 0 });
const percent = (lead: number, dice: number): number => Math.round(100 * chanceOf(hero(20 + lead), foe(20, dice)));

test("the odds are those of the rules", () => {
  expect([-4, -3, -2, -1, 0, 1, 2, 3].map((lead) => percent(lead, 1))).toEqual([2, 9, 26, 50, 74, 91, 98, 100]);
  expect([-1, 0, 1, 2, 3, 4, 5, 6].map((lead) => percent(lead, 2))).toEqual([2, 8, 20, 39, 61, 80, 92, 98]);
});

test("dice that lie decide", () => {
  expect(chanceOf({ sure: 11, rolled: 6, rolls: 2, specials: 0 }, { sure: 12, rolled: 5, rolls: 1, specials: 0 })).toBe(1);
  expect(chanceOf({ sure: 11, rolled: 5, rolls: 2, specials: 0 }, { sure: 12, rolled: 5, rolls: 1, specials: 0 })).toBe(0);
});

test("all chances together are one", () => {
  expect([...sumsOf(2, [1, 1, 2, 2, 3, 3]).values()].reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
  expect(rangeOf(2, [2, 3, 3, 4, 4, 5])).toEqual([4, 10]);
});
