import { expect, test } from "vitest";
import { sight } from "../table/core/tests/made";
import { spotsOf } from "./spots";

const STEP = { id: "roll", title: "", words: "", lights: ["throw"], beside: [], tags: {}, awaits: "throw:12", taps: ["die.1", "die.2"], open: false, wrong: {}, sight: sight({}) };

function kinds(waits: boolean, ...lifted: number[]): string[] {
  const root = document.createElement("div");
  root.innerHTML = `${[1, 2].map((n) => `<button data-part="die.${n}" aria-pressed="${lifted.includes(n)}"></button>`).join("")}<button data-part="throw"></button>`;
  for (const child of root.children) child.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
  return spotsOf(root, STEP, waits).map(({ thing, kind }) => `${thing} ${kind}`);
}

test("the answer is marked when everything before it is tapped", () => {
  expect(kinds(true)).toEqual(["die.1 do", "die.2 do", "throw look"]);
  expect(kinds(true, 1)).toEqual(["die.1 also", "die.2 do", "throw look"]);
  expect(kinds(true, 1, 2)).toEqual(["die.1 also", "die.2 also", "throw do"]);
});

test("nothing is marked to be tapped if the lesson awaits nothing", () => {
  expect(kinds(false)).toEqual(["die.1 also", "die.2 also", "throw look"]);
});
