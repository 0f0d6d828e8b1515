// Adds to the usual page links to the fonts, which every page shows first. Writes the page of a table beside it, with links
// to everything that a table needs. So the browser fetches these files before the script runs.
import type { Plugin, Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const PAGE = "/src/table/TablePage.svelte";
/** The fonts of every page. Chromium would complain about the slanted ones, which are not always used. */
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
      page.source = String(page.source).replace("</head>", `${lines(fonts(bundle))}</head>`);
      const usual = page.source;
      const more = tags(bundle, chunk).filter(([name]) => !usual.includes(name));
      this.emitFile({ type: "asset", fileName: "table.html", source: usual.replace("</head>", `${lines(more)}</head>`) });
    },
  };
}

type Tag = [name: string, tag: string];

const lines = (tags: Tag[]): string => tags.map(([, tag]) => `  ${tag}\n  `).join("");

const fonts = (bundle: Bundle): Tag[] =>
  Object.keys(bundle).filter((name) => FONTS.test(name)).map((name) => [name, `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${name}">`]);

/** The files that a table needs, each with the tag that fetches it. The words are those in English, which every reader needs. */
function tags(bundle: Bundle, page: Chunk): Tag[] {
  const words = Object.values(bundle).filter((one): one is Chunk => one.type === "chunk" && one.name === "words-en");
  const chunks = [...new Set([...words, page].flatMap((chunk) => needed(bundle, chunk)))];
  const styles = new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
  return [
    ...chunks.map(({ fileName: name }): Tag => [name, `<link rel="modulepreload" crossorigin href="/${name}">`]),
    ...[...styles].map((name): Tag => [name, `<link rel="stylesheet" crossorigin href="/${name}">`]),
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
