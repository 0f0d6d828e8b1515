import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import overTable from "../fixtures/over.json";
import type { AnalysisState, LuckAndSkill, MistakeTold, ReplayCard, SideShare, Story } from "../wire";
import AnalysisPage from "./AnalysisPage.svelte";
import TableLine from "./TableLine.svelte";

const side = (seats: number[], more: Partial<SideShare> = {}): SideShare => ({
  seats, start: 0.5, start_within: 0.04, luck: -0.44, luck_within: 0.02, play: -0.06, play_within: 0.03, others: 0, others_within: 0, rejudged: 0, end: 0, best: 1, worst: 2, mistakes: 0.11, mistakes_within: 0.03, ...more,
});
const mistake = (decision: number, seat: number, loss: number): MistakeTold => ({
  at: decision, seat, chance: 0.5 - loss, could: 0.5, within: 0.01, question: "", did: [`Move ${decision}.`, "Stay."], better: ["fight", "with a sword"], why: decision === 2 ? "It is worth 4 points." : "",
});
const found: LuckAndSkill = {
  start: [0.5, 0.5],
  steps: [
    { seat: 0, chances: [0.7, 0.3], luck: [0.2, -0.2], within: [0.03, 0.03], error: 0 },
    { seat: 1, chances: [0.6, 0.4], luck: [-0.1, 0.1], within: [0.03, 0.03], error: 0 },
    { seat: 0, chances: [0, 1], luck: [-0.54, 0.54], within: [0.6, 0.6], error: 0.11 },
  ],
  mistakes: [mistake(2, 0, 0.11), mistake(0, 0, 0.04), mistake(1, 1, 0.03)],
  sides: [side([0]), side([1], { luck: 0.44, play: 0, others: 0.06, end: 1, best: -1, worst: -1, mistakes: 0 })],
  least: 0.02,
};
const card: ReplayCard = {
  id: "r", game: "adventureland", name: "Adventure Land", title: "Adventure Land, The Fellowship", players: ["Ann", "Bram"], decisions: 3, over: true, eyes: [-1, 0, 1],
  marks: [{ decision: 0, kind: "round", words: "Round 1" }, { decision: 2, kind: "round", words: "Round 2" }], commitment: "", seed: "", verified: false, differs: "", table: "t",
  mine: [0], times: [], updated: false,
};
const line = (words: string) => ({ words, brief: "", event: {}, to_you: false, opens: false, joins: false, by_you: false });
const story = { id: "r", seat: 0, lines: [{ decision: 1, line: line("You roll 4.") }, { decision: 2, line: line("Bram rolls 1.") }] } as unknown as Story;
const none: AnalysisState = { state: "none", place: 0, done: 0, of: 0, words: "", result: null };
const done: AnalysisState = { ...none, state: "done", result: found };

/** The hall's next answers about the analysis, and the requests made so far. */
let states: AnalysisState[];
let asked: string[];
let shown: ReplayCard;

beforeEach(() => {
  asked = [];
  shown = card;
  history.replaceState(null, "", "/r/r/analysis");
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => {
    const bare = path.split("?")[0] ?? "";
    if (bare.includes("/analysis")) {
      asked.push(`${init?.method ?? "GET"} ${bare}`);
      return Promise.resolve(Response.json(states.length > 1 ? states.shift() : states[0]));
    }
    if (bare.endsWith("/story")) return Promise.resolve(Response.json(story));
    if (bare.includes("/at/")) return Promise.resolve(Response.json({ ...overTable, title: "T" }));
    if (bare === "/api/replays/r") return Promise.resolve(Response.json(shown));
    return Promise.resolve(Response.json(bare === "/api/games" ? [] : { id: "ann", name: "Ann", account: null, settings: {} }));
  });
});
afterEach(() => vi.useRealTimers());

async function openAnalysis(...answers: AnalysisState[]): Promise<void> {
  states = answers;
  render(AnalysisPage, { id: "r" });
  await screen.findByRole("heading", { level: 1 });
}

const heading = (): string => screen.getByRole("heading", { level: 1 }).textContent;

test("an analysis starts on request and is shown when done", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true, advanceTimeDelta: 20 });
  await openAnalysis(none, { ...none, state: "waiting", place: 2 }, { ...none, state: "running", done: 10, of: 40 }, done);
  expect(heading()).toBe("Not analysed yet");
  await fireEvent.click(screen.getByRole("button", { name: "Analyse" }));
  await waitFor(() => expect(heading()).toBe("Waiting"));
  expect(screen.getByRole("status").textContent).toBe("2 matches are analysed before this one.");
  await vi.advanceTimersByTimeAsync(1000);
  await waitFor(() => expect(heading()).toBe("Analysing"));
  expect(screen.getByRole("progressbar", { name: "Analysing" }).getAttribute("aria-valuenow")).toBe("25");
  expect(screen.getByText("10 of 40 moves")).toBeTruthy();
  await vi.advanceTimersByTimeAsync(1000);
  await waitFor(() => expect(heading()).toContain("You lost"));
  expect(asked).toEqual(["GET /api/replays/r/analysis", "POST /api/replays/r/analysis", "GET /api/replays/r/analysis", "GET /api/replays/r/analysis"]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toHaveLength(4);
});

test("an analysis can be stopped", async () => {
  await openAnalysis({ ...none, state: "running" }, none);
  expect(screen.getByText("Starting…")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Stop" }));
  await waitFor(() => expect(heading()).toBe("Not analysed yet"));
  expect(asked.at(-1)).toBe("POST /api/replays/r/analysis/stop");
});

test("a match that cannot be analysed shows the reason and its replay", async () => {
  await openAnalysis({ ...none, state: "refused", words: "The match is still running." });
  expect(heading()).toBe("This match cannot be analysed");
  expect(screen.getByRole("status").textContent).toBe("The match is still running.");
  expect(screen.getByRole("link", { name: "Open replay" }).getAttribute("href")).toBe("/r/r");
});

test("the headline and the sum show what decided the match, each number with its range", async () => {
  await openAnalysis(done);
  expect(heading()).toBe("You lost: luck took 44, your mistakes cost 11");
  const sum = screen.getByRole("list", { name: "How the result came about" });
  const terms = within(sum).getAllByRole("listitem").map((element) => element.textContent.replace(/\s+/g, " ").trim());
  expect(terms).toEqual([
    "Start50 ±4 plus or minus 4", "+plus Luck−44 ±2 plus or minus 2", "+plus Your play−6 ±3 plus or minus 3", "+plus Others’ play0 ±0 plus or minus 0", "=equals Result0",
  ]);
  expect(screen.getByText(/Later effects count as luck/)).toBeTruthy();
  expect(screen.getByText(/A loss below 2 points, or smaller than its own uncertainty, is never called a mistake/)).toBeTruthy();
});

test("the curve has a spoken text, and arrow keys move between its marks", async () => {
  await openAnalysis(done);
  expect(screen.getByRole("img", { name: "You: 50 % at the start, between 0 % and 70 %, 0 % at the end." })).toBeTruthy();
  const marks = within(screen.getByRole("list", { name: "Luck and mistakes on the curve" }));
  expect(marks.getAllByRole("link").map((element) => [element.getAttribute("aria-label"), element.getAttribute("href")])).toEqual([
    ["Round 1, luck +20 ±3: You roll 4.", "/r/r?at=1&seat=-1"],
    ["Round 1, luck −10 ±3: Bram rolls 1.", "/r/r?at=2&seat=-1"],
  ]);
  const first = marks.getByRole("button", { name: "Round 1, mistake −4 ±1: Move 0. Stay." });
  expect(first.tabIndex).toBe(0);
  await fireEvent.keyDown(first, { key: "End" });
  const last = marks.getByRole("button", { name: "Round 2, mistake −11 ±1: Move 2. Stay." });
  expect([document.activeElement, last.tabIndex, first.tabIndex]).toEqual([last, 0, -1]);
  await fireEvent.click(first);
  expect(screen.getByRole("button", { expanded: true }).textContent).toContain("Move 0. Stay.");
});

test("one mistake is open, at first the worst; arrow keys choose, and Enter shows it in the replay", async () => {
  await openAnalysis(done);
  const open = (): HTMLElement => screen.getByRole("button", { expanded: true });
  expect(open().textContent).toContain("50 % to 39 %");
  expect(screen.getByText("It is worth 4 points.")).toBeTruthy();
  expect(screen.getByText("fight, with a sword")).toBeTruthy();
  await fireEvent.keyDown(open(), { key: "ArrowDown" });
  await waitFor(() => expect(open().textContent).toContain("50 % to 46 %"));
  expect(document.activeElement).toBe(open());
  await fireEvent.keyDown(open(), { key: "Enter" });
  expect(location.pathname + location.search).toBe("/r/r?at=0&seat=0");
});

test("F plays on from a mistake, at the seat that made it", async () => {
  await openAnalysis(done);
  await fireEvent.keyDown(screen.getByRole("button", { expanded: true }), { key: "f" });
  const dialog = await screen.findByRole("dialog", { hidden: true });
  expect(within(dialog).getByText(/^Round 2 Play on from here/)).toBeTruthy();
  expect(within(dialog).getByRole<HTMLInputElement>("radio", { name: "Ann", hidden: true }).checked).toBe(true);
});

test("the other side has its own curve and mistakes", async () => {
  await openAnalysis(done);
  const [choice] = screen.getAllByRole("group", { name: "Chance of" });
  await fireEvent.click(within(choice!).getByRole("radio", { name: "Bram" }));
  await waitFor(() => expect(heading()).toBe("Bram won: luck gave 44, no mistakes found"));
  expect(screen.getByRole("button", { expanded: true }).textContent).toContain("Move 1. Stay.");
});

test("without mistakes the page says so", async () => {
  await openAnalysis({ ...done, result: { ...found, mistakes: [], sides: found.sides.map((side) => ({ ...side, mistakes: 0 })) } });
  expect(screen.getByText(/No decision cost 2 points or more/)).toBeTruthy();
  expect(screen.queryByRole("button", { expanded: true })).toBeNull();
});

test("a cooperative party is a single side", async () => {
  shown = { ...card, mine: [0, 1] };
  const steps = found.steps.map((step) => ({ ...step, chances: [0.5], luck: [0], within: [0] }));
  await openAnalysis({ ...done, result: { ...found, start: [0.4], steps, sides: [side([0, 1], { luck: 0.67, end: 1 })] } });
  expect(heading()).toBe("Your party won: luck gave 67, mistakes cost 11");
  expect(screen.getAllByRole("rowheader").filter((element) => element.textContent.includes("Your party"))).toHaveLength(1);
  expect(screen.queryByText("Others")).toBeNull();
  expect(screen.getByRole("button", { expanded: true }).textContent).toContain("Ann: Move 2. Stay.");
});

test("the result of a table has a line once its match was analysed, but not if that is impossible", async () => {
  states = [done];
  const first = render(TableLine, { table: "t", mine: [0] });
  expect((await screen.findByRole("link")).textContent.trim()).toBe("Luck −44, your play −6, mistakes −11");
  expect(screen.getByRole("link").getAttribute("href")).toBe("/r/t/analysis");
  first.unmount();
  states = [none];
  const second = render(TableLine, { table: "t", mine: [0] });
  expect((await screen.findByRole("link")).textContent.trim()).toBe("Luck and skill");
  second.unmount();
  states = [{ ...none, state: "refused", words: "no" }];
  render(TableLine, { table: "t", mine: [0] });
  await waitFor(() => expect(asked).toHaveLength(3));
  await Promise.resolve();
  expect(screen.queryByRole("link")).toBeNull();
});
