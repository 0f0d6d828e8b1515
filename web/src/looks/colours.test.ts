// Green and orange are dark in the light look, and light in the others: what is written on them changes with them.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "..");
const files = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" }).filter((name) => name.endsWith(".svelte"));

test("text on a colour of the look has a colour of the look", () => {
  const fixed = files.flatMap((name) => {
    const [, styles = ""] = /<style>([\s\S]*)<\/style>/.exec(readFileSync(join(SOURCE, name), "utf-8")) ?? [];
    return [...styles.matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(([, selector = "", body = ""]) =>
      /background: var\(--(moss|ember)\);/.test(body) && /(^|[\s;])color: #/.test(body) ? [`${name}: ${selector.trim()}`] : [],
    );
  });
  expect(fixed).toEqual([]);
});
