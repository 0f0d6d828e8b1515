// A thing on the table as a button: its answer, or the reason why it has none.
import { letterOf } from "../../table/live/letters.svelte";
import type { Option } from "../../wire";
import type { BoardProps } from "../../table/board";
import type { ComputedValues } from "./types";
import { answersOf, askedNow, nextAnswer, type Answers } from "./answering";

export class Touching {
  readonly #props: () => BoardProps;
  readonly #answers: Answers;

  constructor(props: () => BoardProps) {
    this.#props = props;
    this.#answers = $derived(answersOf(askedNow(props().sight, props().isReplay)));
  }

  /** Return the answers of a thing. */
  options(thing: string): readonly Option[] {
    return this.#answers.at.get(thing) ?? [];
  }

  legal(thing: string): boolean {
    return this.#answers.at.has(thing);
  }

  /** Whether the only answer is to take back the player's own marker, which is seldom wanted and so not advertised. */
  isOwnMarker(thing: string): boolean {
    return this.options(thing)[0]?.key.startsWith("treasure:") ?? false;
  }

  chosen(thing: string): boolean {
    const { chosen } = this.#props();
    return chosen !== null && this.options(thing).some(({ key }) => key === chosen.key);
  }

  pointed(thing: string): boolean {
    return this.#props().pointed.includes(thing);
  }

  /** Return the key to ask the table why a thing is barred. */
  why(thing: string): string | undefined {
    return this.legal(thing) ? undefined : this.#answers.barred.get(thing)?.[0];
  }

  /** Return the missing part of a barred thing's price, by virtue or good. */
  short(thing: string): [string, number][] {
    const computed = this.#props().sight.computed as unknown as ComputedValues | null;
    return this.why(thing) ? Object.entries(computed?.missing[thing] ?? {}) : [];
  }

  /** Return the key if it is barred. */
  barredKey(key: string): string | undefined {
    return askedNow(this.#props().sight, this.#props().isReplay)?.barred.includes(key) ? key : undefined;
  }

  letter(thing: string): string {
    return letterOf(this.options(thing)[0]);
  }

  press(thing: string): void {
    const { chosen } = this.#props();
    const option = nextAnswer(this.options(thing), chosen?.key);
    if (option) this.give(option.key);
  }

  /** Show an answer, or give it if it is shown already. */
  give(key: string): void {
    const { chosen, give, pick } = this.#props();
    if (chosen?.key === key) give(key);
    else pick(key);
  }

  /** Show the preview of a thing while it is under the pointer or has the focus. */
  look(thing: string | null): void {
    const [only, second] = thing === null ? [] : this.options(thing);
    this.#props().consider(only && !second ? only.key : null);
  }
}
