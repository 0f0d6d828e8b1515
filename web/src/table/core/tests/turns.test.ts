import { expect, test } from "vitest";
import { announcementFor } from "../turns";
import { ask, option, sight } from "./made";

const asked = ask([option("go")]);
const idle = (turn: number) => sight({ seat: 0, turn });
const open = (turn: number) => sight({ seat: 0, turn, ask: asked });

test("the beginning of a turn is announced", () => {
  expect(announcementFor(idle(1), open(0))).toBe("table-turn-yours");
});

test("a turn that continues after reactions of others is not announced again", () => {
  expect(announcementFor(idle(0), open(0))).toBeNull();
});

test("in another player's turn a question is announced, not a turn", () => {
  expect(announcementFor(idle(1), open(1))).toBe("table-turn-asked");
});

test("every new question is announced if nobody has the turn", () => {
  expect(announcementFor(idle(-1), open(-1))).toBe("table-turn-yours");
});

test("nothing is announced without a question, or if one was open", () => {
  expect(announcementFor(open(0), open(0))).toBeNull();
  expect(announcementFor(idle(1), idle(0))).toBeNull();
  expect(announcementFor(null, open(0))).toBeNull();
});

test("a race announces no question in another's turn", () => {
  const race = { groups: [], seats: [] } as unknown as NonNullable<ReturnType<typeof open>["race"]>;
  expect(announcementFor(idle(1), { ...open(1), race })).toBeNull();
});
