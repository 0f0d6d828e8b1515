// Writes the page of a table beside the usual one. It is the same page with links to everything that a table needs, so
// that the browser fetches these files before the script runs.
import type { Plugin, Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const PAGE = "/src/table/TablePage.svelte";
/** The fonts of every table. Chromium would complain about the slanted ones, which are not always used. */
const FONTS = /alegreya-sans-latin-\d+-normal.*\.woff2$|cinzel-.*\.woff2$/;

export function table(): Plugin {
  return {
    name: "meadhall-table",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const page = bundle["index.html"];
      const chunk = Object.values(bundle).find((one): one is Chunk => one.type === "chunk" && (one.facadeModuleId?.endsWith(PAGE) ?? false));
      if (page?.type !== "asset" || !chunk) throw new Error("There is no index.html, or no chunk for the page of a table.");
      const usual = String(page.source);
      const more = tags(bundle, chunk).filter(([name]) => !usual.includes(name)).map(([, tag]) => `  ${tag}\n  `);
      this.emitFile({ type: "asset", fileName: "table.html", source: usual.replace("</head>", `${more.join("")}</head>`) });
    },
  };
}

/** The files that a table needs, each with the tag that fetches it. */
function tags(bundle: Bundle, page: Chunk): [name: string, tag: string][] {
  const chunks = needed(bundle, page);
  const styles = new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
  const fonts = Object.keys(bundle).filter((name) => FONTS.test(name));
  return [
    ...fonts.map((name): [string, string] => [name, `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${name}">`]),
    ...chunks.map(({ fileName: name }): [string, string] => [name, `<link rel="modulepreload" crossorigin href="/${name}">`]),
    ...[...styles].map((name): [string, string] => [name, `<link rel="stylesheet" crossorigin href="/${name}">`]),
  ];
}

/** A chunk with all that it imports at once, what it needs first. */
function needed(bundle: Bundle, chunk: Chunk, found = new Set<Chunk>()): Chunk[] {
  for (const name of chunk.imports) {
    const other = bundle[name];
    if (other?.type === "chunk" && !found.has(other)) needed(bundle, other, found);
  }
  return [...found.add(chunk)];
}
