import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Preview, Sight } from "../../wire";
import { ask, Line, line, option, sight } from "../core/tests/made";
import { Playback } from "./playback.svelte";
import { Table } from "./table.svelte";

const PREVIEW: Preview = { title: "", path: [], over: [], selectable: [], sum: "", missing: "", odds: [], result: "", wins: "", risks: "", note: "", costs: "", marks: [], light: false };
const PARTIES = ask([option("go:A1", { places: ["A1"] }), option("go:B2", { places: ["B2"] }), option("stay")], { kind: "which" });
const line1 = line("Something was seen.");
const ENDS = ask([option("to:C1", { places: ["C1"] }), option("to:I6", { places: ["I6"], warning: "A fight." })], { kind: "where" });

function openTable(shared = false): { table: Table; lines: Line[]; line: () => Line } {
  const lines: Line[] = [];
  const table = new Table("t", "game", shared, () => {
    const made = new Line();
    lines.push(made);
    return made;
  });
  table.start();
  lines[0]!.onopen?.();
  return { table, lines, line: () => lines.at(-1)! };
}

function askedSight(more: Partial<Sight> = {}): Sight {
  return sight({ seq: 1, waiting: [0], ask: PARTIES, ...more });
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a refusal outside the socket is shown like any other", () => {
  const { table, line } = openTable();
  line().says(askedSight());
  table.showRefusal(new Error("The match is not over yet."));
  expect(table.heard.refused?.words).toBe("The match is not over yet.");
});

describe("an answer", () => {
  test("that opens the next part is given as soon as its preview shows it", () => {
    const { table, line } = openTable();
    line().says(askedSight());
    table.answering.pick("go:A1");
    expect(line().said("answer")).toEqual([]);
    line().says({ type: "shown", request: line().said("show")[0]!.request, preview: { ...PREVIEW, selectable: ["C1"] } });
    expect(line().said("answer")).toMatchObject([{ key: "go:A1", seat: 0, seq: 1 }]);
    expect([table.answering.chosen, table.sending]).toEqual([null, true]);
  });

  test("is still given if another seat answers before its preview arrives", () => {
    const { table, line } = openTable();
    line().says(askedSight());
    table.answering.pick("stay");
    line().says(askedSight({ seq: 2, decisions: 1 }), { type: "shown", request: 1, preview: null });
    expect(line().said("answer")).toEqual([]);
    line().says({ type: "shown", request: 2, preview: null });
    expect(line().said("answer")).toMatchObject([{ key: "stay", seq: 2 }]);
  });

  test("is not given to another question that arrives before its preview", () => {
    const { table, line } = openTable();
    line().says(askedSight());
    table.answering.pick("stay");
    line().says(askedSight({ seq: 2, decisions: 1, ask: { ...PARTIES, words: "Do you stay?" } }), { type: "shown", request: 2, preview: null });
    expect(line().said("answer")).toEqual([]);
  });

  test("with a preview is given when it is picked again", () => {
    const { table, line } = openTable();
    line().says(askedSight({ ask: ENDS }));
    table.answering.pick("to:C1");
    line().says({ type: "shown", request: 1, preview: { ...PREVIEW, path: ["C1"] } });
    expect([table.answering.chosen, line().said("answer").length]).toEqual(["to:C1", 0]);
    table.answering.pick("to:C1");
    expect(line().said("answer").length).toBe(1);
  });

  test("with a warning is not given by pressing its letter twice", () => {
    const { table, line } = openTable();
    line().says(askedSight({ ask: ENDS }));
    table.answering.pick("to:I6", true);
    table.answering.pick("to:I6", true);
    expect(line().said("answer")).toEqual([]);
    table.answering.give();
    expect(line().said("answer").length).toBe(1);
  });

  test("stays with the question for its target, until news arrives", () => {
    const { table, line } = openTable();
    const undo = { seat: 0, way: "free" } as unknown as Sight["undo"];
    line().says(askedSight());
    table.answering.give("go:A1");
    line().says({ type: "done", id: line().said("answer")[0]!.id, seq: 2 }, askedSight({ seq: 2, decisions: 1, undo, ask: ENDS }));
    expect(table.answering.source?.key).toBe("go:A1");
    table.answering.give("to:C1");
    line().says({ type: "done", id: line().said("answer")[1]!.id, seq: 3 }, askedSight({ seq: 3, decisions: 2, undo, ask: { ...ENDS, kind: "what" } }));
    expect(table.answering.source?.key).toBe("go:A1");
    line().says(askedSight({ seq: 4, decisions: 1, undo, ask: ENDS }));
    expect(table.answering.source?.key).toBe("go:A1");
    line().says(askedSight({ seq: 5 }));
    expect(table.answering.source).toBeNull();
  });

  test("is not given twice while it is being sent, nor before its sight has arrived", () => {
    const { table, line } = openTable();
    line().says(askedSight());
    table.answering.give("stay");
    table.answering.give("stay");
    const { id } = line().said("answer")[0]!;
    line().says({ type: "done", id, seq: 2 });
    table.answering.give("stay");
    expect(line().said("answer").length).toBe(1);
    line().says(askedSight({ seq: 2, decisions: 1 }));
    expect(table.sending).toBe(false);
  });

  test("is sent again with the same id if the connection broke before it was acknowledged", () => {
    const { table, lines, line } = openTable();
    line().says(askedSight());
    table.answering.give("stay");
    const { id } = line().said("answer")[0]!;
    line().onclose?.();
    vi.advanceTimersByTime(3000);
    line().onopen?.();
    expect(lines.length).toBe(2);
    expect(line().sent).toMatchObject([{ type: "hello", told: 0 }, { type: "answer", id }]);
  });
});

describe("the preview of all answers", () => {
  const marks = [{ place: "1f3", words: "−6", more: "falls", helps: false, lost: true }];

  test("is requested once at each question of a kind that is foreseen", () => {
    const { table, line } = openTable();
    table.foreseen = ["target"];
    line().says(askedSight({ ask: ask([option("at:1f3")], { kind: "target" }) }));
    table.foresee();
    expect(line().said("show")).toMatchObject([{ key: "" }]);
    line().says({ type: "shown", request: line().said("show")[0]!.request, preview: { ...PREVIEW, marks } });
    expect(table.outlook).toEqual(marks);
    line().says(askedSight({ seq: 2, ask: ask([option("end")], { kind: "next" }) }));
    expect([table.outlook.length, line().said("show").length]).toEqual([0, 1]);
  });
});

describe("the gain of every answer", () => {
  test("is requested one by one at each question of a kind that is weighed", () => {
    const { table, line } = openTable();
    table.weighed = (ask) => (ask.kind === "hit" ? ask.options : []);
    line().says(askedSight({ ask: ask([option("done"), option("focus")], { kind: "hit" }) }));
    table.foresee();
    expect(line().said("show")).toMatchObject([{ key: "done" }, { key: "focus" }]);
    line().says(askedSight({ seq: 2, ask: ask([option("end")], { kind: "act" }) }));
    expect(line().said("show")).toHaveLength(2);
  });
});

describe("the only answer", () => {
  const ONLY = ask([option("stay", { words: "Stay." })]);
  const only = askedSight({ ask: ONLY, news: [line1] });

  function shown(line: Line, preview: Preview | null): void {
    line.says({ type: "shown", request: line.said("show").at(-1)!.request, preview });
    vi.advanceTimersByTime(2000);
  }

  test("is given after a moment, and recorded at its place in the story", () => {
    const { table, line } = openTable();
    table.auto = true;
    line().says(only);
    shown(line(), null);
    expect(line().said("answer")).toMatchObject([{ key: "stay", seq: 1 }]);
    expect([...table.autoAnswer.given]).toEqual([[1, { words: "Stay.", skipped: false }]]);
  });

  test("to a skipped question is given among others, and recorded as such", () => {
    const { table, line } = openTable();
    table.skipped = () => "stay";
    line().says({ ...only, ask: ask([option("stay", { words: "Stay." }), option("go")]) });
    shown(line(), null);
    expect(line().said("answer")).toMatchObject([{ key: "stay", seq: 1 }]);
    expect([...table.autoAnswer.given]).toEqual([[1, { words: "Stay.", skipped: true }]]);
  });

  test("needs a confirmation if it is risky or if the player wants one", () => {
    for (const [auto, preview] of [[true, { ...PREVIEW, risks: "the party" }], [false, null]] as const) {
      const { table, line } = openTable();
      table.auto = auto;
      line().says(only);
      if (auto) shown(line(), preview);
      vi.advanceTimersByTime(2000);
      expect(line().said("answer")).toEqual([]);
    }
  });

  test("is not given in the pause of a race, which lasts until somebody continues", () => {
    const { table, line } = openTable();
    table.auto = true;
    const paused = { seats: [0, 1], starts: null, began: null, window: null, presses: null };
    line().says({ ...only, race: { now: 0, runs: true, seats: [], groups: [paused], waits: [], goes_on: null } });
    vi.advanceTimersByTime(2000);
    expect([line().said("show"), line().said("answer")]).toEqual([[], []]);
  });

  test("waits while the player types or reads a reason", () => {
    const { table, line } = openTable();
    table.auto = true;
    line().says(only);
    table.typing = true;
    shown(line(), null);
    expect(line().said("answer")).toEqual([]);
    table.queries.askWhy("hold", {} as Element);
    table.typing = false;
    vi.advanceTimersByTime(4000);
    expect(line().said("answer")).toEqual([]);
    table.why = null;
    vi.advanceTimersByTime(2000);
    expect(line().said("answer")).toMatchObject([{ key: "stay" }]);
  });

  test("a declining answer to a skipped question is given if it is on the menu", () => {
    const [wished, other] = [ask([option("drink"), option("done", { words: "Let it happen." })]), ask([option("drink"), option("pass")])];
    for (const [open, expected] of [[wished, ["done"]], [other, []]] as const) {
      const { table, line } = openTable();
      table.skipped = () => "done";
      line().says(askedSight({ ask: open, news: [line1] }));
      if (expected.length) shown(line(), null);
      vi.advanceTimersByTime(4000);
      expect(line().said("answer").map(({ key }) => key)).toEqual(expected);
    }
  });

  test("is given by hand if its time would reveal something", () => {
    const { table, line } = openTable();
    table.auto = true;
    table.mustAnswerByHand = ({ ask: open }) => open?.kind === ONLY.kind;
    line().says(only);
    vi.advanceTimersByTime(4000);
    expect([line().said("show"), line().said("answer")]).toEqual([[], []]);
    table.answering.give("stay");
    expect(line().said("answer")).toMatchObject([{ key: "stay" }]);
  });

  test("to a skipped question is given automatically, even if others answer by hand", () => {
    const { table, line } = openTable();
    table.auto = true;
    table.mustAnswerByHand = () => true;
    table.skipped = () => "stay";
    line().says(only);
    shown(line(), null);
    expect(line().said("answer")).toMatchObject([{ key: "stay" }]);
  });

  test("is not given again once it was undone", () => {
    const { table, line } = openTable();
    table.auto = true;
    line().says(only);
    shown(line(), null);
    const { id } = line().said("answer")[0]!;
    line().says({ type: "done", id, seq: 2 }, askedSight({ seq: 2, decisions: 1 }), askedSight({ ...only, seq: 3 }));
    vi.advanceTimersByTime(4000);
    expect(line().said("answer").length).toBe(1);
  });
});

describe("another first part", () => {
  const second = () => askedSight({ seq: 2, decisions: 1, ask: ENDS, undo: { way: "free", words: "" } });

  test("can be picked right after the first, which is then undone", () => {
    const { table, line } = openTable();
    line().says(askedSight());
    table.answering.give("go:A1");
    const { id } = line().said("answer")[0]!;
    line().says({ type: "done", id, seq: 2 }, second());
    expect(table.answering.others.map((option) => option.key)).toEqual(["go:B2", "stay"]);
    table.answering.pick("go:B2");
    const back = line().said("take-back")[0]!.id;
    line().says({ type: "done", id: back, seq: 3 }, askedSight({ seq: 3, undo: null }));
    expect(table.answering.chosen).toBe("go:B2");
  });

  test("cannot be picked after news", () => {
    const { table, line } = openTable();
    line().says(askedSight());
    table.answering.give("go:A1");
    line().says({ ...second(), news: [line1] });
    expect(table.answering.others).toEqual([]);
  });
});

describe("several at one device", () => {
  const both = { mine: [0, 1], seats: [] };

  test("nothing of a seat is shown until its player lifts the curtain", () => {
    const { table, line } = openTable(true);
    expect(line().said("hello")[0]?.seat).toBe(-1);
    line().says(sight({ ...both, seat: -1, waiting: [1] }));
    expect([table.curtain, table.ask]).toEqual([1, null]);
    table.liftCurtain();
    expect(line().said("look")).toMatchObject([{ seat: 1 }]);
    line().says(sight({ ...both, seq: 1, seat: 1, waiting: [1], ask: { ...PARTIES, seat: 1 } }));
    expect([table.curtain, table.ask?.seat]).toEqual([null, 1]);
  });

  test("the curtain closes when another own seat is asked, and the former view is dropped", () => {
    const { table, line } = openTable();
    line().says(sight({ ...both, seat: 0, waiting: [0], news: [line1] }));
    line().says(sight({ ...both, seq: 2, seat: 0, waiting: [1], since: 1 }));
    expect([table.curtain, table.sight, table.heard.story.told.length]).toEqual([1, null, 0]);
    expect(line().said("look")).toMatchObject([{ seat: -1 }]);
  });
});

describe("beside the game", () => {
  test("a card with reasons shows only the answer to its own request", () => {
    const { table, line } = openTable();
    line().says(askedSight());
    const beside = {} as Element;
    table.askWhy("to:F6", beside);
    const { request } = line().said("why")[0]!;
    line().says({ type: "reasons", request: request + 7, reasons: [] });
    expect(table.why?.reasons).toBeNull();
    line().says({ type: "reasons", request, reasons: [{ words: "Too far.", clause: "AL-MOV-01" }] });
    expect(table.why?.reasons).toEqual([{ words: "Too far.", clause: "AL-MOV-01" }]);
  });

  /** An anchor that is still on the page. */
  const there = { isConnected: true } as Element;

  test("reasons are dropped at the next decision; in a race they stay, as others decide all the time", () => {
    const { table, line } = openTable();
    line().says(askedSight());
    table.askWhy("to:F6", there);
    line().says(askedSight({ seq: 2 }));
    expect(table.why?.key).toBe("to:F6");
    line().says(askedSight({ seq: 3, decisions: 1 }));
    expect(table.why).toBeNull();
    const race = { now: 0, runs: true, seats: [], groups: [{ seats: [0, 1], starts: null, began: 0, window: null, presses: null }], waits: [], goes_on: null };
    line().says(askedSight({ seq: 4, decisions: 1, race }));
    table.askWhy("to:F6", there);
    line().says(askedSight({ seq: 5, decisions: 2, race }));
    expect(table.why?.key).toBe("to:F6");
  });

  test("an explanation stays open while others decide, as long as its element exists", () => {
    const { table, line } = openTable();
    const beside = { isConnected: true };
    line().says(sight());
    table.queries.explain("F6", beside as Element, ["A sword."], "F6");
    line().says(sight({ seq: 2, decisions: 1 }));
    expect(table.why?.title).toBe("F6");
    beside.isConnected = false;
    table.queries.drop();
    expect(table.why).toBeNull();
  });

  test("while an answer is being sent, no reasons are requested, as the hall may be at the next question", () => {
    const { table, line } = openTable();
    line().says(askedSight());
    table.answering.give("stay");
    table.askWhy("to:F6", there);
    expect([table.why, line().said("why")]).toEqual([null, []]);
  });

  test("after a lost change a whole sight is requested on the same connection", () => {
    const { line: wire } = openTable();
    wire().says(sight({ number: 1, news: [line("a")] }), { type: "change", number: 3, patch: { seq: [3] } });
    expect(wire().said("hello").at(-1)?.told).toBe(1);
    expect(wire().said("hello")).toHaveLength(2);
  });
});

describe("the show", () => {
  const step = (seq: number): [Sight, ReturnType<typeof line>[]] => [sight({ seq }), [line(`${seq}`)]];

  test("shows one sight after the other, each for its time", () => {
    const playback = new Playback();
    playback.add(sight({ seq: 1 }), []);
    playback.add(...step(2));
    playback.add(...step(3));
    expect([playback.sight?.seq, playback.isBehind]).toEqual([2, true]);
    vi.advanceTimersByTime(400);
    expect([playback.sight?.seq, playback.isPlaying]).toEqual([3, true]);
    vi.advanceTimersByTime(400);
    expect([playback.isPlaying, playback.news]).toEqual([false, []]);
  });

  test("shows line by line, and the turn changes with the line that opens the next one", () => {
    const playback = new Playback();
    playback.add(sight({ seq: 1 }), []);
    playback.add(sight({ seq: 2 }), [line("fights"), line("next", { opens: true }), line("turns")]);
    expect([playback.sight?.seq, playback.moment?.seq, playback.linesToShow]).toEqual([2, 1, 2]);
    vi.advanceTimersByTime(330);
    expect([playback.moment?.seq, playback.linesToShow]).toEqual([2, 1]);
    vi.advanceTimersByTime(1000);
    expect([playback.linesToShow, playback.isPlaying]).toEqual([0, false]);
  });

  test("does not replay news when a player joins or leaves", () => {
    const playback = new Playback();
    playback.showNow(sight({ seq: 1 }), [line("a"), line("b")]);
    playback.add(sight({ seq: 1 }), []);
    expect([playback.linesToShow, playback.isPlaying]).toEqual([0, false]);
  });

  test("is skipped by a click, and can be four times as fast", () => {
    const playback = new Playback();
    playback.add(sight({ seq: 1 }), []);
    for (const seq of [2, 3, 4, 5]) playback.add(...step(seq));
    playback.hurry();
    vi.advanceTimersByTime(3 * 81);
    expect(playback.sight?.seq).toBe(5);
    playback.add(...step(6));
    playback.add(...step(7));
    playback.skip();
    expect([playback.sight?.seq, playback.isPlaying]).toEqual([7, false]);
  });
});

describe("advice of a bot", () => {
  const advised = (request: number, key = "to:C1") => ({ type: "advised", request, key, why: "It is near." }) as const;

  function advising(): ReturnType<typeof openTable> {
    const made = openTable();
    made.line().says(askedSight({ ask: ENDS, decisions: 3 }));
    made.table.queries.advise();
    return made;
  }

  test("is chosen and previewed, but never given automatically", () => {
    const { table, line } = advising();
    expect(line().said("advise")).toEqual([{ type: "advise", request: 1, seat: 0 }]);
    line().says(advised(1));
    expect([table.answering.chosen, table.queries.advice?.why]).toEqual(["to:C1", "It is near."]);
    expect(line().said("show").at(-1)?.key).toBe("to:C1");
    line().says({ type: "shown", request: 2, preview: null });
    expect(line().said("answer")).toEqual([]);
  });

  test("stays while other answers are previewed, until one is given", () => {
    const { table, line } = advising();
    line().says(advised(1));
    table.answering.choose("to:I6");
    expect(table.queries.advice?.key).toBe("to:C1");
    table.answering.give();
    expect(table.queries.advice).toBeNull();
  });

  test("is dropped when the choice is cleared, and when the table changes", () => {
    const { table, line } = advising();
    line().says(advised(1));
    table.answering.drop();
    expect(table.queries.advice).toBeNull();
    table.queries.advise();
    line().says(advised(3));
    line().says(askedSight({ ask: ENDS, decisions: 3, seq: 2 }));
    expect(table.queries.advice?.key).toBe("to:C1");
    line().says(askedSight({ ask: ENDS, decisions: 4, seq: 3 }));
    expect(table.queries.advice).toBeNull();
  });

  test.each([
    ["another answer was asked for meanwhile", 4, "to:C1", 3],
    ["the table has moved on", 1, "to:C1", 4],
    ["the answer is no longer on offer", 1, "to:Z9", 3],
  ])("is not shown if %s", (_, request, key, decisions) => {
    const { table, line } = advising();
    line().says(askedSight({ ask: ENDS, decisions, seq: decisions }), advised(request, key));
    expect([table.queries.advice, table.answering.chosen]).toEqual([null, null]);
  });

  test("is not shown while an answer is being sent", () => {
    const { table, line } = advising();
    table.answering.give("to:C1");
    line().says(advised(1));
    expect(table.queries.advice).toBeNull();
  });

  test("cannot be requested without a question", () => {
    const { table, line } = openTable();
    line().says(askedSight({ ask: null }));
    table.queries.advise();
    expect(line().said("advise")).toEqual([]);
  });
});

describe("the absence digest", () => {
  afterEach(() => void vi.unstubAllGlobals());

  test("is read from the second of two views of the same moment", () => {
    const storage = new Map<string, string>();
    vi.stubGlobal("localStorage", { getItem: (key: string) => storage.get(key) ?? null, setItem: (key: string, to: string) => storage.set(key, to) });
    const { table, line: wire } = openTable();
    wire().says(sight({ seq: 4, news: [line("a"), line("b")] }), sight({ seq: 4, since: 2, news: [line("c")], away: true }));
    expect(table.away.map(({ words }) => words)).toEqual(["c"]);
    expect(storage.get("meadhall:told")).toBe('[["t",3]]');
  });
});
