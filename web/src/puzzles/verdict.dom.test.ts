import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { PuzzleSolution, PuzzleTable, PuzzleVerdict } from "../wire";
import { loadPages } from "../words";
import Verdict from "./Verdict.svelte";

const puzzle = { game: "heroes", number: 2, of: 9, hard: true, note: "" } as PuzzleTable;
const solution: PuzzleSolution = {
  best: "cast", worlds: 40, why: "You keep more Creatures.",
  answers: [
    { key: "cast", words: "Cast Fireball", chance: 0.8, behind: 0, within: 0.12 },
    ...[1, 2, 3, 4, 5].map((number) => ({ key: `move:${number}`, words: `Move to ${number}`, chance: 0.5 - number / 20, behind: 0.3 + number / 20, within: 0.1 })),
  ],
};
const verdict: PuzzleVerdict = { solution, streak: 2, next: 3 };
const usual = { puzzle, verdict: null, givenKey: null, shown: false, isOfDay: false, trouble: "", onagain: vi.fn(), onshow: vi.fn(), onnext: vi.fn() };

let shown: ReturnType<typeof mount> | undefined;
function show(more: Partial<typeof usual> | object): void {
  shown = mount(Verdict, { target: document.body, props: { ...usual, ...more } });
  flushSync();
}
const text = (): string => document.body.textContent ?? "";
const buttons = (): string[] => [...document.querySelectorAll("button, a")].map((element) => element.textContent?.trim() ?? "");
const press = (name: string): void => [...document.querySelectorAll("button")].find((element) => element.textContent?.includes(name))?.click();

beforeAll(() => loadPages("puzzles"));
beforeEach(() => {
  vi.clearAllMocks();
  document.body.replaceChildren(); // files share a document, and another one may still be removing its parts
});
afterEach(() => shown && unmount(shown));

test("before an answer there is a hint and no solution", () => {
  show({});
  expect(text()).toContain("It is not the obvious one.");
  expect(buttons()).toEqual([]);
});

test("the note about bots is shown before an answer", () => {
  show({ puzzle: { ...puzzle, note: "Bots know the book." } });
  expect(text()).toContain("Bots know the book.");
});

test("after a wrong answer its distance to the best one is shown, but not the best answer", () => {
  show({ verdict, givenKey: "move:2" });
  expect(text()).toContain("Yours wins 40 fewer of 100 matches (± 10).");
  expect(text()).not.toContain("Cast Fireball");
  expect(text()).not.toContain("You keep more Creatures.");
  press("Try again");
  press("Show the solution");
  press("Next puzzle");
  expect([usual.onagain, usual.onshow, usual.onnext].map((handler) => handler.mock.calls.length)).toEqual([1, 1, 1]);
});

test("after the right answer the chances of the best ones and the reason are shown", () => {
  show({ verdict, givenKey: "cast", shown: true, isOfDay: true });
  expect(text()).toContain("Right!");
  expect(text()).toContain("You solved today’s puzzle. ");
  expect(text()).toContain("2 days");
  expect(text()).toContain("You keep more Creatures.");
  expect(text()).toContain("80 % ± 12");
  expect(text()).toContain("from 40 matches");
  expect(document.querySelectorAll("[data-worth]").length).toBe(5);
  expect(document.querySelector(".best")?.getAttribute("data-worth")).toBe("cast");
  expect(buttons()).toEqual(["Next puzzle", "All puzzles"]);
});

test("the solution also shows the given answer, even one far down the list", () => {
  show({ verdict, givenKey: "move:5", shown: true });
  expect(text()).toContain("The solution");
  expect(text()).not.toContain("Right!");
  expect(document.querySelector(".mine")?.getAttribute("data-worth")).toBe("move:5");
});

test("the verdict shows the chances if the game has no reason", () => {
  show({ verdict: { ...verdict, solution: { ...solution, why: "" } }, givenKey: "cast", shown: true });
  expect(text()).toContain("The best answer wins 80 of 100 matches, the next best 45.");
});
