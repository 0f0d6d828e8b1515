import { expect, test } from "vitest";
import { standaloneText } from "../parts/lines";
import type { Hall, Line, TableCard } from "../wire";
import { countOf, withNews } from "./awaydigest";

function line(type: string, more: Partial<Line> = {}, fields: object = {}): Line {
  return { words: "It sweeps your party off F9.", brief: "You lose F9", event: { type, ...fields }, to_you: false, opens: false, joins: false, by_you: false, rank: 3, ...more };
}

function card(id: string, news: Line[] = []): TableCard {
  return {
    id, game: "pig", name: "Pig", title: "", phase: "", seats: [], state: "running", my_turn: false, public: false, touched: 0, left: null,
    result: "", link: "", levels: [], timed: false, lost: false, news,
  };
}

test("the letter is about the table with news, whether its match is over or not", () => {
  const hall = (mine: TableCard[], replays: TableCard[]): Hall => ({ mine, open: [], watch: [], replays, known: [] });
  const digest = card("b", [line("PartyMoved")]);
  expect(withNews(hall([card("a"), digest], [card("c")]))).toBe(digest);
  expect(withNews(hall([card("a")], [card("c"), digest]))).toBe(digest);
  expect(withNews(hall([card("a")], []))).toBeNull();
});

test("a sentence that another one continues is shown in its short form, with a full stop", () => {
  expect(standaloneText(line("PartySweptOff"))).toBe("It sweeps your party off F9.");
  expect(standaloneText(line("PartySweptOff", { joins: true }))).toBe("You lose F9.");
});

test("a digest line shows a gain or loss if the game defines one", () => {
  const lost = { of: ["adventurers", "companions"], words: "figures", is_loss: true };
  const counts = { PartySweptOff: lost, PointsScored: { of: ["points"], words: "points", is_loss: false } };
  const count = (type: string, fields: object): ReturnType<typeof countOf> => countOf("pig", { counts }, line(type, {}, fields));
  expect(count("PartySweptOff", { adventurers: 2, companions: 1, field: 93 })).toEqual({ words: "−3 figures", isLoss: true });
  expect(count("PointsScored", { points: 4, total: 20 })).toEqual({ words: "+4 points", isLoss: false });
  expect(count("PointsScored", { points: -4, total: 20 })).toEqual({ words: "−4 points", isLoss: true });
  expect(count("PointsScored", { points: 0, total: 20 })).toBeNull();
  expect(count("PartyMoved", { start: 3, end: 4 })).toBeNull();
});
