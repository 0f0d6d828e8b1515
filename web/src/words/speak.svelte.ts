// One bundle of words for the chosen language, with English for sentences not translated yet.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Message, type Scope } from "@fluent/bundle";

const english = import.meta.glob<string>("./en/*.ftl", { query: "?raw", import: "default", eager: true });
/** Those of a game, which come with its board, and of a page that few open. */
const later = import.meta.glob<string>(["./en/games/*.ftl", "./en/pages/*.ftl"], { query: "?raw", import: "default" });
const others = import.meta.glob<string>(["./*/**/*.ftl", "!./en/**"], { query: "?raw", import: "default" });

/** The languages there are, by their own names: each has a folder here. */
export const languages: readonly { id: string; name: string }[] = ["en", ...new Set(Object.keys(others).map((path) => path.split("/")[1] ?? ""))].map((id) => ({
  id, name: new Intl.DisplayNames([id], { type: "language" }).of(id) ?? id,
}));

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

const base = new Words("en", Object.values(english));
let spoken = $state.raw<Words>(base);

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
  const files = Object.entries(others).filter(([path]) => path.startsWith(`./${id}/`));
  const words = id === "en" ? base : new Words(id, await Promise.all(files.map(([, load]) => load())));
  if (wanted !== id) return;
  spoken = words;
  document.documentElement.lang = id;
}

/** Has the English words of a game or a page at hand from now on. */
export async function speakOf(name: string): Promise<void> {
  const source = await (later[`./en/games/${name}.ftl`] ?? later[`./en/pages/${name}.ftl`])?.();
  if (source !== undefined) base.add(source);
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
