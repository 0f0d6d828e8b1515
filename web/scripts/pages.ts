// Adds links to the fonts to `index.html`. Writes two more pages, which differ only in their links: they name every file that
// a table or the rules need. So the browser fetches these files before the script runs.
import type { Plugin, Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** Each page with its own links, and the component that it shows. */
const PAGES = { "table.html": "/src/table/TablePage.svelte", "rules.html": "/src/rules/RulesPage.svelte" };
/** The fonts of every page. Chromium would complain about the slanted ones, which are not always used. */
const FONTS = /alegreya-sans-latin-\d+-normal.*\.woff2$|cinzel-.*\.woff2$/;

export function pages(): Plugin {
  return {
    name: "meadhall-pages",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const page = bundle["index.html"];
      if (page?.type !== "asset") throw new Error("There is no index.html.");
      const usual = withTags(String(page.source), fonts(bundle));
      page.source = usual;
      for (const [fileName, component] of Object.entries(PAGES)) {
        const chunk = Object.values(bundle).find((one): one is Chunk => one.type === "chunk" && (one.facadeModuleId?.endsWith(component) ?? false));
        if (!chunk) throw new Error(`There is no chunk for ${component}.`);
        this.emitFile({ type: "asset", fileName, source: withTags(usual, tags(bundle, chunk)) });
      }
    },
  };
}

type Tag = [name: string, tag: string];

/** Returns the page with the tags of all files that it does not name yet. */
function withTags(page: string, tags: Tag[]): string {
  const lines = tags.filter(([name]) => !page.includes(name)).map(([, tag]) => `  ${tag}\n  `);
  return page.replace("</head>", `${lines.join("")}</head>`);
}

const fonts = (bundle: Bundle): Tag[] =>
  Object.keys(bundle).filter((name) => FONTS.test(name)).map((name) => [name, `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${name}">`]);

/** Returns the files that a page needs, each with the tag that fetches it. The texts are English, which every reader needs. */
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
