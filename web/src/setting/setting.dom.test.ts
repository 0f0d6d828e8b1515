import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import english from "../fixtures/games-en.json";
import german from "../fixtures/games-de.json";
import { lists } from "../hall/lists.svelte";
import type { GameCard, Me, NewTable, TableCard } from "../wire";
import { setLanguage } from "../words";
import SettingPage from "./SettingPage.svelte";

const set = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  lists.games = english as unknown as GameCard[];
  lists.me = { id: "ann", name: "Ann" } as Me;
  set.mockReset();
  set.mockImplementation(() => Promise.resolve(Response.json({ id: "t", link: "", seats: [] } as unknown as TableCard)));
  vi.stubGlobal("fetch", set);
});

const seat = (seatNumber: number): HTMLSelectElement => screen.getByLabelText(`Who sits in seat ${seatNumber}`);
const level = (seatNumber: number): HTMLSelectElement => screen.getByLabelText(`Level of the bot in seat ${seatNumber}`);
const group = (name: string): HTMLElement => screen.getByRole("group", { name });
const radio = (name: string, inside: HTMLElement = document.body): HTMLInputElement => within(inside).getByRole("radio", { name });
const shownOption = (list: HTMLSelectElement): string | undefined => list.selectedOptions[0]?.textContent ?? undefined;

async function sits(seatNumber: number, who: string): Promise<void> {
  await fireEvent.change(seat(seatNumber), { target: { value: who } });
}

/** Choose in a row of buttons or in a drop-down list, whichever is there. */
async function choose(label: string, name: string): Promise<void> {
  const row = screen.queryByRole("group", { name: label });
  if (row) await fireEvent.click(within(row).getByRole("radio", { name }));
  else {
    const list: HTMLSelectElement = screen.getByLabelText(label);
    await fireEvent.change(list, { target: { value: [...list.options].find((option) => option.textContent === name)?.value } });
  }
}

/** The table that the form requests from the hall. */
async function requestedTable(): Promise<NewTable> {
  await fireEvent.submit(document.querySelector("form")!);
  await waitFor(() => expect(set).toHaveBeenCalled());
  return JSON.parse(String(set.mock.lastCall?.[1].body)) as NewTable;
}

test("every seat and every option is requested as chosen", async () => {
  render(SettingPage, { game: "adventureland" });
  await choose("Players", "4");
  await sits(2, "here");
  await fireEvent.submit(document.querySelector("form")!);
  expect(screen.getByRole("alert").textContent).toBe("Every player on this device needs a name.");
  const name = screen.getByLabelText("Name of the player in seat 2");
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(name.getAttribute("aria-invalid")).toBe("true");
  await fireEvent.input(name, { target: { value: "Wenna" } });
  expect(name.getAttribute("aria-invalid")).toBe("false");
  await sits(3, "bot");
  await fireEvent.change(level(3), { target: { value: "thinker" } });
  await sits(4, "open");
  await choose("Clock", "One evening");
  await fireEvent.input(screen.getByRole("textbox", { name: "Your own seed" }), { target: { value: "seven swords" } });
  await choose("Adventure", "The King in the Fog");
  await choose("First player", "seat 2");
  await choose("Swords after a won fight", "come back");
  await choose("Places after a tie", "1, 1, 2");
  await choose("Creatures that may be left", "two");
  expect(await requestedTable()).toMatchObject({
    seats: [{ who: "me" }, { who: "me", name: "Wenna" }, { who: "bot", level: "thinker" }, { who: "open" }],
    seed: "seven swords",
    clock: { bank: 1800 },
    options: { adventure: 5, start_player: "seat2", swords_after_win: "kept", place_ties: "dense", expansion: true, king_fog_left: 2 },
  });
});

test("options that conflict with earlier choices are disabled", async () => {
  render(SettingPage, { game: "adventureland" });
  const adventure = group("Adventure");
  expect(within(adventure).getAllByRole("radio")).toHaveLength(5);
  expect(document.getElementById(radio("Escape to the Cities", adventure).getAttribute("aria-describedby")!)?.textContent).toContain("Cities pay");
  await choose("King & Princess", "yes");
  expect(radio("The Kidnapped Princess", adventure).checked).toBe(true);
  await choose("Players", "4");
  await choose("First player", "seat 4");
  await choose("Players", "3");
  const begins: HTMLSelectElement = screen.getByLabelText("First player");
  expect(shownOption(begins)).toBe("at random");
  expect([...begins.options].filter((option) => option.disabled).map((option) => option.textContent)).toEqual(["seat 4 (with 4 players)"]);
});

test("a public table has no seed", async () => {
  render(SettingPage, { game: "adventureland" });
  await fireEvent.input(screen.getByRole("textbox", { name: "Your own seed" }), { target: { value: "seven swords" } });
  await fireEvent.click(screen.getByRole("switch", { name: "Open to everyone" }));
  expect(screen.queryByRole("textbox", { name: "Your own seed" })).toBeNull();
  screen.getByText(/anyone who knows the seed can predict every roll/);
  const plan = await requestedTable();
  expect([plan.public, plan.seed]).toEqual([true, undefined]);
});

test("a match in real time has bots that are quick enough", async () => {
  render(SettingPage, { game: "heroes" });
  expect(radio("2", group("Players")).checked).toBe(true);
  expect(radio("real time").checked).toBe(true);
  await choose("Pace", "relaxed");
  await sits(2, "bot");
  await fireEvent.change(level(2), { target: { value: "thinker" } });
  screen.getByRole("group", { name: "Time for a throw" });
  expect(screen.queryByRole("group", { name: "Bots step in" })).toBeNull();
  await choose("Pace", "real time");
  screen.getByRole("group", { name: "Bots step in" });
  for (const hidden of ["Time for a throw", "Clock"]) expect(screen.queryByRole("group", { name: hidden })).toBeNull();
  expect(shownOption(level(2))).toBe("Level: medium, steady pace");
  expect((await requestedTable()).seats?.[1]).toMatchObject({ level: "sensible@steady" });
});

test("a table with a limit for each decision has no clock", async () => {
  render(SettingPage, { game: "swordsorcery" });
  await choose("Clock", "One evening");
  await choose("Time for a decision", "1 minute");
  expect(screen.queryByRole("group", { name: "Clock" })).toBeNull();
  screen.getByText(/Every decision has its own time limit/);
  const plan = await requestedTable();
  expect([plan.options, plan.clock]).toEqual([{ decision_time: 60 }, undefined]);
  await choose("Time for a decision", "no limit");
  expect((await requestedTable()).clock).toEqual({ bank: 1800, more: 30 });
});

test("the defaults for bots and for people differ in speed", async () => {
  render(SettingPage, { game: "heroes" });
  for (const seatNumber of [1, 2]) await sits(seatNumber, "bot");
  expect(radio("relaxed").checked).toBe(true);
  await sits(1, "me");
  expect(radio("real time").checked).toBe(true);
  const plan = await requestedTable();
  expect([plan.options, plan.seats]).toEqual([undefined, [{ who: "me" }, { who: "bot", level: "sensible@steady" }]]);
});

test("players on one device do not race by default, and a chosen mode stays", async () => {
  render(SettingPage, { game: "heroes" });
  await sits(2, "here");
  expect(radio("relaxed").checked).toBe(true);
  await sits(2, "open");
  expect(radio("real time").checked).toBe(true);
  await choose("Pace", "relaxed");
  for (const seatNumber of [1, 2]) await sits(seatNumber, "bot");
  await sits(1, "me");
  expect(radio("relaxed").checked).toBe(true);
});

test("a refusal of the server is shown", async () => {
  set.mockResolvedValue(Response.json({ code: "not-allowed", words: "Two at one device cannot play in real time." }, { status: 422 }));
  render(SettingPage, { game: "heroes" });
  await requestedTable();
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("Two at one device cannot play in real time."));
});

test("in German every option has a German name", async () => {
  lists.games = german as unknown as GameCard[];
  await setLanguage("de");
  render(SettingPage, { game: "adventureland" });
  screen.getByText("Die Gefährten");
  screen.getByText("Schwerter nach einem Sieg");
});
