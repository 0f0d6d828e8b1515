import { expect, test } from "vitest";
import type { Sight } from "../../../wire";
import { momentOf, storyAt } from "../moment";
import { NOTHING_TOLD, addNews } from "../story";
import { ask, line, option, sight } from "./made";

const before = sight({ seq: 3, waiting: [1], phase: "Action", since: 0, news: [line("a"), line("b")] });
const now = sight({ seq: 5, waiting: [0], phase: "Preparation", since: 2, news: [line("c"), line("d")], ask: ask([option("go")]), undo: { way: "free", words: "" } });
const story = [before, now].reduce(addNews, NOTHING_TOLD);
const wordsAt = (shown: typeof before): string[] => storyAt(story, shown, now).told.map(({ words }) => words);

test("while an older moment is shown, turn and phase are those of that moment, and there is no question", () => {
  const theirs = { ...now, waiting: [2], ask: null };
  expect(momentOf(before, theirs)).toMatchObject({ waiting: [1], phase: "Action", decisions: before.decisions, ask: null });
});

test("the asked seat has the turn at once, even on an older board", () => {
  expect(momentOf({ ...before, decisions: 7 }, { ...now, decisions: 8 })).toMatchObject({ waiting: [0], phase: "Preparation", decisions: 7, ask: null });
});

test("values computed from the state are those of the shown moment", () => {
  const [old, current] = [{ won: [1] }, { won: [5] }] as unknown as Sight["computed"][];
  expect(momentOf({ ...before, computed: old! }, { ...now, computed: current! }).computed).toBe(old);
});

test("options about the table are always current", () => {
  expect(momentOf(before, now)).toMatchObject({ seq: 5, undo: { way: "free" } });
});

test("the newest moment is the table itself", () => {
  expect(momentOf(now, now)).toBe(now);
  expect(momentOf(null, now)).toBe(now);
});

test("the countdown of a race ends the older moment", () => {
  const soon = { ...now, ask: null, race: { groups: [{ seats: [0, 1], began: null, starts: 3000 }], seats: [] } as unknown as Sight["race"] };
  expect(momentOf(before, soon)).toBe(soon);
});

test("the story ends with the shown moment", () => {
  expect(wordsAt(before)).toEqual(["a", "b"]);
  expect(wordsAt(now)).toEqual(["a", "b", "c", "d"]);
});

test("the story leaves out lines of later moments", () => {
  expect(storyAt(story, now, now, 1).told.map(({ words }) => words)).toEqual(["a", "b", "c"]);
  expect(storyAt(story, before, now, 1).told.map(({ words }) => words)).toEqual(["a"]);
});

test("a moment that is shown again removes no lines from the story", () => {
  expect(wordsAt({ ...before, seq: -1 })).toEqual(["a", "b", "c", "d"]);
});

test("a moment of another seat is not shown", () => {
  expect(momentOf({ ...before, seat: 1 }, now)).toBe(now);
});
