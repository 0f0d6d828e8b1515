// For unit tests: the words of all games are at hand, as they are at a table.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, vi } from "vitest";
import { language, speak, speakOf } from ".";

await Promise.all(readdirSync(join(import.meta.dirname, "en", "games")).map((file) => speakOf(file.replace(/\.ftl$/, ""))));

// All files run in the same threads, which spares their setting up: each leaves things as it found them.
afterAll(async () => {
  if (language() !== "en") await speak("en");
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
