import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Table } from "../live/table.svelte";
import { explainBarred } from "./whynot";

let end: void | (() => void);
const table = { why: null as { anchor: Element } | null, answering: { chosen: null }, askWhy: (_: string, anchor: Element) => (table.why = { anchor }) };

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<main><button id="barred" data-why="move:a1"></button><p id="free"></p><div id="card" data-card></div></main>`;
  table.why = null;
  end = explainBarred(table as unknown as Table, () => false)(document.querySelector("main")!);
});
afterEach(() => {
  end?.();
  vi.useRealTimers();
});

let x = 0;
function point(id: string): void {
  for (const type of ["pointermove", "pointerover"]) {
    const event = new MouseEvent(type, { bubbles: true, clientX: (x += 10), clientY: 5 });
    document.getElementById(id)?.dispatchEvent(Object.assign(event, { pointerType: "mouse" }));
  }
  vi.advanceTimersByTime(1000);
}

test("a card that opened under a resting pointer closes when the pointer leaves both", () => {
  point("free");
  point("barred");
  expect(table.why).not.toBeNull();
  point("card");
  expect(table.why).not.toBeNull();
  point("free");
  expect(table.why).toBeNull();
});

test("a card that was opened by a press stays", () => {
  point("free");
  point("barred");
  document.getElementById("barred")?.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }));
  document.getElementById("barred")?.click();
  point("free");
  expect(table.why).not.toBeNull();
});
