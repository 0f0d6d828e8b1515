// The draft at a table: cards are marked, and the marked ones are given one after the other.
import { fireEvent, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, expect, test } from "vitest";
import actionTable from "../../fixtures/heropath-action.json";
import draftTable from "../../fixtures/heropath-draft.json";
import { option } from "../../table/core/tests/made";
import { mounted, type Mounted } from "../../table/core/tests/mounted";
import type { Ask, Sight } from "../../wire";
import { prefs } from "../../you/prefs.svelte";
import { read } from "./read";

const table = draftTable as unknown as Sight;
const HAND = read(table).draft!.cards.map(({ piece }) => piece);
const [A, B, C, D] = HAND as [number, number, number, number];

beforeEach(() => {
  prefs.keys = prefs.forced = true;
});

/** The same hand in another round: `limit` cards can be kept, and `kept` are kept already. */
function asked(seq: number, limit: number, kept: number[] = [], before: number[] = [], round = 2): Sight {
  const ask = table.ask as Ask;
  const options = ask.options.filter(({ key }) => !kept.some((piece) => key === `keep:${piece}`));
  const draft = { ...(table.computed!["draft"] as object), round, left: limit - kept.length, kept, before };
  return { ...table, seq, decisions: seq, computed: { ...table.computed, draft }, ask: { ...ask, options } };
}

const card = (piece: number): HTMLElement => document.querySelector<HTMLElement>(`[data-place="card${piece}"]`)!;
const press = (piece: number): Promise<boolean> => fireEvent.click(card(piece));
const marked = (): number[] => HAND.filter((piece) => card(piece).getAttribute("aria-pressed") === "true");
const button = (): HTMLButtonElement => screen.getByRole<HTMLButtonElement>("button", { name: /^Keep th/ });
const count = (): string => document.querySelector(".draft [role=status]")?.textContent ?? "";
const givenKeys = ({ line }: Mounted): string[] => line.said("answer").map(({ key }) => key);

/** The hall carries out the last answer and sends the next sight. */
async function done(page: Mounted, next: Sight): Promise<void> {
  page.line.says({ type: "done", id: page.line.said("answer").at(-1)!.id, seq: next.seq });
  await page.sees(next);
}

test("a press marks a card, another removes the mark, and nothing is given before enough are marked", async () => {
  const page = await mounted("heropath", asked(50, 2));
  expect([marked(), count(), button().disabled]).toEqual([[], "0 of 2 marked", true]);
  await press(B);
  expect([marked(), count(), button().disabled]).toEqual([[B], "1 of 2 marked", true]);
  expect(card(B).textContent).toContain("marked");
  expect(card(A).textContent).not.toContain("marked");
  await press(B);
  expect([marked(), count()]).toEqual([[], "0 of 2 marked"]);
  await press(A);
  await press(C);
  expect([marked(), count(), button().disabled]).toEqual([[A, C], "2 of 2 marked", false]);
  expect(givenKeys(page)).toEqual([]);
});

test("one card too many is not marked, and the reason is shown", async () => {
  await mounted("heropath", asked(50, 2));
  for (const piece of [A, B, C]) await press(piece);
  expect([marked(), count()]).toEqual([[A, B], "You keep only 2. Take a mark off first."]);
  await press(A);
  await press(C);
  expect([marked(), count()]).toEqual([[B, C], "2 of 2 marked"]);
});

test("the mark moves to the pressed card when one card is kept", async () => {
  await mounted("heropath", asked(50, 1));
  await press(A);
  await press(B);
  expect([marked(), count()]).toEqual([[B], "1 of 1 marked"]);
});

test("cards kept in the round before are marked at first, and can be unmarked", async () => {
  const page = await mounted("heropath", asked(50, 1, [], [], 1));
  await press(C);
  await page.sees(asked(51, 2, [], [B]));
  expect([marked(), count()]).toEqual([[B], "1 of 2 marked"]);
  for (const piece of [B, A, D]) await press(piece);
  expect(marked()).toEqual([A, D]);
});

test("only kept cards are marked when an answer is resumed", async () => {
  await mounted("heropath", asked(50, 3, [A, B], [C, D]));
  expect([marked(), count()]).toEqual([[], "2 of 3 marked"]);
  await press(D);
  expect([marked(), count(), button().disabled]).toEqual([[D], "3 of 3 marked", false]);
});

test("the marked cards are given one after the other, each after the one before is done", async () => {
  const page = await mounted("heropath", asked(50, 3, [], [C]));
  await press(D);
  await press(A);
  await fireEvent.click(button());
  expect(givenKeys(page)).toEqual([`keep:${A}`]);
  await press(B);
  await fireEvent.click(button());
  await page.sees(asked(50, 3, [], [C]));
  expect(givenKeys(page)).toEqual([`keep:${A}`]);
  await done(page, asked(51, 3, [A], [C]));
  expect(givenKeys(page)).toEqual([A, C].map((piece) => `keep:${piece}`));
  await done(page, asked(52, 3, [A, C], [C]));
  expect(givenKeys(page)).toEqual([A, C, D].map((piece) => `keep:${piece}`));
  const all = asked(53, 3, [], [C]);
  const draft = { ...(all.computed!["draft"] as object), left: 0 };
  await done(page, { ...all, ask: null, waiting: [1, 2], computed: { ...all.computed, draft } });
  expect(givenKeys(page)).toHaveLength(3);
  expect(document.querySelector(".draft")?.textContent).toContain("All cards are chosen");
  expect([...document.querySelectorAll(".draft .flag")].map((flag) => flag.textContent)).toEqual(["kept", "kept", "kept"]);
});

test("a refusal stops the draft; given cards stay kept, and the others stay marked", async () => {
  const page = await mounted("heropath", asked(50, 3));
  for (const piece of [A, B, C]) await press(piece);
  await fireEvent.click(button());
  await done(page, asked(51, 3, [A]));
  expect(givenKeys(page)).toHaveLength(2);
  page.line.says({ type: "refused", id: page.line.said("answer").at(-1)!.id, seq: 51, words: "Not now.", reasons: [], code: "not-now" });
  await tick();
  await page.sees(asked(52, 3, [A]));
  expect(givenKeys(page)).toHaveLength(2);
  expect([marked(), count(), button().disabled]).toEqual([[B, C], "3 of 3 marked", false]);
  expect(card(A).textContent).toContain("kept");
  await press(B);
  await press(D);
  await fireEvent.click(button());
  await done(page, asked(53, 3, [A, C]));
  expect(givenKeys(page).slice(2)).toEqual([`keep:${C}`, `keep:${D}`]);
});

test("after an undo the cards stay marked, and nothing is given automatically", async () => {
  const page = await mounted("heropath", asked(50, 2));
  await press(A);
  await press(B);
  await fireEvent.click(button());
  await done(page, asked(51, 2, [A]));
  await done(page, { ...asked(52, 2), ask: null });
  await page.sees(asked(53, 2));
  expect([givenKeys(page).length, marked(), count()]).toEqual([2, [A, B], "2 of 2 marked"]);
  await press(A);
  await press(D);
  expect(marked()).toEqual([B, D]);
});

test("letters mark cards, and Enter keeps them once enough are marked, but not on a button beside them", async () => {
  const page = await mounted("heropath", asked(50, 2));
  const key = (name: string, on: Element = document.body): Promise<boolean> => fireEvent.keyDown(on, { key: name });
  await key("a");
  await key("Enter");
  expect([marked(), givenKeys(page)]).toEqual([[A], []]);
  await key("a");
  await key("b");
  await key("c");
  expect(marked()).toEqual([B, C]);
  await key("Enter", document.querySelector(".table-shell button:not(.draft *)")!);
  expect(givenKeys(page)).toEqual([]);
  await key("Enter", card(D));
  expect(givenKeys(page)).toEqual([`keep:${B}`]);
});

test("letters mark nothing when single keys are switched off", async () => {
  prefs.keys = false;
  const page = await mounted("heropath", asked(50, 2));
  await fireEvent.keyDown(document.body, { key: "a" });
  expect([marked(), givenKeys(page)]).toEqual([[], []]);
});

test("a bot's advice is only said, and the cards for the neighbour are announced", async () => {
  const page = await mounted("heropath", asked(50, 2));
  page.table.queries.advise();
  page.line.says({ type: "advised", request: page.line.said("advise").at(-1)!.request, key: `keep:${A}`, why: "Keep these two." });
  await tick();
  expect(document.querySelector(".advised")?.textContent.trim()).toBe("Keep these two.");
  expect([page.table.answering.chosen, document.querySelectorAll(".act .answer").length]).toEqual([null, 0]);
  expect(document.querySelector(".passes")?.textContent).toBe(`The others go to ${table.seats[1]!.name}. You get those of ${table.seats.at(-1)!.name}.`);
});

test("cards that lie nowhere are offered with their texts", async () => {
  const action = actionTable as unknown as Sight;
  await mounted("heropath", { ...action, ask: { ...action.ask!, kind: "keep-card", options: ["card:A01", "card:M03"].map((key) => option(key)) } });
  const [first] = screen.getAllByRole("button", { name: /Short Sword/ });
  expect(first?.textContent).toContain("+1 Extra Power in every battle.");
});
