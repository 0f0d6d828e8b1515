import { expect, test, vi } from "vitest";
import type { Ask } from "../../../wire";
import { setLanguage } from "../../../words";
import { asksOf, heroesLeft } from "./picks";

test("a power shows its Soulrank like the heroes' sheets", async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await setLanguage("en");
  const ask = { kind: "power", options: [], barred: ["take:b3"] } as unknown as Ask;
  expect(asksOf(ask, "bryndis", {}).map(({ line }) => line)).toEqual(["free · rests 2 rounds · from Soulrank II"]);
  vi.unstubAllGlobals();
});

test("a nature shows the values that the server sends, even impossible ones", async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await setLanguage("en");
  const ask = { kind: "nature", options: [{ key: "nature:law" }], barred: [] } as unknown as Ask;
  const natures = { "nature:law": { hp: 901, most: 902, combat: 903, action: 904, things: ["longsword", "hunting_bow", "hunting_bow"] } };
  const [pick] = asksOf(ask, "bryndis", natures);
  const facts = pick?.facts.map(([, what]) => what).join("; ") ?? "";
  for (const number of [901, 902, 903, 904]) expect(facts).toContain(String(number));
  expect(facts).toContain("Hunting Bow × 2");
  vi.unstubAllGlobals();
});

test("a hero on offer shows the HP of both sides", async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await setLanguage("en");
  const ask = { kind: "hero", options: [{ key: "hero:bryndis" }], barred: [] } as unknown as Ask;
  const now = { most: 0, combat: 0, action: 0, things: [] };
  const [pick] = asksOf(ask, "", { "hero:bryndis/law": { ...now, hp: 901 }, "hero:bryndis/chaos": { ...now, hp: 902 } });
  expect(pick?.facts.map(([, what]) => what).slice(0, 2)).toEqual(["Warden: 901 HP", "Reaver: 902 HP"]);
  vi.unstubAllGlobals();
});

test("a power that is learned keeps its place among the others", () => {
  const asked = (options: string[], barred: string[]) => asksOf({ kind: "power", options: options.map((key) => ({ key })), barred } as unknown as Ask, "bryndis", {}).map(({ key }) => key);
  const first = asked(["take:b1", "take:b2", "take:b5"], ["take:b3", "take:b8"]);
  expect(asked(["take:b2", "take:b5"], ["take:b1", "take:b3", "take:b8"])).toEqual(first);
});

test("while another player chooses, the heroes left can be read", async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await setLanguage("en");
  const left = heroesLeft(["bryndis"], {});
  expect(left.map(({ of }) => of)).toEqual(["dorrun", "ilvane", "corvane", "sable"]);
  expect(left[0]?.facts.map(([name]) => name)).toEqual(["Law", "Chaos", "Values"]);
  expect(left.every(({ barred, option }) => barred && option === null)).toBe(true);
  vi.unstubAllGlobals();
});
