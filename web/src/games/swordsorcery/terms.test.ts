import { afterEach, expect, test, vi } from "vitest";
import { setLanguage } from "../../words";
import { POWERS } from "./chart";
import { termsIn } from "./terms";

afterEach(() => void setLanguage("en"));

test.each([
  ["en", "b1", ["AoE"]],
  ["en", "b2", ["Bash", "K.O."]],
  ["en", "b8", ["Magic Shields"]],
  ["en", "b10", []],
  ["de", "b1", ["Fläche"]],
  ["de", "b2", ["Stoß", "K.O."]],
  ["de", "b8", ["Magieschilde"]],
] as const)("the terms on a card are explained: %s, %s", async (language, id, names) => {
  vi.stubGlobal("document", { documentElement: {} });
  await setLanguage(language);
  const terms = termsIn(POWERS[id]?.text ?? "");
  expect(terms.map(([name]) => name)).toEqual(names);
  for (const [, what] of terms) expect(what).toMatch(/\.$/);
});
