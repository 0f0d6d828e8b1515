import { fireEvent } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import draftTable from "../fixtures/heroes-draft.json";
import partyTable from "../fixtures/choose-party.json";
import type { Sight } from "../wire";
import { prefs } from "../you/prefs.svelte";
import { mounted } from "./core/tests/mounted";

const heroes = draftTable as unknown as Sight;
const party = partyTable as unknown as Sight;
const shelf = (): Element => document.querySelector("[data-stage] .legal[data-place]")!;

beforeEach(() => {
  prefs.keys = prefs.forced = true;
  prefs.hints = ["table-pick", "table-give", "table-why"];
});
afterEach(() => vi.useRealTimers());

const finger = (type: "pointerDown" | "pointerUp", element: Element, x = 5): Promise<boolean> => fireEvent[type](element, { pointerType: "touch", clientX: x, clientY: 5 });

/** A long press. */
async function rest(element: Element): Promise<void> {
  vi.useFakeTimers();
  await finger("pointerDown", element);
  vi.advanceTimersByTime(600);
  vi.useRealTimers();
  await tick();
}

test("a long press reads an answer without giving it", async () => {
  const { table, line } = await mounted("heroes", heroes);
  await rest(shelf());
  expect(table.answering.considered).not.toBeNull();
  await finger("pointerUp", shelf());
  await fireEvent.click(shelf(), { detail: 1 });
  expect([table.answering.chosen, line.said("answer")]).toEqual([null, []]);
  await finger("pointerDown", document.querySelector(".status")!);
  expect(table.answering.considered).toBeNull();
});

test("a drag or a short press reads nothing", async () => {
  const { table } = await mounted("heroes", heroes);
  vi.useFakeTimers();
  await finger("pointerDown", shelf());
  await fireEvent.pointerMove(shelf(), { pointerType: "touch", clientX: 40, clientY: 5 });
  vi.advanceTimersByTime(600);
  await finger("pointerDown", shelf());
  await finger("pointerUp", shelf());
  vi.advanceTimersByTime(600);
  expect(table.answering.considered).toBeNull();
});

test("an answer without a preview is read in full once that is known", async () => {
  const { table, line } = await mounted("heroes", heroes);
  const { key, words } = heroes.ask!.options[0]!;
  (shelf() as HTMLElement).focus();
  table.answering.consider(key);
  await tick();
  expect(document.querySelector(".reading")).toBeNull();
  line.says({ type: "shown", request: line.said("show").at(-1)!.request, preview: null });
  await tick();
  const { words: answerWords } = table.option(key)!;
  expect(words).toBeTruthy();
  expect(document.querySelector(".reading")?.textContent).toContain(answerWords.slice(-24));
});

test("an answer that must be read first is given by the second press", async () => {
  const { table, line } = await mounted("adventureland", party);
  table.answering.readFirst = [party.ask!.kind];
  const press = async (): Promise<void> => {
    await fireEvent.click(document.querySelector('.act [data-answer="stay"]')!, { detail: 1 });
    for (const request of line.said("show")) line.says({ type: "shown", request: request.request, preview: null });
    await tick();
  };
  await press();
  expect([table.answering.chosen, line.said("answer")]).toEqual(["stay", []]);
  expect(document.querySelector(".reading")).not.toBeNull();
  await press();
  expect(line.said("answer")[0]?.key).toBe("stay");
});

test("the second press of a double press does not answer a new question", async () => {
  const { table, line, sees } = await mounted("adventureland", party);
  const press = (detail: number): Promise<boolean> => fireEvent.click(document.querySelector(".act [data-answer]")!, { detail });
  await fireEvent.click(document.querySelector(".brand")!, { detail: 1 });
  await sees({ ...party, seq: party.seq + 1, decisions: party.decisions + 1, ask: { ...party.ask!, kind: "second-move" } });
  await press(2);
  expect([table.answering.chosen, line.said("answer")]).toEqual([null, []]);
  await press(1);
  expect(table.answering.chosen ?? line.said("answer")[0]?.key).toBe("stay");
});

test("a key that is held down answers once", async () => {
  const { table, line } = await mounted("heroes", heroes);
  await fireEvent.keyDown(document.body, { key: "a", repeat: true });
  expect([table.answering.chosen, line.said("answer")]).toEqual([null, []]);
  await fireEvent.keyDown(document.body, { key: "a" });
  expect(table.answering.chosen ?? line.said("answer")[0]?.key).toBe(table.ask?.options[0]?.key);
});
