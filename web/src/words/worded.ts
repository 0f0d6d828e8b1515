// Messages of the hall with all of a game's texts formatted, so that other code sees only strings.
import { capital, type Eyes, type Speaker, type Text } from "./said";

/** A game's own board reads these as data, not as texts. */
const DATA_FIELDS: ReadonlySet<string> = new Set(["state", "computed", "event"]);
/** Maximum number of cached texts; a full cache is cleared. */
const MAX_CACHED_TEXTS = 4000;

type Fields = Readonly<Record<string, unknown>>;

/** Formats texts for one reader. The same object gives the same result, so that unchanged parts are not drawn again. */
export class Voice {
  readonly speaker: Speaker;
  readonly eyes: Eyes;
  readonly #objects = new WeakMap<object, unknown>();
  readonly #texts = new Map<string, string>();

  constructor(speaker: Speaker, eyes: Eyes) {
    this.speaker = speaker;
    this.eyes = eyes;
  }

  /** Return a value with strings in place of texts; a value without texts is returned as it is. */
  worded<T>(thing: T): T {
    return this.#worded(thing) as T;
  }

  #worded(thing: unknown): unknown {
    if (typeof thing !== "object" || thing === null) return thing;
    const known = this.#objects.get(thing);
    if (known !== undefined) return known;
    const words = isText(thing) ? this.#said(thing) : Array.isArray(thing) ? this.#list(thing) : this.#fields(thing as Fields);
    this.#objects.set(thing, words);
    return words;
  }

  #said(text: Text, form = ""): string {
    const key = form + JSON.stringify(text);
    const known = this.#texts.get(key);
    if (known !== undefined) return known;
    if (this.#texts.size >= MAX_CACHED_TEXTS) this.#texts.clear();
    const words = this.speaker.say(text, this.eyes, form);
    this.#texts.set(key, words);
    return words;
  }

  /** Format the sources of points: numbers by message id. */
  #parts(parts: unknown): unknown {
    if (typeof parts !== "object" || parts === null || Array.isArray(parts)) return this.#worded(parts);
    const named = Object.keys(parts).some((id) => this.speaker.has(id, ""));
    return named ? Object.fromEntries(Object.entries(parts).map(([id, points]) => [this.#said({ id }), points])) : parts;
  }

  #list(list: readonly unknown[]): readonly unknown[] {
    const words = list.map((item) => this.#worded(item));
    return words.some((word, index) => word !== list[index]) ? words : list;
  }

  #fields(fields: Fields): Fields {
    const changed: Record<string, unknown> = {};
    for (const name in fields) {
      const words = DATA_FIELDS.has(name) ? fields[name] : name === "parts" ? this.#parts(fields[name]) : this.#worded(fields[name]);
      if (words !== fields[name]) changed[name] = words;
    }
    // Lines and options have a short form, an attribute of their message.
    const { words, brief } = fields;
    if (isText(words)) {
      changed["words"] = capital(this.#said(words));
      if (brief === "") changed["brief"] = this.speaker.has(words.id, "brief") ? capital(this.#said(words, "brief")) : changed["words"];
    }
    // For a game without a catalogue, only the hall's texts are in the reader's language. A title may be a name in
    // every language.
    if (fields["type"] === "sight" && [fields["title"], fields["aim"]].flat().some(isText) && fields["language"] !== this.speaker.language) changed["language"] = this.speaker.language;
    for (const _ in changed) return { ...fields, ...changed };
    return fields;
  }
}

/** Whether a value is a text that must be formatted. */
export function isText(thing: unknown): thing is Text {
  if (typeof thing !== "object" || thing === null || !("id" in thing) || typeof thing.id !== "string") return false;
  const keys = Object.keys(thing).length;
  return keys === 1 || (keys === 2 && "args" in thing);
}
