import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import german from "../fixtures/games-de.json";
import english from "../fixtures/games-en.json";
import type { GameCard, NewTable } from "../wire";
import { setLanguage } from "../words";
import { prefs } from "../you/prefs.svelte";
import Windows from "./Windows.svelte";

const set = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  prefs.level = "";
  set.mockReset();
  set.mockImplementation(() => Promise.resolve(Response.json({ id: "t", seats: [] })));
  vi.stubGlobal("fetch", set);
});

const open = (games: unknown = english): unknown => render(Windows, { games: games as GameCard[] });
const words = (game: string): string => screen.getByRole("heading", { level: 2, name: game }).closest("article")!.textContent.replace(/\s+/g, " ");

/** The table that the button with this name creates. */
async function requestedTable(name: RegExp): Promise<NewTable> {
  await fireEvent.click(screen.getByLabelText(name));
  await waitFor(() => expect(set).toHaveBeenCalled());
  return JSON.parse(String(set.mock.lastCall?.[1].body)) as NewTable;
}

test("a window names the bots of the table that it creates", async () => {
  open();
  expect(words("Heroes")).toContain("Your first match, against one bot (easy, calm pace).");
  await fireEvent.change(screen.getAllByLabelText("Bot level")[0]!, { target: { value: "thinker" } });
  expect(words("Sword & Sorcery")).toContain("One bot plays on your side (strong).");
  expect(words("Adventure Land")).toContain("one bot (easy).");
  expect(words("Heroes")).toContain("one bot (easy, calm pace).");
  expect(words("Heroes")).toContain("“strong” bots are too slow for real time.");
  expect((await requestedTable(/^Play now: Heroes/)).seats).toEqual([{ who: "me" }, { who: "bot", level: "gentle@calm" }]);
});

test("a game without a lesson offers its first match, against one bot", async () => {
  open(english.map((game) => ({ ...game, has_lesson: false })));
  expect(await requestedTable(/^Learn to play Heroes/)).toMatchObject({ options: { first_game: true, mode: "relaxed" }, seats: [{ who: "me" }, { who: "bot" }] });
});

test.each([["Adventure Land", "adventureland"], ["Heroes", "heroes"], ["Sword & Sorcery", "swordsorcery"], ["Seven Virtues", "virtues"], ["Heropath: Dragon Roar", "heropath"]])("%s offers its lesson", (game, id) => {
  open();
  expect(screen.getByLabelText(new RegExp(`^Learn to play ${game}`)).getAttribute("href")).toBe(`/learn/${id}`);
});

test("a window shows the game's cover, or a plain one", () => {
  const [pig] = english;
  const cover = { ...pig!.cover, line: "Push your luck.", kind: "dice game", minutes: "10", picture: "/covers/pig-0.svg", shows: "A pig.", sign: "M0 0h512v512z", colour: "red" };
  const plain = { ...cover, line: "", kind: "", minutes: "", picture: "", shows: "" };
  open([{ ...pig, id: "pig", name: "Pig", cover }, { ...pig, id: "hog", name: "Hog", aim: [], has_rules: false, cover: plain }]);
  expect(["Push your luck.", "dice game", "10 min"].filter((text) => !words("Pig").includes(text))).toEqual([]);
  expect(screen.getByAltText("A pig.").getAttribute("src")).toBe("/covers/pig-0.svg");
  expect(within(screen.getByRole("heading", { name: "Hog" }).closest("article")!).getByRole("img").getAttribute("src")).toBe("/art/guest.svg");
});

test("windows of games that have only English texts say so in German", async () => {
  await setLanguage("de");
  open(german.map((game) => (game.id === "virtues" ? { ...game, language: "en" } : game)));
  const cards = screen.getAllByRole("article").filter((card) => within(card).queryByText("auf Englisch"));
  expect(cards.map((card) => within(card).getByRole("heading", { level: 2 }).textContent)).toEqual(["Seven Virtues"]);
});
