// Font sizes and round corners come from the scale in tokens.css.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SRC = join(import.meta.dirname, "..");
const files = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((name) => /\.(svelte|css)$/.test(name) && !name.endsWith("tokens.css"));
const styles = (name: string): string => {
  const text = readFileSync(join(SRC, name), "utf8");
  return name.endsWith(".css") ? text : [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style]) => style).join("\n");
};
const written = (value: RegExp): string[] =>
  files.flatMap((name) => [...styles(name).matchAll(value)].map(([found]) => `${name}: ${found}`));

test("no style defines a font size", () => {
  expect(written(/(?<![-\w])font(?:-size)?:(?: italic)?(?: \d{3})? [\d.]+px[^;]*;/g)).toEqual([]);
});

test("no style defines a round corner; up to 3 pixels may be the end of a line", () => {
  expect(written(/(?<![-\w])border(?:-[a-z]+)*-radius:[^;/]*?(?<![\w.-])(?:[4-9]|[1-9]\d+)(?:\.\d+)?px[^;/]*;/g)).toEqual([]);
});
