import { fireEvent, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import endTable from "../fixtures/choose-end.json";
import overTable from "../fixtures/over.json";
import partyTable from "../fixtures/choose-party.json";
import draftTable from "../fixtures/heroes-draft.json";
import actionTable from "../fixtures/heropath-action.json";
import type { Chat, Preview, Sight } from "../wire";
import { prefs } from "../you/prefs.svelte";
import { rememberTold } from "./live/lastseen";
import { mounted, type Mounted } from "./core/tests/mounted";

const GAME = "adventureland";
const party = partyTable as unknown as Sight;
const end = endTable as unknown as Sight;
const PREVIEW: Preview = { title: "", path: ["A1"], over: [], reach: [], sum: "", missing: "", odds: [], result: "", wins: "", risks: "", note: "", costs: "", marks: [], light: false };

beforeEach(() => {
  prefs.keys = prefs.forced = true;
  prefs.hints = ["table-pick", "table-give", "table-why"];
});

const press = (key: string): Promise<boolean> => fireEvent.keyDown(document.body, { key });
const hint = (): string => document.querySelector(".hint p")?.textContent ?? "";
const click = (name: string): Promise<boolean> => fireEvent.click(screen.getByText(name));

/** The hall says what the answer would do that was picked. */
async function previewed({ line }: Mounted): Promise<void> {
  line.says({ type: "shown", request: line.said("show").at(-1)!.request, preview: PREVIEW });
  await tick();
}

test("tiles that lie open are not called secret", async () => {
  const secret = (): number => document.querySelectorAll("[data-tray] h2 small").length;
  const { sees } = await mounted(GAME, party);
  expect(secret()).toBe(1);
  const options = { ...(party.state as { options: object }).options, open_tiles: true };
  await sees({ ...party, seq: party.seq + 1, state: { ...party.state, options } });
  expect(secret()).toBe(0);
});

describe("single keys", () => {
  test("answer, and lead about", async () => {
    const table = await mounted(GAME, end);
    expect(document.querySelectorAll(".act kbd").length).toBeGreaterThan(0);
    await press(table.table.ask!.options[0]!.letter);
    expect(table.table.answering.chosen).toBe(table.table.ask!.options[0]!.key);
    await press("H");
    expect(document.querySelector("dialog[open]")?.textContent).toContain("Help");
  });

  test("do nothing where they are switched off, and are not drawn", async () => {
    prefs.keys = false;
    const { table, line } = await mounted(GAME, end);
    await press(table.ask!.options[0]!.letter);
    await press("H");
    expect([table.answering.chosen, line.said("answer"), document.querySelector("dialog[open]")]).toEqual([null, [], null]);
    expect(document.querySelectorAll(".act kbd")).toHaveLength(0);
  });

  test.each([[true], [false]])("are drawn at what they answer on a board: %s", async (keys) => {
    prefs.keys = keys;
    await mounted("heroes", draftTable);
    expect(document.querySelectorAll(".heroes kbd, .hand kbd").length > 0).toBe(keys);
  });
});

describe("hints of the first turns", () => {
  test("come one after the other, each at its moment", async () => {
    prefs.hints = [];
    const opened = await mounted(GAME, end);
    expect(hint()).toContain("click something that glows");
    opened.table.answering.pick(end.ask!.options[0]!.key);
    await previewed(opened);
    expect(hint()).toContain("This is a preview");
    await click("OK");
    opened.table.answering.give();
    opened.line.says({ type: "done", id: opened.line.said("answer")[0]!.id, seq: end.seq + 1 });
    await opened.sees({ ...end, seq: end.seq + 1, decisions: end.decisions + 1 });
    expect(hint()).toContain("Can’t choose something?");
    await click("OK");
    expect(hint()).toBe("");
  });

  test("are waved away for good", async () => {
    prefs.hints = [];
    const { unmount } = await mounted(GAME, end);
    await click("No more hints");
    expect(hint()).toBe("");
    unmount();
    await mounted(GAME, end);
    expect(hint()).toBe("");
  });
});

test("the hall is told once when a player wishes to be asked, not with every sight", async () => {
  const { line, sees } = await mounted("heropath", actionTable);
  for (const more of [1, 2, 3]) await sees({ ...actionTable, seq: actionTable.seq + more });
  expect(line.said("ask-me")).toHaveLength(1);
});

describe("chat", () => {
  const said = (seq: number, text: string): Chat => ({ seq, person: "bram", name: "Bram", text, phrase: "", at: 0 });

  test("shows what is said as text, and hides what is muted", async () => {
    const { line, sees } = await mounted(GAME, party);
    await press("C");
    line.says({ type: "talk", lines: [said(1, "<b>Hello</b> & <img src=x>")] });
    await tick();
    const chat = within(screen.getByRole("log", { name: "Chat" }));
    chat.getByText("<b>Hello</b> & <img src=x>", { exact: false });
    expect(document.querySelector("img[src='x']")).toBeNull();
    await fireEvent.click(chat.getByRole("button", { name: "Mute Bram" }));
    expect(line.said("mute")).toMatchObject([{ person: "bram", on: true }]);
    await sees({ ...party, seq: party.seq + 1, muted: [{ person: "bram", name: "Bram" }] });
    expect(chat.queryByText("Hello", { exact: false })).toBeNull();
    screen.getByText("Bram is muted.");
  });
});

test("each vote that falls is told for as long, also soon after another", async () => {
  const { sees } = await mounted(GAME, party);
  vi.useFakeTimers();
  const told = (): boolean => screen.queryByText("Not everyone agreed. The move stands.") !== null;
  const vote = { seat: 0, waiting: [1], left: 60, seq: 1 };
  for (const at of [1, 2]) {
    await sees({ ...party, seq: party.seq + 2 * at, vote });
    await sees({ ...party, seq: party.seq + 2 * at + 1 });
    expect(told()).toBe(true);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(told()).toBe(true);
  }
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told()).toBe(false);
});

test("behind the curtain of a shared device stands nothing but who is next", async () => {
  const { table } = await mounted(GAME, { ...party, seat: -1, mine: [0, 1], ask: null, waiting: [1] }, true);
  expect(table.curtain).toBe(1);
  screen.getByRole("button", { name: "I am Bot Bram" });
  for (const what of ["[data-stage]", "[data-tray]", "[data-seat]", "#table-log", "#table-question"]) expect(document.querySelector(what), what).toBeNull();
});

test("a log that was scrolled may go at once", async () => {
  const { unmount } = await mounted(GAME, party);
  const log = document.querySelector("#table-log")!;
  unmount();
  expect(() => log.dispatchEvent(new Event("scroll"))).not.toThrow();
});

test("a player who comes back after the end reads first what led there, and then how it ended", async () => {
  rememberTold("t", 3);
  await mounted(GAME, { ...overTable, away: true });
  const ends = (): number => document.querySelectorAll('[aria-labelledby="table-over"]').length;
  const letter = within(screen.getByRole("complementary", { name: "While you were away" }));
  expect(ends()).toBe(0);
  await fireEvent.click(letter.getByRole("button", { name: "To the table" }));
  await vi.waitFor(() => expect(ends()).toBe(1));
});
