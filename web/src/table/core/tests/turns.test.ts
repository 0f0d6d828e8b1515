import { expect, test } from "vitest";
import { callFor } from "../turns";
import { ask, option, sight } from "./made";

const asked = ask([option("go")]);
const idle = (turn: number) => sight({ seat: 0, turn });
const open = (turn: number) => sight({ seat: 0, turn, ask: asked });

test("a turn that begins is called out", () => {
  expect(callFor(idle(1), open(0))).toBe("table-turn-yours");
});

test("a turn that goes on, after others had their say in it, is not called out again", () => {
  expect(callFor(idle(0), open(0))).toBeNull();
});

test("a player asked in another's turn is told of a question, not of a turn", () => {
  expect(callFor(idle(1), open(1))).toBe("table-turn-asked");
});

test("every new question is announced when nobody is on turn", () => {
  expect(callFor(idle(-1), open(-1))).toBe("table-turn-yours");
});

test("nothing is called out where there is no question, or one was open", () => {
  expect(callFor(open(0), open(0))).toBeNull();
  expect(callFor(idle(1), idle(0))).toBeNull();
  expect(callFor(null, open(0))).toBeNull();
});

test("a race announces no question in another's turn", () => {
  const race = { groups: [], seats: [] } as unknown as NonNullable<ReturnType<typeof open>["race"]>;
  expect(callFor(idle(1), { ...open(1), race })).toBeNull();
});
