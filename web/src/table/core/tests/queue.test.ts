import { describe, expect, test } from "vitest";
import { advance, beatOf, enqueue, linesAtOnce, NOTHING_SHOWN, paceOf, skipToNewest, tableAt, type Shown, type Step } from "../queue";
import { line, sight } from "./made";

function step(seq: number, news = 1): Step {
  return { sight: sight({ seq }), news: Array.from({ length: news }, (_, index) => line(`${seq}.${index}`)) };
}

const three = [step(1, 0), step(2), step(3)].reduce(enqueue, NOTHING_SHOWN);

function seqs(shown: Shown): number[] {
  return [shown.step, ...shown.queue].map((step) => step?.sight.seq ?? -1);
}

describe("the queue", () => {
  test("shows sights in the order of arrival", () => {
    expect(seqs(three)).toEqual([1, 2, 3]);
    expect(seqs(advance(three))).toEqual([2, 3]);
  });

  test("ends with the last sight and its news", () => {
    const end = advance(advance(advance(three)));
    expect([end.step?.sight.seq, end.step?.news]).toEqual([3, []]);
  });

  test("skips to the newest step", () => {
    expect(seqs(skipToNewest(three))).toEqual([3]);
  });

  test("shows a view without news at once, and keeps the current step", () => {
    const shown = enqueue(advance(advance(three)), step(4, 0));
    expect([shown.step?.sight.seq, shown.step?.news.length, shown.queue.length]).toEqual([4, 1, 0]);
  });

  test("never shows the view of another seat", () => {
    const other: Step = { sight: sight({ seq: 9, seat: 1 }), news: [] };
    expect(seqs(enqueue(three, other))).toEqual([9]);
  });
});

describe("the surroundings of the board", () => {
  const turns = [line("Bram fights"), line("Isolde's turn", { opens: true }), line("Isolde turns a card")];
  const shown = advance([step(1, 0), { sight: sight({ seq: 2 }), news: turns }].reduce(enqueue, NOTHING_SHOWN));

  test("change with the line that opens the next turn", () => {
    expect([1, 2, 3].map((count) => tableAt(shown, count)?.seq)).toEqual([1, 2, 2]);
  });

  test("change after the last line if none opens a turn", () => {
    const plain = advance([step(1, 0), step(2, 2)].reduce(enqueue, NOTHING_SHOWN));
    expect([1, 2, Infinity].map((count) => tableAt(plain, count)?.seq)).toEqual([1, 1, 2]);
  });

  test("are up to date after a skip, and never show another seat's view", () => {
    expect(tableAt(skipToNewest(shown), 0)?.seq).toBe(2);
    const other = { ...shown, before: sight({ seq: 1, seat: 1 }) };
    expect(tableAt(other, 0)?.seq).toBe(2);
  });

  test("show several lines of a long cascade at a time", () => {
    expect([1, 6, 7, 60].map((count) => linesAtOnce(Array.from({ length: count }, () => line("")))) ).toEqual([1, 1, 2, 10]);
  });
});

describe("the pace", () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => line(`${index}`));

  test("a cascade takes a second and a half, whatever its length", () => {
    expect([paceOf(many(6), 0, 1), paceOf(many(60), 0, 1)]).toEqual([1500, 1500]);
  });

  test("the groups of lines together take no longer than the step, and no step takes longer than the maximum", () => {
    const dice = line("roll", { event: { dice: [1, 2] } });
    for (let count = 0; count <= 200; count++) {
      for (const news of [many(count), [dice, ...many(count)]]) {
        for (const [waiting, speed] of [[0, 1], [0, 4], [7, 1]] as const) {
          let count = 0;
          let took = 0;
          for (; count < news.length; count += linesAtOnce(news)) took += beatOf(news, paceOf(news, waiting, speed));
          expect(took, `${news.length} lines, ${waiting} waiting, speed ${speed}`).toBeLessThanOrEqual(Math.min(1500 / speed, paceOf(news, waiting, speed)));
        }
      }
    }
  });

  test("a few events take a third of a second each, dice longer, a step without events no time", () => {
    expect([paceOf(many(2), 0, 1), paceOf([], 0, 1)]).toEqual([640, 0]);
    expect(paceOf([line("roll", { event: { dice: [1, 2] } })], 0, 1)).toBe(700);
    expect(paceOf([line("search", { event: { type: "SearchRolled", face: 1 } })], 0, 1)).toBe(700);
  });

  test("catching up is four times as fast, and a long queue is faster automatically", () => {
    expect(paceOf(many(2), 0, 4)).toBe(160);
    expect(paceOf(many(2), 6, 1)).toBe(320);
  });
});
