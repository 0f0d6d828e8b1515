import { describe, expect, test } from "vitest";
import type { Preview } from "../../../wire";
import { fittingBarred, countFitting, isGivenAtOnce, rowOf, isInWords, matchingOptions, optionsAt, questionIn, swipedRow } from "../answers";
import { bitsOf, groupLines, namesOf, patternOf, reaches, rowsOf, keepUnchanged } from "../log";
import { NOTHING_TOLD, addNews } from "../story";
import { line, option, sight } from "./made";

/** An answer that ends or declines something: the hall gives it a letter that no other answer has. */
const last = (key: string, letter = "z") => option(key, { letter });

const PREVIEW: Preview = { title: "", path: [], over: [], selectable: [], sum: "", missing: "", odds: [], result: "", wins: "", risks: "", note: "", costs: "", marks: [], light: false };

describe("answers given at once", () => {
  test("an answer that opens a part or has no preview is given at once", () => {
    expect(isGivenAtOnce(option("go:D6"), { ...PREVIEW, selectable: ["E6"] }, "usual")).toBe(true);
    expect(isGivenAtOnce(option("roll"), null, "usual")).toBe(true);
  });

  test("a light answer is given at once, unless previews always come first", () => {
    const light = { ...PREVIEW, light: true };
    expect([isGivenAtOnce(option("throw:1"), light, "usual"), isGivenAtOnce(option("throw:1"), light, "always")]).toEqual([true, false]);
  });

  test("an answer with a preview is not given at once, nor before the preview arrives", () => {
    expect(isGivenAtOnce(option("to:E6"), { ...PREVIEW, path: ["E6"] }, "usual")).toBe(false);
    expect(isGivenAtOnce(option("to:E6"), undefined, "usual")).toBe(false);
  });

  test("an answer with a warning is never given at once", () => {
    expect(isGivenAtOnce(option("to:I6", { warning: "A fight." }), null, "little")).toBe(false);
    expect(isGivenAtOnce(option("to:E6"), undefined, "little")).toBe(true);
  });
});

describe("the bar", () => {
  const many = Array.from({ length: 9 }, (_, index) => option(`to:A${index}`, { letter: "abcdefghi"[index]!, places: [`A${index}`] }));
  const stay = last("stay");

  test("shows at most six answers, including the separate ones", () => {
    const row = rowOf([...many, stay], null);
    expect([row.first.length, row.apart, row.more.length]).toEqual([5, [stay], 4]);
  });

  test("starts a swiped row with answers that are separate elsewhere, unless they end something", () => {
    const row = swipedRow(rowOf([last("end"), option("attack"), option("use:a")], null));
    expect([row.first.map(({ key }) => key), row.apart.map(({ key }) => key)]).toEqual([["attack", "use:a"], ["end"]]);
  });

  test("shows seldom wanted answers last in a swiped row", () => {
    const row = swipedRow(rowOf([option("drop"), option("space:P14"), option("space:P15")], null));
    expect(row.first.map(({ key }) => key)).toEqual(["space:P14", "space:P15", "drop"]);
  });

  test("separates answers that end something from the others", () => {
    const row = rowOf([last("end"), option("attack"), option("use:a"), option("dash")], null);
    expect([row.first.map(({ key }) => key), row.apart.map(({ key }) => key)]).toEqual([["attack", "use:a", "dash"], ["end"]]);
  });

  test("separates only one of two such answers in a swiped row, so that the others have room", () => {
    const row = swipedRow(rowOf([option("travel"), option("rest"), last("pass", "y"), last("give-up"), option("drop")], null));
    expect([row.first.map(({ key }) => key), row.apart.map(({ key }) => key)]).toEqual([["travel", "rest", "drop", "pass"], ["give-up"]]);
  });

  test("separates it even if all answers have a word as their key", () => {
    const row = swipedRow(rowOf([option("travel"), option("rest"), last("give-up"), option("drop")], null));
    expect([row.first.map(({ key }) => key), row.apart.map(({ key }) => key)]).toEqual([["travel", "rest", "drop"], ["give-up"]]);
    expect(rowOf([option("again"), option("raise")], null).apart).toEqual([]);
  });

  test("starts with a scoring answer, which is never hidden", () => {
    const gain = option("to:K1", { gain: "+4", places: ["K1"] });
    expect(rowOf([...many, gain, stay], null).first[0]).toBe(gain);
  });

  test("moves the chosen answer to the left only if it would be hidden", () => {
    expect(rowOf(many, "to:A8").first[0]?.key).toBe("to:A8");
    expect(rowOf(many, "to:A3").first[0]?.key).toBe("to:A0");
  });

  test("shows only the separate answers if there is no more room, until one is chosen", () => {
    const long = option("attack:f2", { brief: "A very long answer about whom to attack with whom", places: ["f2"] });
    const count = countFitting([long, stay], 300);
    expect([rowOf([long, stay], null, count).first, rowOf([long, stay], null, count).more]).toEqual([[], [long]]);
    expect(rowOf([long, stay], "attack:f2", count).first).toEqual([long]);
  });

  test("shows its only other answer beside the separate ones, if most of it fits", () => {
    const long = option("attack:f2", { brief: "A very long answer about whom to attack with whom", places: ["f2"] });
    expect(countFitting([long, stay], 400)).toBe(2);
  });

  test("typing a few letters finds an answer", () => {
    expect(matchingOptions([...many, stay], "sta").map((match) => match.key)).toEqual(["stay"]);
  });

  test("a place has the answers that lead to it, or else those that start there", () => {
    const way = option("to:B1", { places: ["A1", "B1"] });
    expect(optionsAt([way], "B1")).toEqual([way]);
    expect(optionsAt([way], "A1")).toEqual([way]);
    expect(optionsAt([way], "C1")).toEqual([]);
  });
});

describe("the log", () => {
  const place = { id: "D6", name: "D6", kind: "forest", column: 3, row: 5, region: "Midwood", note: "", colour: "", centre: null, roads: [], area: null, icon: "" };
  const figure = { place: "D6", kind: "creature", sign: "@12", name: "a Fog Stalker, strength 12", owner: null, number: 12 };
  const names = namesOf([place], [figure]);

  test("names of places and pieces are found in a sentence, and so are gains", () => {
    const bits = bitsOf("A Fog Stalker rises at D6, not D66. +4, −2", patternOf(names));
    expect(bits).toEqual([
      { text: "A ", kind: "words" },
      { text: "Fog Stalker", kind: "name" },
      { text: " rises at ", kind: "words" },
      { text: "D6", kind: "name" },
      { text: ", not D66. ", kind: "words" },
      { text: "+4", kind: "gain" },
      { text: ", ", kind: "words" },
      { text: "−2", kind: "harm" },
    ]);
    expect(["Fog Stalker", "D6"].map((name) => names.get(name))).toEqual([["D6"], ["D6"]]);
    expect(bitsOf("A Fog Stalker, +4", patternOf(new Map())).map(({ kind }) => kind)).toEqual(["words", "gain"]);
  });

  test("lines are grouped by opening lines, and undone lines are together", () => {
    const back = line("You take that back.", { event: { type: "TakenBack", seat: 0, lines: 2 } });
    const news = [line("a"), line("Bram's turn.", { opens: true }), line("b"), line("c"), line("d", { opens: true }), back];
    const groups = groupLines(addNews(NOTHING_TOLD, sight({ news })));
    const texts = groups.map((group) => [
      group.title?.line.words,
      group.parts.map((part) => ("struck" in part ? part.struck.map((entry) => entry.line.words) : part.line.words)),
    ]);
    expect(texts).toEqual([
      [undefined, ["a"]],
      ["Bram's turn.", ["b", ["c", "d"], "You take that back."]],
    ]);
  });
});

describe("groups of the log without news", () => {
  const lines = [line("Ann's turn.", { opens: true }), line("a"), line("Bram's turn.", { opens: true }), line("b")];
  const first = addNews(NOTHING_TOLD, sight({ news: lines }));
  const before = groupLines(first);

  test("are the same objects as before", () => {
    const now = keepUnchanged(before, groupLines(addNews(first, sight({ seq: 2, since: 4, news: [line("c")] }))));
    expect([now[0] === before[0], now[1] === before[1], now[1]?.parts.length]).toEqual([true, false, 2]);
    expect(keepUnchanged(now, now)).toEqual(now);
  });

  test("but are new if a line was undone or has another text", () => {
    const back = line("You take that back.", { event: { type: "TakenBack", seat: 0, lines: 1 } });
    const struck = keepUnchanged(before, groupLines(addNews(first, sight({ seq: 2, since: 4, news: [back] }))));
    expect([struck[0] === before[0], struck[1] === before[1]]).toEqual([true, false]);
    const kept = keepUnchanged(before, groupLines(addNews(first, sight({ seq: 2, since: 1, news: [line("A"), ...lines.slice(2)] }))));
    expect([kept[0] === before[0], kept[1] === before[1]]).toEqual([false, true]);
  });

  test("reach as far as their last line", () => {
    expect([reaches(before[0]!, 1), reaches(before[0]!, 2), reaches(before[1]!, 3)]).toEqual([true, false, true]);
  });
});

describe("a group of log lines", () => {
  const entry = (words: string, joins = false) => ({ line: line(words, { joins }), at: 0 });
  const textsOf = (parts: Parameters<typeof rowsOf>[0]) => rowsOf(parts).map((row) => ("told" in row ? row.told.map((entry) => entry.line.words) : "struck"));

  test("is a line with its continuations, but not across undone lines", () => {
    expect(textsOf([entry("a"), entry("b", true), entry("c"), { struck: [entry("d")] }, entry("e", true)])).toEqual([["a", "b"], ["c"], "struck", ["e"]]);
  });

  test("is empty without texts", () => {
    expect(textsOf([entry("a"), entry(""), entry("b")])).toEqual([["a"], ["b"]]);
  });
});

describe("the room in the bar", () => {
  const six = Array.from({ length: 6 }, (_, index) => option(`go:${index}`, { brief: "row 1", letter: "a" }));

  test("decides how many answers fit, down to one", () => {
    expect(countFitting(six, 2000)).toBe(6);
    expect(countFitting(six, 500)).toBe(3);
    expect(countFitting(six, 40)).toBe(1);
  });

  test("fits a house to visit beside Travel, with a button for more", () => {
    const asked = ["Travel", "Visit the Armoury", "Use Falcon", "Use Haste", "Drop something"].map((brief) => option(brief, { brief, letter: "a" }));
    expect(countFitting([...asked, option("give-up", { brief: "End the turn", letter: "z" })], 610)).toBe(3); // with the one that ends the turn
  });

  test("is used for barred answers once all others fit", () => {
    const missed = [{ key: "rest", words: "Rest" }, { key: "eat", words: "Eat" }];
    const row = rowOf(six.slice(0, 2), null);
    expect([1000, 340, 240].map((room) => fittingBarred(missed, row, room).length)).toEqual([2, 1, 0]);
    expect(fittingBarred(missed, rowOf(six, null, 2), 1000)).toEqual([]); // four answers are behind "More": it must not take their room
  });

  test("shows fewer answers if a long one is moved to the front", () => {
    const long = option("to:A8", { brief: "A8 Fen Lurker 10 of the fog" });
    expect([countFitting([...six, long], 460), countFitting([...six, long], 460, 6, "to:A8")]).toEqual([3, 1]);
  });
});

test("a preview with the text of its answer adds nothing", () => {
  const words = "Bulwark: +2 Shields on this defense.";
  expect(isInWords({ ...PREVIEW, title: "Bulwark", note: "+2 Shields on this defense." }, words)).toBe(true);
  expect(isInWords({ ...PREVIEW, title: "Bulwark", note: "+3 Shields." }, words)).toBe(false);
  expect(isInWords({ ...PREVIEW, title: "Bulwark", costs: "1 gold" }, words)).toBe(false);
});

test("a rare answer is not separate when others need the room", () => {
  const row = rowOf(["fight:Goblin", "travel", "drop", "swap:1"].map((key) => option(key)), null, 2);
  expect([row.first, row.apart, row.more].map((part) => part.map(({ key }) => key))).toEqual([["fight:Goblin"], ["travel"], ["swap:1", "drop"]]);
});

test("a chosen answer has room before the separate ones", () => {
  const options = ["fight:Warlock", "visit", "travel", "drop"].map((key) => option(key, { brief: `${key} something` }));
  const count = countFitting(options, 370, 6, "fight:Warlock");
  const row = rowOf(options, "fight:Warlock", count);
  expect([row.first, row.apart, row.more].map((part) => part.map(({ key }) => key))).toEqual([["fight:Warlock"], [], ["visit", "travel", "drop"]]);
  expect(rowOf(options, "travel", countFitting(options, 370, 6, "travel")).apart.map(({ key }) => key)).toContain("travel");
});

test.each([
  ["You have 5 of 10, 5 are missing. What do you add?", "What do you add?"],
  ["Move 1 of 2. Which party? 8 can move.", "Which party?"],
  ["Choose a card.", "Choose a card."],
])("the question in '%s'", (words, question) => expect(questionIn(words)).toBe(question));
