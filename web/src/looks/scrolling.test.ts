// Text for screen readers needs a positioned ancestor in its own scrolling box. Otherwise it is placed on the page, and
// the whole page can be scrolled to the hidden end of the box.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "..");
const RULE = /([^{};]+)\{([^{}]*)\}/g;

const files = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" }).filter((name) => /\.(svelte|css)$/.test(name));

/** The rules of a file that make a box scroll without positioning its hidden content. */
function loose(name: string): string[] {
  const text = readFileSync(join(SOURCE, name), "utf-8");
  const styles = name.endsWith(".css") ? text : (/<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? "");
  return [...styles.matchAll(RULE)].flatMap(([, selector = "", body = ""]) => {
    const scrolls = /overflow(-[xy])?:[^;]*\b(auto|scroll)\b/.test(body);
    return scrolls && !/\bposition:/.test(body) ? [`${name}: ${selector.trim()}`] : [];
  });
}

test("scrollable parts contain their content", () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(loose)).toEqual([]);
});
