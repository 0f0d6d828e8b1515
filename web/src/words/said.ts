// Formats texts: a message of a game's catalogue with its arguments, for one reader. Python's `Speaker` in
// meadhall/engine/language/catalogue.py gives the same results; tests/engine/texts.json checks both.
import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentFunction, type FluentValue, type FluentVariable } from "@fluent/bundle";

/** A message of a catalogue with its arguments. */
export interface Text {
  id: string;
  args?: Readonly<Record<string, Arg>>;
}

export type Arg = number | string | Text | readonly Arg[];

/** The reader: the names of all seats, and the seat that is "you"; -1 for a spectator. */
export interface Eyes {
  names: readonly string[];
  listener: number;
}

const ENTRY_START = /^(?=-?[a-zA-Z][\w-]* *=)/m;
const REFERENCE = /\{\s*(-?[a-z][\w-]*)/g;

const SENTENCE_END = /[.!?:]$/;

/** Return the text with a capital at its beginning. */
export function capital(words: string): string {
  const [first = ""] = words;
  return first.toUpperCase() + words.slice(first.length);
}

/** The messages of one language; missing ones fall back to `english`. Each message is parsed when it is first needed. */
export class Speaker {
  readonly language: string;
  readonly #english: Speaker | null;
  readonly #bundle: FluentBundle;
  readonly #unread: Map<string, string>;
  #eyes: Eyes = { names: [], listener: -1 };

  constructor(language: string, source: string, english: Speaker | null = null) {
    this.language = language;
    this.#english = english;
    const functions: Record<string, FluentFunction> = {
      WHO: ([seats, form]) => this.#join(seatsOf(seats).map((seat) => this.#player(seat, form))),
      WHOSE: ([seat, ending]) => this.#whose(seatsOf(seat)[0], ending),
      DOES: ([seat, you, others]) => `${this.#player(seatsOf(seat)[0])} ${this.#isYou(seatsOf(seat)) ? you : others}`,
      YOU: ([seats]) => (this.#isYou(seatsOf(seats)) ? "yes" : "no"),
      FORM: ([value, form]) => this.#join(argOf(value), String(form)),
      OR: ([value]) => this.#join(argOf(value), "", "or"),
    };
    this.#bundle = new FluentBundle(language, { functions, useIsolating: false });
    this.#unread = new Map(`\n${source}`.split(ENTRY_START).slice(1).map((entry) => [entry.slice(0, entry.indexOf("=")).trim(), entry]));
  }

  /** Format a text; a sentence begins with a capital. `form` is an attribute, used if the message has it. */
  say(text: Text, eyes: Eyes, form = ""): string {
    const sentence = this.#said(text, form, eyes);
    return SENTENCE_END.test(sentence) ? capital(sentence) : sentence;
  }

  /** Whether there is a message with a form of this name. */
  has(id: string, form: string): boolean {
    this.#learn(id);
    const message = this.#bundle.getMessage(id);
    return message ? !form || form in message.attributes : (this.#english?.has(id, form) ?? false);
  }

  #said(text: Text, form = "", eyes = this.#eyes): string {
    this.#eyes = eyes;
    this.#learn(text.id);
    const message = this.#bundle.getMessage(text.id);
    if (!message) return this.#english ? this.#english.#said(text, form, eyes) : text.id;
    const args = Object.entries(text.args ?? {}).map(([name, arg]) => [name, this.#variable(arg)]);
    // With an error list, a faulty message is formatted as far as possible; the checks of the catalogues report such
    // faults.
    return this.#bundle.formatPattern(message.attributes[form] ?? message.value ?? "", Object.fromEntries(args), []);
  }

  /** Parse a message, and those that it refers to. */
  #learn(id: string): void {
    const source = this.#unread.get(id);
    if (source === undefined) return;
    this.#unread.delete(id);
    this.#bundle.addResource(new FluentResource(source));
    for (const [, used] of source.matchAll(REFERENCE)) this.#learn(used ?? "");
  }

  #variable(arg: Arg): FluentVariable {
    if (typeof arg === "string") return arg;
    return typeof arg === "number" ? new Whole(arg) : new Value(arg, () => this.#join(arg));
  }

  /** Format an argument; a list becomes `a, b and c`. */
  #join(arg: Arg, form = "", last = "and"): string {
    if (!isList(arg)) return typeof arg === "object" ? this.#said(arg, form) : String(arg);
    const parts = arg.map((part) => this.#join(part, form)).filter(Boolean);
    return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} ${this.#said({ id: last })} ${parts.at(-1)}`;
  }

  #isYou(seats: readonly Arg[]): boolean {
    return seats.includes(this.#eyes.listener);
  }

  #player(seat: Arg | undefined, form: FluentValue = ""): string {
    return seat === this.#eyes.listener ? this.#said({ id: "you" }, String(form)) : (this.#eyes.names[Number(seat)] ?? "");
  }

  #whose(seat: Arg | undefined, ending: FluentValue = ""): string {
    if (seat === this.#eyes.listener) return this.#said({ id: "your", args: { ending: String(ending) } });
    const name = this.#player(seat);
    // As Python's casefold: ß becomes ss.
    return this.#said({ id: "whose", args: { name, letter: ([...name].at(-1) ?? "").toUpperCase().toLowerCase() } });
  }
}

/** A whole number without separators. */
class Whole extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

/** A text or a list as an argument. */
class Value extends FluentType<Arg> {
  readonly #words: () => string;

  constructor(arg: Arg, words: () => string) {
    super(arg);
    this.#words = words;
  }

  override toString(): string {
    return this.#words();
  }
}

const isList = (arg: Arg): arg is readonly Arg[] => Array.isArray(arg);

function argOf(value: FluentValue | undefined): Arg {
  return value instanceof Value || value instanceof FluentNumber ? value.value : typeof value === "string" ? value : "";
}

function seatsOf(value: FluentValue | undefined): readonly Arg[] {
  const arg = argOf(value);
  return isList(arg) ? arg : [arg];
}
