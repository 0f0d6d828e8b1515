import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { placeElement } from "./placeelement";

test("a card that shares a place's id is not the place, so the board does not scroll to that card", () => {
  document.body.innerHTML = `<main data-stage>
    <div data-namesakes><button data-place="16">card</button><button data-place="potion">theirs</button></div>
    <button data-place="potion">mine</button>
  </main>`;
  expect(placeElement(document, "16")).toBeNull();
  expect(placeElement(document, "potion")?.textContent).toBe("mine");
});

test("the other players' cards below the dungeon are such cards", () => {
  const board = readFileSync(join(import.meta.dirname, "../games/swordsorcery/Board.svelte"), "utf-8");
  expect(board).toMatch(/data-namesakes><OthersCards/);
});
