import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { breakable } from "../../kit/breakable";
import { setLanguage } from "../../words";
import { cardNamed, CHART, deckWords, spaceAt } from "./chart";

beforeEach(() => vi.stubGlobal("document", { documentElement: {} }));
afterEach(() => setLanguage("en"));

test("names and texts of the content are in the reader's language", async () => {
  const texts = (): unknown[] => [
    spaceAt("P02")?.name, CHART.regions.find(({ id }) => id === "plains")?.name, deckWords("ARMS"),
    cardNamed("A01")?.name, cardNamed("A01")?.text, CHART.sites[0]?.does[0]?.text, CHART.heroes[0]?.name,
  ];
  const english = ["Willowmere", "The Weeping Willows", "ARMS", "Short Sword", "+1 Extra Power in every battle.", "Buy a face-up ARMS card for its price.", "Warrior"];
  expect(texts()).toEqual(english);
  await setLanguage("de");
  expect(texts()).toEqual(["Weidensee", "Die Trauerweiden", "WAFFEN", "Kurzschwert", "+1 Zusatzstärke in jedem Kampf.", "Kaufe eine offene WAFFEN-Karte zu ihrem Preis.", "Krieger"]);
  await setLanguage("en");
  expect(texts()).toEqual(english);
});

test("no word of a card's name is longer than a card is wide, unless it can be broken", () => {
  const words = CHART.cards.flatMap(({ name }) => breakable(name).split(/[\s\u00ad-]/));
  expect(words.filter((word) => word.length > 12)).toEqual([]);
});
