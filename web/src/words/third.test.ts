// A third language is one more folder of texts: a made-up one, where every sentence begins with its own character.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

const SENTENCE = /^([a-z][\w-]*) = ?/gm;
const root = mkdtempSync(join(tmpdir(), "third-"));
const keys: string[] = [];
const values: Record<string, number> = {};
let server: ViteDevServer;

beforeAll(async () => {
  symlinkSync(join(import.meta.dirname, "../../node_modules"), join(root, "node_modules"));
  cpSync(import.meta.dirname, root, { recursive: true });
  cpSync(join(root, "de"), join(root, "xx"), { recursive: true });
  for (const name of readdirSync(join(root, "xx"), { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ftl"))) {
    const file = join(root, "xx", name);
    const text = readFileSync(file, "utf8");
    keys.push(...[...text.matchAll(SENTENCE)].map(([, key]) => key ?? ""));
    for (const [, value] of text.matchAll(/\$([a-z]+)/g)) values[value ?? ""] = 1;
    writeFileSync(file, text.replaceAll(SENTENCE, "$1 = ¡"));
  }
  server = await createServer({ root, configFile: false, logLevel: "error", server: { middlewareMode: true, ws: false, watch: null }, optimizeDeps: { noDiscovery: true }, plugins: [svelte({ configFile: false })] });
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

test("every sentence of the browser is shown in a newly added language", async () => {
  const words = (await server.ssrLoadModule("/speak.svelte.ts")) as typeof import("./speak.svelte");
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  expect(words.languages.map(({ id }) => id)).toEqual(["en", "de", "xx"]);
  await words.setLanguage("xx");
  const files = readdirSync(join(root, "xx"), { recursive: true, encoding: "utf8" });
  await words.loadPages(...files.map((file) => basename(file, ".ftl")));
  expect(keys.length).toBeGreaterThan(1000);
  expect(keys.filter((key) => !words.t(key, values).startsWith("¡"))).toEqual([]);
});
