import { expect, test, vi } from "vitest";
import { setLanguage } from "../../words";
import { SPELLS, spellNumber, textOf } from "./cards";
import { splitIcons } from "./diceicons";

const lettersDrawn = (words: string): string[] => splitIcons(words).filter((part) => part.icons.length).map((part) => part.text);

test("dice are drawn within any text", () => {
  expect(lettersDrawn("Bram throws W W F A in the final throw.")).toEqual(["W W F A"]);
  expect(lettersDrawn("Costs 3 L and 2 cards")).toEqual(["L"]);
  expect(lettersDrawn("It needs W, F, E and A; your dice show no A.")).toEqual(["W", "F", "E", "A", "A"]);
  expect(lettersDrawn("Bot Isolde throws A in the final throw.")).toEqual(["A"]);
  expect(lettersDrawn("Your A Spells have one enhancement free.")).toEqual(["A"]);
  expect(lettersDrawn("Each W that is thrown last wounds your Hero, too.")).toEqual(["W"]);
});

test("words are not drawn as icons", () => {
  expect(lettersDrawn("A Being stands in front of it.")).toEqual([]);
  expect(lettersDrawn("Draw 2 Cards, a Creature and A-team.")).toEqual([]);
  expect(lettersDrawn("Hellhound’s Fireball: A blast.")).toEqual([]);
  expect(splitIcons("none")).toEqual([{ text: "none", icons: [] }]);
});

test("no text is lost", () => {
  const words = "You act with W F L L C -.";
  expect(splitIcons(words).map((part) => part.text).join("")).toBe(words);
});

test("in German a single A always means Air, and cards have German texts", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await setLanguage("de");
  const fireball = SPELLS[spellNumber("fireball")]!;
  expect(lettersDrawn("Deine Zauber mit A haben eine Verstärkung frei.")).toEqual(["A"]);
  expect([fireball.name, textOf(fireball, false).split(".")[0]]).toEqual(["Feuerball", "Ziel: eine ungedeckte Figur"]);
  expect(textOf(fireball, true)).toContain("Jede Verstärkung");
  await setLanguage("en");
  expect(fireball.name).toBe("Fireball");
  vi.unstubAllGlobals();
});
