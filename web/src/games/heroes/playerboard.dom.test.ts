import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import targetTable from "../../fixtures/heroes-target.json";
import type { Option, Sight } from "../../wire";
import { spokenNames } from "./labels";
import { readTable } from "./model";
import PlayerBoard from "./PlayerBoard.svelte";

const sight = targetTable as unknown as Sight;
const [place = ""] = readTable(sight).players.flatMap(({ seat, rows }) => (seat === sight.seat ? rows.flat() : [])).flatMap((cell) => (cell.piece ? cell.place : []));
const option = (warning: string): Option => ({ key: `at:${place}`, letter: "a", brief: "Cast it", warning }) as unknown as Option;

test.each(["", "This Spell harms your own side."])("a target whose answer has the warning %o has its own outline, text and spoken warning", (warning) => {
  const answers = new Map([[place, [option(warning)]]]);
  const [player] = readTable(sight).players.filter(({ seat }) => seat === sight.seat);
  const now = { fallen: new Map(), struck: new Map(), rolling: new Map() };
  render(PlayerBoard, { player, enhancing: false, sight, marks: { answers, barred: new Map() }, names: spokenNames(sight, answers), stop: place, chosen: null, pointed: [], planned: [], reach: [], outlook: new Map(), now, racing: null, onbeside: () => {} } as never);
  const space = document.querySelector(`[data-place="${place}"]`)!;
  expect(space.classList.contains("harms")).toBe(warning !== "");
  expect(space.querySelector(".yours")?.textContent ?? "").toBe(warning ? "yours" : "");
  expect(space.querySelector(".sr")?.textContent.endsWith(`Cast it${warning && `, ${warning}`}`)).toBe(true);
});

test.each([["next", true], ["target", false]])("in the question %s the own Creatures show their cost: %o", (kind, shown) => {
  const asked = { ...sight, ask: { ...sight.ask, kind } } as Sight;
  const [player] = readTable(asked).players.filter(({ seat }) => seat === sight.seat);
  const now = { fallen: new Map(), struck: new Map(), rolling: new Map() };
  render(PlayerBoard, { player, enhancing: false, sight: asked, marks: { answers: new Map(), barred: new Map() }, names: new Map(), stop: place, chosen: null, pointed: [], planned: [], reach: [], outlook: new Map(), now, racing: null, onbeside: () => {} } as never);
  expect(document.querySelectorAll(".cost").length > 0).toBe(shown);
});
