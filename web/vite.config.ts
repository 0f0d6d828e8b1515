import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { pages } from "./scripts/pages.ts";
import { shell } from "./scripts/shell.ts";

const server = process.env["MEADHALL_SERVER"] ?? "http://127.0.0.1:8000";

interface Build {
  getModuleInfo: (id: string) => { importers: string[]; importedIds: string[] } | null;
}

const source = (name: string): string => fileURLToPath(new URL(`src/${name}`, import.meta.url));
const MAIN = source("main.ts");
const HALL = source("hall/HallPage.svelte");

/** A module with all that it imports at once. */
function whole(first: string, build: Build): Set<string> {
  const found = new Set([first]);
  for (const one of found) for (const imported of build.getModuleInfo(one)?.importedIds ?? []) found.add(imported);
  return found;
}

let early: Set<string> | null = null;

/** Names the part with what every page needs, and what the hall shares with others: tables bring the rest. */
function first(id: string, build: Build): string | null {
  early ??= new Set([...whole(MAIN, build), ...whole(HALL, build)]);
  return id !== MAIN && id !== HALL && early.has(id) ? "hall" : null;
}

/**
 * Pictures of several boards alone come with the boards; the credits do not count. Each part is named after the first of
 * its games by the alphabet. So a board with few pictures does not bring those of all others.
 */
function pictures(id: string, build: Build): string {
  const importers = (build.getModuleInfo(id)?.importers ?? []).filter((one) => !/[\\/]credits[\\/]/.test(one));
  const games = importers.map((one) => /[\\/]games[\\/](\w+)[\\/]/.exec(one)?.[1] ?? "").sort();
  return games[0] ? `pictures-${games[0]}` : "signs";
}

// Shared code comes in a few parts and not in twenty: each part costs a slow machine some time of its own. A part takes
// along all that its modules import, so that of the hall comes before those that tables need.
/** The words of a language in two parts: those of the hall, and those of every other page. Games and some pages have their own. */
function words(id: string): string | null {
  const [, language, name] = /[\\/]words[\\/]([a-z-]+)[\\/](\w+)\.ftl/.exec(id) ?? [];
  if (!name || (language === "en" && isFirst(name))) return null;
  return isFirst(name) ? `hall-${language}` : `words-${language}`;
}

const isFirst = (name: string): boolean => name === "common" || name === "hall";

const groups = [
  { name: words, debugName: "words", test: /\.ftl/, priority: 4 },
  { name: "base", test: /node_modules|[\\/]src[\\/](words|looks|you[\\/]prefs|router|api)/, minShareCount: 2, priority: 3 },
  { name: first, debugName: "hall", test: /[\\/]src[\\/]/, priority: 2 },
  { name: pictures, debugName: "pictures", test: /[\\/]parts[\\/]icons[\\/]/, minShareCount: 2, priority: 1 },
  { name: "shared", test: /[\\/]src[\\/]/, minShareCount: 2, priority: 0 },
];

export default defineConfig({
  plugins: [svelte(), shell(), pages()],
  build: {
    outDir: "../src/meadhall/server/client",
    emptyOutDir: true,
    target: "es2023",
    // Nothing becomes a data: address, so that the page's policy stays narrow.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The page of credits shows every picture there is; what a first visit loads is bounded by tests/browser/test_app.py.
    chunkSizeWarningLimit: 800,
    // games/index.ts asks only which games have printed cards, and loads none of them by it.
    rolldownOptions: { output: { codeSplitting: { groups } }, checks: { ineffectiveDynamicImport: false } },
  },
  server: {
    host: "127.0.0.1",
    proxy: {
      "/api": { target: server, changeOrigin: true },
      "/covers": { target: server, changeOrigin: true },
      "/socket": { target: server, changeOrigin: true, ws: true },
    },
  },
  test: {
    isolate: false,
    pool: "threads",
    testTimeout: 60_000,
    setupFiles: ["src/words/everything.ts"],
    // Components are mounted in a document of happy-dom; what needs none runs without.
    projects: [
      { extends: true, test: { name: "functions", include: ["src/**/*.test.ts"], exclude: ["src/**/*.dom.test.ts"], environment: "node" } },
      { extends: true, plugins: [svelteTesting()], test: { name: "components", include: ["src/**/*.dom.test.ts"], environment: "happy-dom", environmentOptions: { happyDOM: { width: 1440, height: 900 } }, setupFiles: ["src/words/document.ts"] } },
    ],
  },
});
