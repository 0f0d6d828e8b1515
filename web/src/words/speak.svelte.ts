// One bundle of words for the chosen language, English below it for what is not translated yet.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

/** The languages there are, by their own names. */
export const languages = [
  { id: "en", name: "English" },
  { id: "de", name: "Deutsch" },
] as const;

export type Language = (typeof languages)[number]["id"];

const english = import.meta.glob<string>("./en/*.ftl", { query: "?raw", import: "default", eager: true });
const others: Record<Exclude<Language, "en">, Record<string, () => Promise<string>>> = {
  de: import.meta.glob<string>("./de/*.ftl", { query: "?raw", import: "default" }),
};

function bundle(id: string, sources: string[]): FluentBundle {
  // Without isolating marks: the names in our sentences are short and left to right.
  const made = new FluentBundle(id, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

const base = bundle("en", Object.values(english));
let spoken = $state.raw<FluentBundle>(base);

/** The language spoken now. */
export function language(): string {
  return spoken.locales[0] ?? "en";
}

/** Speaks another language from now on, once its words are here. */
export async function speak(id: Language): Promise<void> {
  spoken = id === "en" ? base : bundle(id, await Promise.all(Object.values(others[id]).map((load) => load())));
  document.documentElement.lang = id;
}

/** The words for a key; a key without words is shown as it is, and the check of the words finds it before that. */
export function t(key: string, values?: Record<string, FluentVariable>): string {
  for (const words of [spoken, base]) {
    const message = words.getMessage(key);
    if (message?.value) return words.formatPattern(message.value, values ?? null);
  }
  return key;
}
