// One bundle of words for the chosen language, with English for sentences not translated yet.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Message, type Scope } from "@fluent/bundle";

const first = import.meta.glob<string>(["./en/common.ftl", "./en/hall.ftl"], { query: "?raw", import: "default", eager: true });
const files = import.meta.glob<string>(["./*/**/*.ftl", "!./en/common.ftl", "!./en/hall.ftl"], { query: "?raw", import: "default" });

/** The languages there are, by their own names: each has a folder here. */
export const languages: readonly { id: string; name: string }[] = ["en", ...new Set(Object.keys(files).map((path) => path.split("/")[1] ?? "").filter((id) => id !== "en"))].map((id) => ({
  id, name: new Intl.DisplayNames([id], { type: "language" }).of(id) ?? id,
}));

/** Every page but the hall has these at hand. */
export const PAGES = ["kit", "lesson", "rules", "setting", "table", "you"] as const;

/** The words of a language: a file of them is read when the first of its words is wanted. */
class Words {
  readonly bundle: FluentBundle;
  readonly #unread: Set<string>;

  constructor(id: string, sources: string[]) {
    // Without isolating marks: the names in our sentences are short and left to right.
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

/** A number below a thousand is written alike everywhere; what knows the others takes long to get ready. */
class Count extends FluentNumber {
  override toString(scope: Scope): string {
    return Number.isInteger(this.value) && Math.abs(this.value) < 1000 ? String(this.value) : super.toString(scope);
  }
}

const base = new Words("en", Object.values(first));
const catalogues = new Map([["en", base]]);
let spoken = $state.raw<Words>(base);

/** The names of the files in use: those of the hall, of a page, of a game. */
const used = new Set(["common", "hall"]);
const coming = new Map<string, Promise<void>>();

function wordsOf(id: string): Words {
  const words = catalogues.get(id) ?? new Words(id, []);
  catalogues.set(id, words);
  return words;
}

/** Loads a file of a language once; a failure is not remembered. */
function load(id: string, name: string): Promise<void> {
  const path = [`./${id}/${name}.ftl`, `./${id}/games/${name}.ftl`, `./${id}/pages/${name}.ftl`].find((one) => one in files) ?? "";
  const known = coming.get(path);
  if (known) return known;
  const loading = Promise.resolve(files[path]?.()).then(
    (source) => source && wordsOf(id).add(source),
    (error: unknown) => {
      coming.delete(path);
      throw error;
    },
  );
  coming.set(path, loading as Promise<void>);
  return loading as Promise<void>;
}

/** The language spoken now. */
export function language(): string {
  return spoken.bundle.locales[0] ?? "en";
}

/** The language that was asked for last. */
let wanted = "en";

/** Speaks another language from now on, once its words are here. */
export async function speak(id: string): Promise<void> {
  wanted = id;
  if (id === language()) return;
  await Promise.all([...used].map((name) => load(id, name)));
  if (wanted !== id) return;
  spoken = wordsOf(id);
  document.documentElement.lang = id;
}

/** Has the words of games or pages at hand from now on, in English and in the language of the reader. */
export async function speakOf(...names: readonly string[]): Promise<void> {
  for (const name of names) used.add(name);
  await Promise.all(["en", wanted].flatMap((id) => names.map((name) => load(id, name))));
}

/** The words for a key; a key without words is shown as it is, and the check of the words finds it before that. */
export function t(key: string, values?: Record<string, FluentVariable>): string {
  for (const words of [spoken, base]) {
    const message = words.find(key);
    if (message?.value) return words.bundle.formatPattern(message.value, values ? counted(values) : null);
  }
  return key;
}

function counted(values: Record<string, FluentVariable>): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === "number" ? new Count(value) : value]));
}
