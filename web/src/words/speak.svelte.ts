// The texts in the chosen language; untranslated sentences fall back to English.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Message, type Scope } from "@fluent/bundle";

const first = import.meta.glob<string>(["./en/common.ftl", "./en/hall.ftl"], { query: "?raw", import: "default", eager: true });
const files = import.meta.glob<string>(["./*/**/*.ftl", "!./en/common.ftl", "!./en/hall.ftl"], { query: "?raw", import: "default" });

/** The available languages with their own names; each has a folder here. */
export const languages: readonly { id: string; name: string }[] = ["en", ...new Set(Object.keys(files).map((path) => path.split("/")[1] ?? "").filter((id) => id !== "en"))].map((id) => ({
  id, name: new Intl.DisplayNames([id], { type: "language" }).of(id) ?? id,
}));

/** The catalogues that every page except the hall loads. */
export const PAGES = ["kit", "lesson", "rules", "setting", "table", "you"] as const;

/** The texts of a language: a file is parsed when its first text is needed. */
class Words {
  readonly bundle: FluentBundle;
  readonly #unread: Set<string>;

  constructor(id: string, sources: string[]) {
    // Without isolation marks: the names in our sentences are short and left to right.
    this.bundle = new FluentBundle(id, { useIsolating: false });
    this.#unread = new Set(sources);
  }

  add(source: string): void {
    this.#unread.add(source);
  }

  find(key: string): Message | undefined {
    if (!this.bundle.hasMessage(key)) this.#read(key);
    return this.bundle.getMessage(key);
  }

  #read(key: string): void {
    for (const source of this.#unread) {
      if (!source.startsWith(`${key} =`) && !source.includes(`\n${key} =`)) continue;
      this.bundle.addResource(new FluentResource(source));
      this.#unread.delete(source);
    }
  }
}

/** A number below a thousand looks the same in every language; a number formatter for the others is slow to create. */
class Count extends FluentNumber {
  override toString(scope: Scope): string {
    return Number.isInteger(this.value) && Math.abs(this.value) < 1000 ? String(this.value) : super.toString(scope);
  }
}

const englishWords = new Words("en", Object.values(first));
const catalogues = new Map([["en", englishWords]]);
let currentWords = $state.raw<Words>(englishWords);

/** The names of the files in use: those of the hall, of pages, and of games. */
const usedFiles = new Set(["common", "hall"]);
const loadingFiles = new Map<string, Promise<void>>();

function wordsOf(id: string): Words {
  const words = catalogues.get(id) ?? new Words(id, []);
  catalogues.set(id, words);
  return words;
}

/** Load a file of a language once; a failure is not cached. */
function load(id: string, name: string): Promise<void> {
  const path = [`./${id}/${name}.ftl`, `./${id}/games/${name}.ftl`, `./${id}/pages/${name}.ftl`].find((file) => file in files) ?? "";
  const known = loadingFiles.get(path);
  if (known) return known;
  const loading = Promise.resolve(files[path]?.()).then(
    (source) => source && wordsOf(id).add(source),
    (error: unknown) => {
      loadingFiles.delete(path);
      throw error;
    },
  );
  loadingFiles.set(path, loading as Promise<void>);
  return loading as Promise<void>;
}

/** Return the current language. */
export function language(): string {
  return currentWords.bundle.locales[0] ?? "en";
}

/** The language requested last. */
let wanted = "en";

/** Switch to another language, once its texts are loaded. */
export async function setLanguage(id: string): Promise<void> {
  wanted = id;
  if (id === language()) return;
  await Promise.all([...usedFiles].map((name) => load(id, name)));
  if (wanted !== id) return;
  currentWords = wordsOf(id);
  document.documentElement.lang = id;
}

/** Load the texts of games or pages, in English and in the reader's language. */
export async function loadPages(...names: readonly string[]): Promise<void> {
  for (const name of names) usedFiles.add(name);
  await Promise.all(["en", wanted].flatMap((id) => names.map((name) => load(id, name))));
}

/** Return the text for a key. A missing key is shown as it is; the check of the catalogues finds such keys. */
export function t(key: string, values?: Record<string, FluentVariable>): string {
  for (const words of [currentWords, englishWords]) {
    const message = words.find(key);
    if (message?.value) return words.bundle.formatPattern(message.value, values ? withCounts(values) : null);
  }
  return key;
}

function withCounts(values: Record<string, FluentVariable>): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === "number" ? new Count(value) : value]));
}
