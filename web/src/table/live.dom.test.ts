import { fireEvent, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import endTable from "../fixtures/choose-end.json";
import overTable from "../fixtures/over.json";
import partyTable from "../fixtures/choose-party.json";
import draftTable from "../fixtures/heroes-draft.json";
import actionTable from "../fixtures/heropath-action.json";
import keepTable from "../fixtures/heropath-draft.json";
import windowTable from "../fixtures/virtues-after-action.json";
import type { Chat, Preview, Sight } from "../wire";
import { prefs } from "../you/prefs.svelte";
import { storeLinesShown } from "./live/lastseen";
import { mounted, type Mounted } from "./core/tests/mounted";

const GAME = "adventureland";
const party = partyTable as unknown as Sight;
const end = endTable as unknown as Sight;
const PREVIEW: Preview = { title: "", path: ["A1"], over: [], selectable: [], sum: "", missing: "", odds: [], result: "", wins: "", risks: "", note: "", costs: "", marks: [], light: false };

beforeEach(() => {
  prefs.keys = prefs.forced = true;
  prefs.hints = ["table-pick", "table-give", "table-why"];
});

const press = (key: string): Promise<boolean> => fireEvent.keyDown(document.body, { key });
const hint = (): string => document.querySelector(".hint p")?.textContent ?? "";
const click = (name: string): Promise<boolean> => fireEvent.click(screen.getByText(name));

/** The hall sends the preview of the picked answer. */
async function previewed({ line }: Mounted): Promise<void> {
  line.says({ type: "shown", request: line.said("show").at(-1)!.request, preview: PREVIEW });
  await tick();
}

test("open tiles are not labelled as secret", async () => {
  const secret = (): number => document.querySelectorAll("[data-tray] h2 small").length;
  const { sees } = await mounted(GAME, party);
  expect(secret()).toBe(1);
  await sees({ ...party, seq: party.seq + 1, computed: { ...party.computed, secret: false } });
  expect(secret()).toBe(0);
});

describe("single keys", () => {
  test("answer, and move the focus", async () => {
    const table = await mounted(GAME, end);
    expect(document.querySelectorAll(".act kbd").length).toBeGreaterThan(0);
    await press(table.table.ask!.options[0]!.letter);
    expect(table.table.answering.chosen).toBe(table.table.ask!.options[0]!.key);
    await press("H");
    expect(document.querySelector("dialog[open]")?.textContent).toContain("Help");
  });

  test("have no effect and are not shown when switched off", async () => {
    prefs.keys = false;
    const { table, line } = await mounted(GAME, end);
    await press(table.ask!.options[0]!.letter);
    await press("H");
    expect([table.answering.chosen, line.said("answer"), document.querySelector("dialog[open]")]).toEqual([null, [], null]);
    expect(document.querySelectorAll(".act kbd")).toHaveLength(0);
  });

  test.each([[true], [false]])("are shown beside their answers on a board: %s", async (keys) => {
    prefs.keys = keys;
    await mounted("heroes", draftTable);
    expect(document.querySelectorAll(".heroes kbd, .hand kbd").length > 0).toBe(keys);
  });
});

describe("hints of the first turns", () => {
  test("appear one after the other, each at its moment", async () => {
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

  test("can be dismissed for good", async () => {
    prefs.hints = [];
    const { unmount } = await mounted(GAME, end);
    await click("No more hints");
    expect(hint()).toBe("");
    unmount();
    await mounted(GAME, end);
    expect(hint()).toBe("");
  });
});

test.each([["heroes", draftTable, "Take a Hero now"], ["heropath", keepTable, "The cards you keep are free"]])("the lessons of a first match of %s can be dismissed for good", async (game, table, words) => {
  prefs.hints = [];
  const sight = table as unknown as Sight;
  const first = { ...sight, state: { ...sight.state, options: { ...(sight.state["options"] as object), first_game: true } } };
  const { unmount } = await mounted(game, first);
  expect(hint()).toContain(words);
  await click("No more hints");
  expect(hint()).toBe("");
  unmount();
  await mounted(game, first);
  expect(hint()).toBe("");
});

test("the setting for reactions is sent once, not with every sight", async () => {
  const { line, sees } = await mounted("heropath", actionTable);
  for (const more of [1, 2, 3]) await sees({ ...actionTable, seq: actionTable.seq + more });
  expect(line.said("ask-me")).toHaveLength(1);
});

describe("chat", () => {
  const chatLine = (seq: number, text: string): Chat => ({ seq, person: "bram", name: "Bram", text, phrase: "", at: 0 });

  test("shows messages as text, and hides muted ones", async () => {
    const { line, sees } = await mounted(GAME, party);
    await press("C");
    line.says({ type: "talk", lines: [chatLine(1, "<b>Hello</b> & <img src=x>")] });
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

  test("shows a message over the board and in the log", async () => {
    const { line } = await mounted(GAME, party);
    const bubble = (): HTMLElement | undefined => screen.queryAllByRole("status").find((element) => /Bram:/.test(element.textContent));
    line.says({ type: "talk", lines: [chatLine(2, "Your move!")] });
    await tick();
    expect(bubble()?.textContent).toContain("Your move!");
    const log = within(screen.getByRole("region", { name: "Log" }));
    log.getByText("Your move!", { exact: false });
    await fireEvent.click(within(bubble()!).getByText("Your move!", { exact: false }));
    within(screen.getByRole("log", { name: "Chat" })).getByText("Your move!", { exact: false });
    expect(bubble()).toBeUndefined();
  });
});

test("each failed vote is shown for the full time, even soon after another", async () => {
  const { sees } = await mounted(GAME, party);
  vi.useFakeTimers();
  const isRefusalShown = (): boolean => screen.queryByText("Not everyone agreed. The move stands.") !== null;
  const vote = { seat: 0, waiting: [1], left: 60, seq: 1 };
  for (const at of [1, 2]) {
    await sees({ ...party, seq: party.seq + 2 * at, vote });
    await sees({ ...party, seq: party.seq + 2 * at + 1 });
    expect(isRefusalShown()).toBe(true);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(isRefusalShown()).toBe(true);
  }
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isRefusalShown()).toBe(false);
});

describe("a notice about the whole match appears once, not on every visit", () => {
  const strips = (words: RegExp): HTMLElement[] => screen.queryAllByRole("status").filter((element) => words.test(element.textContent));

  /** Open the table twice, and close the strip in between. */
  async function twice(sight: unknown, words: RegExp): Promise<void> {
    const { unmount } = await mounted(GAME, sight);
    expect(strips(words)).toHaveLength(1);
    await fireEvent.click(within(strips(words)[0]!).getByRole("button", { name: "OK" }));
    expect(strips(words)).toEqual([]);
    unmount();
    await mounted(GAME, sight);
    expect(strips(words)).toEqual([]);
  }

  test("for updated rules, which stays in the log", async () => {
    await twice({ ...party, updates: 1 }, /^The rules of this game were updated/);
    expect(document.querySelector("#table-log")?.textContent).toContain("The rules of this game were updated");
  });

  test("for a game in another language than the page", async () => {
    await twice({ ...party, language: "fr" }, /is in English only so far/);
  });

  test("but not without a reason", async () => {
    await mounted(GAME, party);
    expect(strips(/updated|English/)).toEqual([]);
  });
});

test("behind the curtain of a shared device only the next player is shown", async () => {
  const { table } = await mounted(GAME, { ...party, seat: -1, mine: [0, 1], ask: null, waiting: [1] }, true);
  expect(table.curtain).toBe(1);
  screen.getByRole("button", { name: "I am Bot Bram" });
  for (const what of ["[data-stage]", "[data-tray]", "[data-seat]", "#table-log", "#table-question"]) expect(document.querySelector(what), what).toBeNull();
});

describe("advice of a bot", () => {
  const asks = (): HTMLElement | null => screen.queryByRole("button", { name: /^Advice/ });
  const lead = (): string => document.querySelector("#table-question")?.textContent ?? "";
  const { key, words } = end.ask!.options[0]!;

  test.each([["by its button", () => fireEvent.click(asks()!)], ["by its key", () => press("W")]])("is requested %s, shown in the bar with its reason, and dismissed by Escape", async (_, ask) => {
    const { table, line } = await mounted(GAME, end);
    const question = lead();
    await ask();
    line.says({ type: "advised", request: line.said("advise")[0]!.request, key, why: "It is near." });
    await tick();
    expect(lead()).toBe(`A bot would: ${words.replace(/\.$/, "")}. It is near.`);
    expect([table.answering.chosen, asks(), line.said("answer")]).toEqual([key, null, []]);
    await press("Escape");
    expect([lead(), table.answering.chosen]).toEqual([question, null]);
    expect(asks()).not.toBeNull();
  });

  test("is not available if another person plays, nor in a race", async () => {
    const { sees } = await mounted(GAME, end);
    expect(asks()).not.toBeNull();
    const others = end.seats.map((seat) => (seat.seat === end.seat ? seat : { ...seat, person: "bea" }));
    await sees({ ...end, seq: end.seq + 1, seats: others });
    expect(asks()).toBeNull();
    await sees({ ...end, seq: end.seq + 2, race: { now: 0, runs: true, seats: [], groups: [], waits: [], goes_on: null } });
    expect(asks()).toBeNull();
    await sees({ ...end, seq: end.seq + 3, ask: null });
    expect(asks()).toBeNull();
  });
});

describe("a player who leaves the table", () => {
  const menu = async (sight: unknown): Promise<ReturnType<typeof vi.fn>> => {
    const fetch = vi.fn(() => Promise.resolve(Response.json({})));
    vi.stubGlobal("fetch", fetch);
    await mounted(GAME, sight);
    await fireEvent.click(screen.getByRole("button", { name: "Table" }));
    await fireEvent.click(screen.getByRole("button", { name: "Leave the table" }));
    return fetch;
  };
  const left = (fetch: ReturnType<typeof vi.fn>): unknown[] => fetch.mock.calls.filter(([path]) => String(path).endsWith("/leave"));

  test("must confirm to give up the seat, and may stay", async () => {
    const fetch = await menu(party);
    screen.getByText(/A bot takes your seat, and the others read in the log that you left/);
    expect(screen.queryByRole("button", { name: "Leave the table" })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect([screen.queryByText(/A bot takes your seat/), left(fetch)]).toEqual([null, []]);
    await fireEvent.click(screen.getByRole("button", { name: "Leave the table" }));
    await fireEvent.click(screen.getByRole("button", { name: "Yes, leave" }));
    expect(left(fetch)).toHaveLength(1);
  });

  test("gives up nothing once the match is over, and leaves at once", async () => {
    expect(left(await menu(overTable))).toHaveLength(1);
  });
});

describe("why not, by resting on a place", () => {
  const over = (place: Element, x: number): Promise<boolean> => fireEvent.pointerOver(place, { pointerType: "mouse", clientX: x, clientY: 5 });

  test("is asked after the pointer has moved there, not when the table opens under it", async () => {
    const { table } = await mounted(GAME, party);
    vi.useFakeTimers();
    const [first, second] = document.querySelectorAll("[data-stage] [data-why]");
    await over(first!, 9);
    vi.advanceTimersByTime(1000);
    expect(table.why).toBeNull();
    await over(second!, 10);
    vi.advanceTimersByTime(1000);
    expect(table.why?.key).toBe(second!.getAttribute("data-why"));
  });

  test("is not asked about something that became an answer in the meantime", async () => {
    const { table, line } = await mounted(GAME, party);
    vi.useFakeTimers();
    const [first, second] = document.querySelectorAll("[data-stage] [data-why]");
    await over(first!, 9);
    await over(second!, 10);
    second!.removeAttribute("data-why");
    vi.advanceTimersByTime(1000);
    expect([table.why, line.said("why")]).toEqual([null, []]);
  });
});

test("the preview of an answer ends when the answer disappears under the pointer", async () => {
  const { table } = await mounted("heropath", actionTable);
  await fireEvent.click(screen.getByRole("button", { name: /^More: / }));
  const item = document.querySelector(".list li button")!;
  await fireEvent.pointerEnter(item, { pointerType: "mouse" });
  expect(table.answering.considered).not.toBeNull();
  await fireEvent.pointerDown(document.body);
  expect(document.querySelector(".list")).toBeNull();
  expect(table.answering.considered).toBeNull();
});

test("a scrolled log can be removed at once", async () => {
  const { unmount } = await mounted(GAME, party);
  const log = document.querySelector("#table-log")!;
  unmount();
  expect(() => log.dispatchEvent(new Event("scroll"))).not.toThrow();
});

test("a player who returns after the end reads the digest before the result", async () => {
  storeLinesShown("t", 3);
  await mounted(GAME, { ...overTable, away: true });
  const ends = (): number => document.querySelectorAll('[aria-labelledby="table-over"]').length;
  const letter = within(screen.getByRole("complementary", { name: "While you were away" }));
  expect(ends()).toBe(0);
  await fireEvent.click(letter.getByRole("button", { name: "To the table" }));
  await vi.waitFor(() => expect(ends()).toBe(1));
});

test.each([[0, true], [9, false]])("after a loss with %i points an easier match and the lesson are offered, first if the loss was large", async (points, crushing) => {
  const base = overTable as unknown as Sight;
  const seats = base.seats.map((seat, index) => (index ? { ...seat, person: null, bot: "sensible" } : { ...seat, person: "ann" }));
  const standings = base.seats.map((_, seat) => ({ seat, place: seat === 1 ? 1 : 2, points: seat === 1 ? 10 : points, parts: {} }));
  await mounted(GAME, { ...base, seats, standings, mine: [0], seat: 0, rematch: null });
  const end = within(await screen.findByRole("dialog"));
  expect(end.getByRole("link", { name: "Learn to play" }).getAttribute("href")).toBe(`/learn/${GAME}`);
  expect(end.getByRole("button", { name: "An easier match" }).classList.contains("primary")).toBe(crushing);
  expect(end.getByRole("button", { name: "Play again" }).classList.contains("primary")).toBe(!crushing);
});

test("an action is passed with one press for the rest of the round, once the player has passed in it", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const first = windowTable as unknown as Sight;
  const pass = { ...first.ask!.options.find(({ letter }) => letter === "y")!, key: "pass", letter: "z", words: "Pass", brief: "Pass" };
  const go = { ...first.ask!, kind: "go", words: "Take one action, or pass.", brief: "", options: [pass, { ...pass, key: "cleanse", letter: "a", words: "Cleanse yourself", brief: "" }] };
  const lines = [{ type: "TurnBegan", turn: 1 }, { type: "PlayerPassed", seat: first.seat }].map((event) => ({ ...first.news[0]!, event, opens: false }));
  const asked = { ...first, ask: go } as Sight;
  const opened = await mounted("virtues", { ...asked, since: 0, news: lines.slice(0, 1) });
  expect(screen.queryByText("Pass until the next round")).toBeNull();
  await opened.sees({ ...asked, seq: asked.seq + 1, decisions: asked.decisions + 1, since: 1, news: lines.slice(1) });
  await vi.advanceTimersByTimeAsync(3000);
  await click("Pass until the next round");
  expect(opened.line.said("answer").map(({ key }) => key)).toEqual(["pass"]);
  opened.line.says({ type: "done", id: opened.line.said("answer")[0]!.id, seq: asked.seq + 1 });
  const later = { ...asked, seq: asked.seq + 2, decisions: asked.decisions + 2, since: 2, news: [] };
  await opened.sees({ ...later, ask: null });
  await opened.sees({ ...later, seq: asked.seq + 3 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(opened.line.said("answer").map(({ key }) => key)).toEqual(["pass", "pass"]);
  const done = opened.line.said("answer")[1]!;
  opened.line.says({ type: "done", id: done.id, seq: asked.seq + 3 });
  await opened.sees({ ...later, seq: asked.seq + 4, decisions: asked.decisions + 3, state: { ...asked.state, turn: Number(asked.state["turn"]) + 1 } });
  await vi.advanceTimersByTimeAsync(1000);
  expect(opened.line.said("answer")).toHaveLength(2);
});

test("the server names the parts of the standings", async () => {
  const base = draftTable as unknown as Sight;
  const standings = base.seats.map((_, seat) => ({ seat, place: seat + 1, points: seat ? 0 : 20, parts: {}, counts: "hit points" }));
  await mounted("heroes", { ...base, ask: null, over: true, standings });
  const end = within(await screen.findByRole("dialog"));
  expect(end.getByRole("rowheader", { name: "Hit points" })).toBeTruthy();
  expect(end.getByText("20 hit points, 20 ahead")).toBeTruthy();
});

test("a chance to act is passed with one press for the rest of the round", async () => {
  prefs.windows = true;
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const asked = windowTable as unknown as Sight;
  const later = (more: number, state = asked.state): Sight => ({ ...asked, seq: asked.seq + more, decisions: asked.decisions + more, state, news: [], since: asked.since + asked.news.length });
  const opened = await mounted("virtues", asked);
  const { line, sees } = opened;
  const answered = async (number: number): Promise<string[]> => {
    await vi.advanceTimersByTimeAsync(1000);
    const answers = line.said("answer");
    const last = answers.at(-1);
    if (last && answers.length === number) line.says({ type: "done", id: last.id, seq: asked.seq + number });
    await tick();
    return answers.map(({ key }) => key);
  };
  expect(await answered(0)).toEqual([]);
  await click("Pass until the next round");
  expect(await answered(1)).toEqual(["done"]);
  await sees({ ...later(1), ask: null });
  await sees(later(2));
  expect(await answered(2)).toEqual(["done", "done"]);
  const cataclysms = [...(asked.state["cataclysms"] as number[]), 1];
  await sees(later(3, { ...asked.state, cataclysms }));
  expect(await answered(2)).toEqual(["done", "done"]);
});

test("the warning of a chosen answer without a preview replaces the question", async () => {
  const asked = windowTable as unknown as Sight;
  const [first, ...others] = asked.ask!.options;
  const { table } = await mounted("virtues", { ...asked, ask: { ...asked.ask!, options: [{ ...first!, warning: "You give up a castle." }, ...others] } });
  const lead = (): string => document.querySelector(".act .lead")?.textContent ?? "";
  expect(lead()).not.toContain("castle");
  table.answering.pick(first!.key);
  await tick();
  expect([lead(), table.answering.chosen]).toEqual([expect.stringContaining("You give up a castle."), first!.key]);
});
