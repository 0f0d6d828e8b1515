import { afterEach, expect, test, vi } from "vitest";
import { setLanguage } from "../../words";
import { breakable } from "../../kit/breakable";
import { CREATURES, named } from "./cards";

afterEach(() => vi.unstubAllGlobals());

test("refusals name the card as printed", () => {
  expect(named("take:lightning@top1")).toBe("Lightning");
  expect(named("cast:rage")).toBe("Rage");
  expect(named("hire:merrow_guard")).toBe("Merrow Guard");
  expect(named("hero:maris")).toContain("Maris");
  expect(named("at:0f3")).toBe("0f3");
});

test("no part of a name is wider than the narrowest piece", async () => {
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  for (const language of ["en", "de"] as const) {
    await setLanguage(language);
    const parts = CREATURES.flatMap(({ name }) => breakable(name).split(/[ \u00ad]/));
    expect(parts.filter((part) => part.length > 10)).toEqual([]);
  }
  expect(["Wasserelementar", "Raureiffestung", "Schlackenschmieden"].map(breakable)).toEqual(["Wasser\u00adelementar", "Raureif\u00adfestung", "Schlacken\u00adschmieden"]);
  await setLanguage("en");
});
