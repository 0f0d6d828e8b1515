// Writes the service worker with the list of what was built, and the name of this build.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { root, sources } from "./sources.ts";

/** Kept from the start; pictures and what else is in `public` are kept when they are first seen. */
const KEPT = /\.(js|css|woff2)$/;

export function shell(): Plugin {
  return {
    name: "meadhall-shell",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => KEPT.test(name)).sort();
      const hash = createHash("sha256").update(files.join("\n"));
      for (const { path, text } of sources("public", ".svg", ".js", ".webmanifest")) hash.update(path).update(text);
      hash.update(readFileSync(`${root}index.html`));
      const list = ["/", ...files.map((name) => `/${name}`), "/look.js", "/art/timber.svg", "/icons/mark.svg"];
      const source = readFileSync(`${root}worker.js`, "utf8")
        .replace("__BUILD__", `meadhall-${hash.digest("hex").slice(0, 12)}`)
        .replace("__SHELL__", JSON.stringify(list));
      this.emitFile({ type: "asset", fileName: "worker.js", source });
    },
  };
}
