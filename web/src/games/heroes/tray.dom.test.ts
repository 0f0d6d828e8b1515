import { fireEvent, render } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import beatTable from "../../fixtures/heroes-beat.json";
import type { Option, Sight } from "../../wire";
import { SPELLS } from "./cards";
import { readTable } from "./model";
import Tray from "./Tray.svelte";

const beat = beatTable as unknown as Sight;
const option = (key: string): Option => ({ key, letter: "", words: key, brief: key, places: [], warning: "" }) as unknown as Option;

function asked(kind: string, keys: string[], lacks: string[] = []): Sight {
  const computed = { ...beat.computed, rolling: kind === "beat", lacks };
  return { ...beat, computed, ask: { ...beat.ask, kind, options: keys.map(option), barred: [] } } as unknown as Sight;
}

function shown(sight: Sight, more: object = {}) {
  const does = { give: vi.fn(), pick: vi.fn(), drop: vi.fn(), consider: vi.fn() };
  const props = { sight, news: [], chosen: null, isReplay: false, racing: null, sending: false, keys: true, reducesMotion: true, ...does, ...more };
  return { ...render(Tray, props as never), ...does, props };
}

const hand = readTable(beat).players.find((player) => !player.turned)?.hand ?? [];
const spell = SPELLS[hand[0] ?? 0]!;
const lacks = hand.map((id) => (id === hand[0] ? "0" : "1"));

test("a ready Spell answers that the player acts, and then that it is cast", async () => {
  const { give, pick, rerender, props } = shown(asked("act-or-pass", ["act", "pass"], lacks));
  await fireEvent.click(document.querySelector(`[data-part="${spell.id}"]`)!);
  expect(give).toHaveBeenCalledExactlyOnceWith("act");
  await rerender({ ...props, sight: asked("other-action", [`cast:${spell.id}`, "none"], lacks) } as never);
  expect(pick).toHaveBeenCalledExactlyOnceWith(`cast:${spell.id}`);
});

test("the dice of an advised throw are in the hand", () => {
  shown(asked("beat", ["throw:12", "throw:none"]), { chosen: option("throw:12") });
  expect(document.querySelector('[data-does="throw"]')?.getAttribute("data-answer")).toBe("throw:12");
});
