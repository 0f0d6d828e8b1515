import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameCard } from "../../wire";
import { speak } from "../../words";
import { learn } from "../../words/games.svelte";
import { cardNamed, CHART, deckWords, spaceAt } from "./chart";

const GERMAN = "space-P02 = Weidensee\nregion-plains = die Trauerweiden\ndeck-arms = WAFFEN\ncard-A01 = Kurzschwert\n    .text = +1 Zusatzstärke.\nactivity-S01-a = Kauf eine Waffe.\n";

beforeEach(() => {
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(new Response(path.endsWith("/de") ? GERMAN : "")));
  vi.stubGlobal("document", { documentElement: {} });
});
afterEach(() => speak("en"));

test("names and texts of the content are read in the reader's language", async () => {
  const said = (): unknown[] => [
    spaceAt("P02")?.name, CHART.regions.find(({ id }) => id === "plains")?.name, deckWords("ARMS"),
    cardNamed("A01")?.name, cardNamed("A01")?.text, CHART.sites[0]?.does[0]?.text, CHART.heroes[0]?.name,
  ];
  const english = ["Willowmere", "The Weeping Willows", "ARMS", "Short Sword", "+1 Extra Power in every battle.", "Buy a face-up ARMS card for its price.", "Warrior"];
  expect(said()).toEqual(english);
  await learn({ id: "heropath", catalogue: ["en", "de"] } as GameCard, "de");
  await speak("de");
  expect(said()).toEqual(["Weidensee", "Die Trauerweiden", "WAFFEN", "Kurzschwert", "+1 Zusatzstärke.", "Kauf eine Waffe.", "Warrior"]);
  await speak("en");
  expect(said()).toEqual(english);
});
