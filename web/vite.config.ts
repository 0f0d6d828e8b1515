import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { shell } from "./scripts/shell.ts";

const server = process.env["MEADHALL_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), shell()],
  build: {
    outDir: "../src/meadhall/server/client",
    emptyOutDir: true,
    target: "es2023",
    // Nothing becomes a data: address, so that the page's policy stays narrow.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    host: "127.0.0.1",
    proxy: {
      "/api": { target: server, changeOrigin: true },
      "/socket": { target: server, changeOrigin: true, ws: true },
    },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
