import { describe, expect, test } from "vitest";
import type { Change, Line, Sight } from "../../../wire";
import { newConnection, applyMessage, isSending, switchSeat, NOTHING_HEARD, type Heard } from "../fold";
import { newId } from "../ids";
import { put } from "../outbox";
import { placeOf, linesNotUndone, struckIn } from "../story";
import { line, sight } from "./made";

function words(heard: Heard): string[] {
  return heard.story.told.map((line) => line.words);
}

function all(messages: readonly Sight[], from: Heard = NOTHING_HEARD): Heard {
  return messages.reduce((heard, message) => applyMessage(heard, message), from);
}

function change(number: number, patch: Record<string, unknown>): Change {
  return { type: "change", number, patch };
}

describe("sights that arrive in order", () => {
  test("append their news", () => {
    const heard = all([sight({ seq: 1, news: [line("a")] }), sight({ seq: 2, since: 1, news: [line("b"), line("c")] })]);
    expect(words(heard)).toEqual(["a", "b", "c"]);
  });

  test("strike the lines that were undone", () => {
    const back = line("You take that back.", { event: { type: "TakenBack", seat: 0, lines: 2 } });
    const heard = all([sight({ seq: 1, news: [line("a"), line("b"), line("c")] }), sight({ seq: 2, since: 3, news: [back] })]);
    expect(struckIn(heard.story)).toEqual(new Set([1, 2]));
  });

  test("update a line that continues", () => {
    const heard = all([
      sight({ seq: 1, news: [line("a")] }),
      sight({ seq: 2, since: 0, news: [line("a and b")] }),
    ]);
    expect(words(heard)).toEqual(["a and b"]);
  });
});

describe("a new connection", () => {
  const old = all([sight({ number: 8, seq: 30, since: 0, news: [line("a")] }), sight({ number: 9, seq: 31, since: 1, news: [line("b")] })]);

  test("starts with a whole sight, which is requested if it is missing", () => {
    const torn = applyMessage(newConnection(old), change(2, { seq: [33] }));
    expect([torn.torn, torn.sight?.seq]).toEqual([true, 31]);
    expect(applyMessage(torn, sight({ number: 3, seq: 33 })).sight?.seq).toBe(33);
  });

  test("to a restarted hall is trusted, and earlier answers are not awaited", () => {
    const heard = applyMessage(newConnection({ ...old, ahead: 32 }), sight({ number: 1, seq: 12, since: 2, news: [line("c")] }));
    expect([heard.sight?.seq, isSending(heard), words(heard)]).toEqual([12, false, ["a", "b", "c"]]);
  });
});

describe("a change", () => {
  const first = sight({ seq: 1, number: 1, state: { step: "move", gold: [1, 0] }, news: [line("one")] });
  const heard = applyMessage(NOTHING_HEARD, first);

  test("creates the next sight, where unchanged parts are the same objects", () => {
    const next = applyMessage(heard, change(2, { seq: [2], state: { gold: { "1": [3] } }, since: [1], news: [[line("two")]] }));
    expect([next.sight?.seq, next.sight?.number, next.sight?.state]).toEqual([2, 2, { step: "move", gold: [1, 3] }]);
    expect(next.sight?.seats).toBe(heard.sight?.seats);
    expect(words(next)).toEqual(["one", "two"]);
  });

  test("is also applied to an ignored sight", () => {
    const elsewhere = applyMessage(switchSeat(NOTHING_HEARD, 1), sight({ seat: 0, number: 1, phase: "day" }));
    const switched = applyMessage(elsewhere, change(2, { seat: [1] }));
    expect([elsewhere.sight, switched.sight?.phase]).toEqual([null, "day"]);
  });

  test("cannot be applied after a lost one, until a whole sight arrives", () => {
    const torn = applyMessage(heard, change(3, { seq: [3] }));
    expect([torn.torn, torn.sight?.seq]).toEqual([true, 1]);
    const repaired = applyMessage(torn, sight({ seq: 3, number: 4 }));
    expect([repaired.torn, repaired.sight?.seq]).toEqual([false, 3]);
  });

  test("that arrives late or twice has no effect", () => {
    const second = change(2, { seq: [2] });
    const next = applyMessage(heard, second);
    expect(applyMessage(next, second)).toBe(next);
  });
});

describe("seats", () => {
  test("lines for another seat are dropped before its view arrives", () => {
    const heard = switchSeat(all([sight({ seat: 0, news: [line("my secret")] })]), 1);
    expect([heard.sight, words(heard)]).toEqual([null, []]);
  });

  test("a late sight of the former seat is ignored", () => {
    const heard = applyMessage(switchSeat(NOTHING_HEARD, 1), sight({ seat: 0, seq: 99 }));
    expect(heard.sight).toBeNull();
  });
});

describe("commands", () => {
  const answer = { type: "answer", id: "x", seat: 0, key: "k" } as const;
  const sent: Heard = { ...all([sight({ seq: 4 })]), outbox: put([], answer) };

  test("an answer counts as being sent until its sight has arrived, not only until it is done", () => {
    expect(isSending(sent)).toBe(true);
    const done = applyMessage(sent, { type: "done", id: "x", seq: 5 });
    expect([isSending(done), done.outbox]).toEqual([true, []]);
    expect(isSending(applyMessage(done, sight({ seq: 5 })))).toBe(false);
  });

  test("two confirmations count once", () => {
    const once = applyMessage(applyMessage(sent, { type: "done", id: "x", seq: 5 }), sight({ seq: 5 }));
    expect(isSending(applyMessage(once, { type: "done", id: "x", seq: 5 }))).toBe(false);
  });

  test("a refusal ends the sending and is kept to be read", () => {
    const heard = applyMessage(sent, { type: "refused", id: "x", seq: 4, words: "No.", reasons: [], code: "not-offered" });
    expect([isSending(heard), heard.refused?.words]).toEqual([false, "No."]);
  });

  test("unconfirmed chat does not delay the game", () => {
    const heard: Heard = { ...all([sight({ seq: 4 })]), outbox: [{ type: "say", id: "s", text: "hello" }] };
    expect(isSending(heard)).toBe(false);
    expect(isSending(applyMessage(heard, { type: "done", id: "s", seq: 9 }))).toBe(false);
  });

  test("ids are UUIDs of version 7 and sort by time", () => {
    const id = newId(0x0123456789ab, new Uint8Array(10).fill(0xff));
    expect(id).toBe("01234567-89ab-7fff-bfff-ffffffffffff");
    expect(newId(1) < newId(2)).toBe(true);
  });
});

describe("previews and chat", () => {
  const shown = { type: "shown", request: 1, preview: null } as const;

  test("a preview is valid only for the table state it was requested for", () => {
    const heard = all([sight({ seq: 4 })]);
    const asked = { shows: { 1: { key: "k", seq: 4 } } };
    expect(applyMessage(heard, shown, asked).previews).toEqual({ k: null });
    expect(applyMessage(applyMessage(heard, sight({ seq: 5 })), shown, asked).previews).toEqual({});
  });

  test("chat lines are sorted and shown once", () => {
    const chat = (seq: number) => ({ seq, person: "p", name: "P", text: `${seq}`, phrase: "", at: 0 });
    const heard = applyMessage(applyMessage(NOTHING_HEARD, { type: "talk", lines: [chat(3), chat(2)] }), { type: "talk", lines: [chat(2), chat(1)] });
    expect(heard.chat.map((message) => message.seq)).toEqual([1, 2, 3]);
  });
});

describe("a line in a replay", () => {
  const [a, b, secondA, last] = [line("a"), line("b"), line("a"), line("a")];
  const remaining = (news: Line[]): Line[] => linesNotUndone(all([sight({ news })]).story);

  test("is found by its text, and by the number of equal lines before it", () => {
    const [lines, after] = [remaining([a, b, secondA, last]), [line("a"), line("b"), line("a"), line("c"), line("a")]];
    expect([a, b, secondA, last].map((entry) => placeOf(entry, lines, after))).toEqual([0, 1, 2, 4]);
    expect(placeOf(line("d"), lines, after)).toBe(-1);
  });

  test("is found without the undone lines", () => {
    const back = line("You take that back.", { event: { type: "TakenBack", seat: 0, lines: 1 } });
    const lines = remaining([a, b, secondA, back, last]);
    expect(lines).toEqual([a, b, last]);
    expect(placeOf(last, lines, [line("a"), line("b"), line("a")])).toBe(2);
    expect(placeOf(secondA, lines, [line("a"), line("b"), line("a")])).toBe(-1);
  });
});
