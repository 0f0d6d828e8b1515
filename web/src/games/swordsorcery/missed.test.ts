import { expect, test } from "vitest";
import type { Sight } from "../../wire";
import { setLanguage } from "../../words";
import { fitsAttack, missedAnswers } from "./missed";

test.each([
  ["hit", "focus", true],
  ["hit", "b2", false],
  ["defend", "b5", true],
  ["defend", "focus", false],
  ["interpose", "b1", false],
  ["interpose", "watchman_sword", false],
])("the panel of an attack lists only cards for its question: %s, %s", (kind, id, fits) => {
  expect(fitsAttack(kind, id)).toBe(fits);
});

test("a thing in the hero's area that cannot be used is listed first, with its deed; things elsewhere are not", async () => {
  await setLanguage("en");
  const hero = { id: "bryndis", seat: 0, area: 0, conditions: {}, criticals: {}, fire: [], shields: 0 };
  const state = { quest: "q0", opened: 0, soul: 0, heroes: [hero], companions: [], enemies: [], attacks: [], activations: [], locks: [], active: 0 };
  const figures = [["K1", "hidden"], ["K1", "goal"], ["K2", "goal"]].map(([place, kind]) => ({ place, kind, name: kind }));
  const ask = { kind: "act", options: [], barred: ["dash", "search", "interact:clapper2", "interact:bell"] };
  const computed = { round: [], lives: [], mates: [], things: [["search"], ["interact:clapper2"], ["interact:bell"]] };
  const sight = { state, computed, places: [{ id: "K1" }], figures, cards: [], tracks: [], ask } as unknown as Sight;
  expect(missedAnswers(sight.ask!, sight)).toEqual([{ key: "interact:clapper2", words: "Take the clapper" }, { key: "search", words: "Search the area" }, { key: "dash", words: "Dash" }]);
});
