import { afterEach, expect, test, vi } from "vitest";
import { language, setLanguage, t } from ".";

afterEach(() => vi.unstubAllGlobals());

/** Maximum number of letters in a lesson: five short lines beside its buttons. */
const MOST = 130;

test("English is available at once, and a key without a text shows itself", () => {
  expect(t("close")).toBe("Close");
  expect(t("no-such-words")).toBe("no-such-words");
});

test("values are in the sentence without isolation marks", () => {
  expect(t("trouble-unknown", { status: "500" })).toContain("(error 500)");
});

test("another language applies from then on, and the page's language attribute follows", async () => {
  const root = { lang: "en" };
  vi.stubGlobal("document", { documentElement: root });
  await setLanguage("de");
  expect([language(), t("close"), root.lang]).toEqual(["de", "Schließen", "de"]);
  const near = (missing: number) => t("he-near", { missing, sign: "W", name: "Tsunami" });
  expect([near(1), near(2)]).toEqual(["1 W fehlt für Tsunami", "2 W fehlen für Tsunami"]);
  await setLanguage("en");
  expect(t("close")).toBe("Close");
});

test("the language chosen last wins while texts are loading", async () => {
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  const german = setLanguage("de");
  await Promise.all([german, setLanguage("en")]);
  expect([language(), t("close")]).toEqual(["en", "Close"]);
});

test("a number is unformatted, and selects the plural", () => {
  expect(t("table-points", { count: 1 })).toBe("point");
  expect(t("table-points", { count: 12 })).toBe("points");
  expect(t("al-then-as-it-stands", { points: 12 })).toContain("12");
  expect(t("table-latency", { ms: 1234 })).toContain("1,234");
});

const ofGames = import.meta.glob<string>("./*/games/*.ftl", { query: "?raw", import: "default", eager: true });

test.each(Object.keys(ofGames))("no lesson of %s is longer than two sentences, or too long for a phone", (file) => {
  const lessons = (ofGames[file] ?? "").split("\n").filter((line) => /^[a-z]{2}-teach-/.test(line));
  for (const lesson of lessons) {
    const words = lesson.slice(lesson.indexOf("=") + 2).replace(/\{ \$\w+ \}/g, "15");
    expect(words.match(/[.!?](?= |$)/g)?.length ?? 0, words).toBeLessThanOrEqual(2);
    expect(words.length, words).toBeLessThanOrEqual(MOST);
  }
});

test("the texts of every file are found", () => {
  for (const key of ["al-map", "close", "hall-lead", "he-stop", "replay-back", "table-help", "to-hall"]) expect(t(key)).not.toBe(key);
});
