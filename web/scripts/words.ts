// Checks the client's words. Every language has the same keys with the same values in them. Every key in the code
// exists, every key is used, and no component contains words of its own.
import { readdirSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { type AST, parse } from "svelte/compiler";
import { type Source, sources, verdict } from "./sources.ts";

const LANGUAGES = ["en", ...readdirSync("src/words", { withFileTypes: true }).flatMap((one) => (one.isDirectory() && one.name !== "en" ? [one.name] : []))];
/** Names that are equal in every language: our own, and those of others. */
const NAMES = new Set(["Meadhall", "game-icons.net", "Lucide", "Cinzel", "Alegreya Sans", "Svelte", "Fluent", "CC BY 3.0"]);
const SPOKEN = new Set(["aria-label", "aria-description", "aria-roledescription", "aria-valuetext", "alt", "label", "placeholder", "title", "hint", "words"]);

type Words = Map<string, Set<string>>;

/** The keys of a language, with the values that each sentence takes. */
function words(language: string, wrong: string[]): Words {
  const found: Words = new Map();
  for (const { path, text } of sources(`src/words/${language}`, ".ftl")) {
    for (const { id } of new FluentResource(text).body) {
      if (found.has(id)) wrong.push(`${path}: ${id} is there twice.`);
      const body = text.match(new RegExp(`^${id} =((?:.*)(?:\\n[ }].*|\\n(?=\\n* ))*)`, "m"))?.[1] ?? "";
      found.set(id, new Set([...body.matchAll(/\$([a-z]+)/g)].map(([, name]) => name ?? "")));
    }
    const meant = text.match(/^[a-z][\w-]* =/gm)?.length ?? 0;
    const read = new FluentResource(text).body.length;
    if (meant !== read) wrong.push(`${path}: ${meant} sentences are written and ${read} can be read; one is malformed.`);
  }
  return found;
}

function compare(english: Words, other: Words, language: string): string[] {
  const same = (a: Set<string>, b: Set<string>): boolean => a.size === b.size && [...a].every((name) => b.has(name));
  return [
    ...[...english.keys()].filter((key) => !other.has(key)).map((key) => `${language} lacks ${key}.`),
    ...[...other.keys()].filter((key) => !english.has(key)).map((key) => `${language} has ${key}, which English lacks.`),
    ...[...english].filter(([key, names]) => other.has(key) && !same(names, other.get(key) ?? new Set()))
      .map(([key]) => `${language}: ${key} takes other values than in English.`),
  ];
}

/** Whether the text holds words that a person would read. */
function readable(text: string): boolean {
  const bare = text.replaceAll(/&[a-z]+;/g, " ").trim();
  return /\p{L}{2,}/u.test(bare) && !NAMES.has(bare);
}

function texts(node: unknown, found: { text: string; at: number }[]): void {
  if (typeof node !== "object" || node === null) return;
  if (Array.isArray(node)) return node.forEach((one) => texts(one, found));
  const part = node as AST.SvelteNode & Record<string, unknown>;
  if (part.type === "Text" && readable(part.data)) found.push({ text: part.data.trim(), at: part.start });
  if (part.type === "Attribute") {
    const value = Array.isArray(part.value) ? part.value : [];
    if (SPOKEN.has(part.name)) value.forEach((one) => texts(one, found));
    return;
  }
  if (part.type === "StyleSheet" || part.type === "Script" || part.type === "StyleDirective") return;
  for (const [name, value] of Object.entries(part)) if (name !== "instance" && name !== "module" && name !== "css") texts(value, found);
}

/** Pages for authors of games: they are in English, like the docs. */
const FOR_BUILDERS = /^src\/kit\/gallery\//;

function untranslated({ path, text }: Source): string[] {
  if (FOR_BUILDERS.test(path)) return [];
  const found: { text: string; at: number }[] = [];
  texts(parse(text, { modern: true }).fragment, found);
  return found.map(({ text: words, at }) => `${path}:${text.slice(0, at).split("\n").length}: "${words}" is not translated.`);
}

const code = sources("src", ".svelte", ".ts").filter(({ path }) => !path.endsWith(".test.ts"));
const asked = new Set(code.flatMap(({ text }) => [...text.matchAll(/"([a-z][a-z0-9]*(?:-[a-z0-9]+)*)"/g)].map(([, key]) => key ?? "")));
const prefixes = code.flatMap(({ text }) => [...text.matchAll(/\bt\(\s*`([a-z-]+-)\$\{/g)].map(([, key]) => key ?? ""));

function missing(english: Words): string[] {
  return code.flatMap(({ path, text }) =>
    [...text.matchAll(/\bt\(\s*"([^"]+)"/g)]
      .filter(([, key]) => !english.has(key ?? ""))
      .map(([, key]) => `${path} asks for ${key}, which no language has.`),
  );
}

function unused(english: Words): string[] {
  return [...english.keys()]
    .filter((key) => !asked.has(key) && !prefixes.some((prefix) => key.startsWith(prefix)))
    .map((key) => `Nobody says ${key}.`);
}

const wrong: string[] = [];
const [english = new Map<string, Set<string>>(), ...rest] = LANGUAGES.map((language) => words(language, wrong));
rest.forEach((other, at) => wrong.push(...compare(english, other, LANGUAGES[at + 1] ?? "")));
wrong.push(...missing(english), ...unused(english), ...code.filter(({ path }) => path.endsWith(".svelte")).flatMap(untranslated));
verdict(wrong, `words: ${english.size} sentences in ${LANGUAGES.length} languages`);
