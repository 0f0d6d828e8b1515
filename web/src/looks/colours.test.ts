// Every colour is a token, so that a theme can change it and no two are nearly the same.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SRC = join(import.meta.dirname, "..");
/** Files that define tokens: the themes, the paint of boards, and the printed colours of one game. */
const TOKENS = /^(?:looks|games[\\/]\w+)[\\/](?:tokens|paint)\.css$/;
const sources = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((name) => /\.(svelte|css|ts)$/.test(name) && !name.endsWith(".test.ts"));
const read = (name: string): string => readFileSync(join(SRC, name), "utf8").replace(/\/\*.*?\*\//gs, "");
const styles = (name: string): string =>
  name.endsWith(".css") ? read(name) : [...read(name).matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style]) => style).join("\n");
const files = sources.filter((name) => !name.endsWith(".ts") && !TOKENS.test(name));

const SHADES = "alice|antique|cadet|cornflower|dark|deep|dim|dodger|floral|forest|ghost|hot|indian|lawn|light|medium|midnight|navajo|pale|powder|rebecca|rosy|royal|saddle|sandy|sea|sky|slate|spring|steel";
const HUES = "black|blue|brown|coral|cyan|gold|goldenrod|gray|green|grey|khaki|lime|magenta|olive|orange|orchid|pink|purple|red|salmon|sea|sky|slate|turquoise|violet|white|yellow";
const OTHERS = "aqua|aquamarine|azure|beige|bisque|crimson|firebrick|fuchsia|indigo|ivory|lavender|linen|maroon|navy|plum|sienna|silver|snow|tan|teal|tomato|wheat";
const LITERAL = new RegExp(
  `#[\\da-f]{3,8}\\b|(?<![-\\w])(?:(?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch)|color)\\(|(?:(?:${SHADES})?(?:${HUES})+|${OTHERS})(?![-\\w(]))`, "i",
);

test("no style defines a colour", () => {
  const found = files.flatMap((name) =>
    [...styles(name).matchAll(/[-\w]+\s*:\s*([^;{}]+)(?=[;}])/g)].flatMap(([whole, value = ""]) => (LITERAL.test(value) ? [`${name}: ${whole}`] : [])),
  );
  expect(found).toEqual([]);
});

const paint = [...read(join("looks", "paint.css")).matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name = ""]) => name);

test("every paint name is used, and every used name exists", () => {
  const used = new Set(sources.flatMap((name) => [...read(name).matchAll(/var\((--[\w-]+)/g)].map(([, name = ""]) => name)));
  expect(paint.filter((name) => !used.has(name))).toEqual([]);
  const family = (name: string): string => name.replace(/\d+$/, "");
  const families = new Set(paint.map(family));
  expect([...used].filter((name) => families.has(family(name)) && !paint.includes(name))).toEqual([]);
});

// Green and orange are dark in the light look, and light in the others: what is written on them changes with them.
test("text on a theme colour has a theme colour", () => {
  const fixed = files.flatMap((name) =>
    [...styles(name).matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(([, selector = "", body = ""]) => {
      const [, colour = ""] = /(?:^|[\s;])color: var\((--[\w-]+)\)/.exec(body) ?? [];
      return /background: var\(--(moss|ember)\);/.test(body) && (colour === "--ink" || paint.includes(colour)) ? [`${name}: ${selector.trim()}`] : [];
    }),
  );
  expect(fixed).toEqual([]);
});
