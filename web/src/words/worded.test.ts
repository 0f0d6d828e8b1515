import { afterEach, beforeEach, expect, test, vi } from "vitest";
import catalogues from "../fixtures/catalogues.json";
import { ask, Line, line, option, sight } from "../table/core/tests/made";
import { Past } from "../replay/store.svelte";
import { Table } from "../table/live/table.svelte";
import type { Figure, FromHall, GameCard, Hall, Preview, ReplayCard, Seat, TableCard } from "../wire";
import { setLanguage } from ".";
import { hallInWords, loadTexts, named, renewTexts } from "./games.svelte";
import { Speaker, type Text } from "./said";
import { Voice } from "./worded";

const COMMON = 'and = and\nyou = you\nyour = your\nwhose = { $name }\'s\n';
const ENGLISH = `${COMMON}
wins = { DOES($seat, "win", "wins") }.
    .brief = { WHO($seat) }
sword = a sword
silent = { "" }
only-english = Only English.
`;
const GERMAN = 'you = du\nwins = { DOES($seat, "gewinnst", "gewinnt") }.\nsword = ein Schwert\n';

/** A text where the type has a string, as sent for a game with a catalogue. */
const text = (id: string, args?: Text["args"]): string => (args ? { id, args } : { id }) as unknown as string;
const wins = (seat: number): string => text("wins", { seat });

const seat = (index: number, name: string): Seat => ({ seat: index, name, letter: "", person: null, bot: "", here: true, resigned: false, by: "" });
const SEATS = [seat(0, "Ada"), seat(1, "Bram")];
const figure = (place: string): Figure => ({ place, kind: "sword", sign: "/", name: text("sword"), owner: null, number: null });

const GAMES = vi.fn((path: string) => Promise.resolve(new Response(path.endsWith("/de") ? GERMAN : ENGLISH)));

beforeEach(async () => {
  vi.stubGlobal("fetch", GAMES);
  vi.stubGlobal("document", { documentElement: {} });
  await loadTexts({ id: "swords", catalogue: ["en", "de"] } as GameCard, "de");
  GAMES.mockClear();
});
afterEach(() => setLanguage("en"));

function openTable(game = "swords"): { table: Table; says: (...messages: FromHall[]) => void; opens: () => void } {
  const hall = new Line();
  const table = new Table("t", game, false, () => hall);
  table.start();
  return { table, says: (...messages) => hall.says(...messages), opens: () => hall.onopen?.() };
}

test("views and changes get formatted texts, and unchanged parts are not formatted again", () => {
  const { table, says } = openTable();
  const first = sight({ seats: SEATS, news: [line(wins(1), { brief: "" })], figures: [figure("A1"), figure("B2")], facts: [[text("sword"), 2]], state: { sword: text("sword") } });
  says(first);
  const before = table.sight;
  expect(before?.news[0]).toMatchObject({ words: "Bram wins.", brief: "Bram" });
  expect([before?.figures.map(({ name }) => name), before?.facts]).toEqual([["a sword", "a sword"], [["a sword", 2]]]);
  expect(before?.state).toEqual(first.state);
  says({ type: "change", number: first.number + 1, patch: { seq: [2], since: [1], news: [[line(wins(0), { brief: "" })]], figures: [[[0, 1, 1]], [figure("C3")]] } });
  expect(table.heard.story.told.map((line) => line.words)).toEqual(["Bram wins.", "You win."]);
  expect(table.sight?.figures.map(({ place }) => place)).toEqual(["B2", "C3"]);
  expect(table.sight?.figures[0]).toBe(before?.figures[1]);
  expect(table.sight?.facts).toBe(before?.facts);
  expect(table.playback.news.map(({ words }) => words)).toEqual(["You win."]);
});

test("a new language or name changes all lines, without another request", async () => {
  const { table, says } = openTable();
  const first = sight({ title: text("sword"), seats: SEATS, news: [line(wins(1)), line(text("only-english"))], ask: ask([option("go", { words: wins(0), brief: "" })], { words: wins(0) }) });
  says(first);
  expect([table.sight?.language, table.ask?.options[0]?.brief]).toEqual(["en", "You"]);
  await setLanguage("de");
  expect(table.heard.story.told.map((line) => line.words)).toEqual(["Bram gewinnt.", "Only English."]);
  expect([table.ask?.words, table.ask?.options[0]?.brief, table.sight?.language]).toEqual(["Du gewinnst.", "Du gewinnst.", "de"]);
  says({ type: "change", number: first.number + 1, patch: { seats: { "1": { name: ["Bo"] } } } });
  expect(table.heard.story.told[0]?.words).toBe("Bo gewinnt.");
  expect(GAMES).not.toHaveBeenCalled();
});

test("previews, reasons and refusals get formatted texts", () => {
  const { table, says } = openTable();
  says(sight({ seats: SEATS, ask: ask([option("go")]) }));
  table.queries.show("go");
  table.hear({ type: "shown", request: 1, preview: { title: text("sword"), odds: [{ words: wins(1), chance: 1 }] } as Preview });
  table.askWhy("stay", {} as Element);
  table.hear({ type: "reasons", request: 2, reasons: [{ words: wins(1), clause: "" }] });
  table.hear({ type: "refused", id: "", seq: 1, words: wins(0), reasons: [], code: "not-now" });
  expect(table.heard.previews["go"]).toEqual({ title: "a sword", odds: [{ words: "Bram wins.", chance: 1 }] });
  expect([table.why?.reasons?.[0]?.words, table.heard.refused?.words]).toEqual(["Bram wins.", "You win."]);
});

test("a replay has its lines for the viewing seat, and its marks for the first one", async () => {
  vi.stubGlobal("localStorage", { getItem: () => null });
  const marks = [{ decision: 1, kind: "end", words: wins(0) }];
  const card = { id: "r", game: "swords", players: ["Ada", "Bram"], decisions: 1, over: true, eyes: [-1, 0], marks, mine: [], times: [], table: "" } as unknown as ReplayCard;
  const lines = [{ decision: 1, line: line(text("silent")) }, { decision: 1, line: line(wins(0)) }];
  const past = new Past(card, null, { id: "r", seat: 0, lines });
  const wordsOf = (): string[] => past.moments.flatMap((moment) => moment.lines.map(({ words }) => words));
  expect([wordsOf(), past.card.marks[0]?.words]).toEqual([["You win."], "Ada wins."]);
  await setLanguage("de");
  expect(wordsOf()).toEqual(["Du gewinnst."]);
  past.stop();
});

test("finished texts and their containers stay the same objects", () => {
  const voice = new Voice(new Speaker("en", ENGLISH), { names: ["Ada", "Bram"], listener: 0 });
  const list = [line("Told."), line("Told twice.")];
  expect(voice.worded(list)).toBe(list);
  const { table, says } = openTable("plain");
  says(sight({ seats: SEATS, news: list }));
  expect([table.sight?.news.map(({ words }) => words), table.sight?.language]).toEqual([["Told.", "Told twice."], "en"]);
});

test("a game whose title is the same name in all languages still uses the reader's language", async () => {
  const { table, says } = openTable();
  says(sight({ seats: SEATS, title: "Swords", aim: [text("sword")] }));
  await setLanguage("de");
  expect(table.sight).toMatchObject({ language: "de", aim: ["ein Schwert"] });
});

test("a table card names every player, and addresses the reader as you in their own news", async () => {
  const seats = SEATS.map(({ seat: index, name }) => ({ seat: index, name, bot: "", free: false, mine: index === 0, points: 0 }));
  const card = { game: "swords", title: "", phase: wins(0), result: "", seats, news: [line(text("silent")), line(wins(0))] } as unknown as TableCard;
  const hall: Hall = { mine: [card], open: [], watch: [], replays: [], known: [] };
  const { mine } = await hallInWords(hall, [{ id: "swords", catalogue: ["en"] } as GameCard]);
  expect(mine).toMatchObject([{ phase: "Ada wins.", news: [{ words: "You win." }] }]);
});

test("no catalogue is requested for a game without one", async () => {
  await loadTexts({ id: "plain", catalogue: [] } as unknown as GameCard);
  await loadTexts(null);
  expect(GAMES).not.toHaveBeenCalled();
});

test("an open page shows the new texts after the hall was updated", async () => {
  const hall = { version: "1", words: ENGLISH };
  GAMES.mockImplementation((path) => {
    const [game = "", , id = ""] = path.split("/").slice(-3);
    const others = (catalogues as Record<string, Record<string, string>>)[game]?.[id]; // which other tests still read
    return Promise.resolve(path === "/health" ? Response.json({ state: "open", version: hall.version }) : new Response(others ?? (id === "de" ? GERMAN : hall.words)));
  });
  await renewTexts();
  const { table, says, opens } = openTable();
  says(sight({ seats: SEATS, news: [line(text("axe"))] }));
  expect(table.sight?.news[0]?.words).toBe("Axe");
  Object.assign(hall, { version: "2", words: `${ENGLISH}axe = An axe.\n` });
  opens();
  await vi.waitFor(() => expect(table.sight?.news[0]?.words).toBe("An axe."));
  expect(named("swords", { id: "wins", args: { seat: 1 } }, "")).toBe(" wins.");
  GAMES.mockClear();
  await renewTexts();
  expect(GAMES.mock.calls.map(([path]) => path)).toEqual(["/health"]);
  GAMES.mockImplementation((path) => Promise.resolve(new Response(path.endsWith("/de") ? GERMAN : ENGLISH)));
});
