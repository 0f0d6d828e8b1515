// For unit tests: loads the texts of all games and pages.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, vi } from "vitest";
import catalogues from "../fixtures/catalogues.json";
import { language, PAGES, setLanguage, loadPages } from ".";
import { loadTexts } from "./games.svelte";

// The catalogues of all games, as the hall would send them.
vi.stubGlobal("fetch", (path: string) => {
  const [game = "", , language = ""] = path.split("/").slice(-3);
  return Promise.resolve(new Response((catalogues as Record<string, Record<string, string>>)[game]?.[language]));
});
await Promise.all(Object.keys(catalogues).map((id) => loadTexts({ id, catalogue: ["en", "de"] }, "de")));
vi.unstubAllGlobals();

const later = ["games", "pages"].flatMap((folder) => readdirSync(join(import.meta.dirname, "en", folder)));
await loadPages(...PAGES, ...later.map((file) => file.replace(/\.ftl$/, "")));

// All test files run in the same threads, which saves set-up time, so each must restore the initial state.
afterAll(async () => {
  if (language() !== "en") await setLanguage("en");
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
