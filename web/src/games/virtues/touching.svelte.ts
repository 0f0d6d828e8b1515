// A thing on the table as something to touch: whether it is an answer, which, and why not.
import { letterOf } from "../../table/live/letters.svelte";
import type { Option } from "../../wire";
import type { BoardProps } from "../../table/board";
import type { Computed } from "./types";
import { answersOf, askedNow, nextAnswer, type Answers } from "./answering";

export class Touching {
  readonly #props: () => BoardProps;
  readonly #answers: Answers;

  constructor(props: () => BoardProps) {
    this.#props = props;
    this.#answers = $derived(answersOf(askedNow(props().sight, props().past)));
  }

  /** The answers that a thing gives. */
  options(thing: string): readonly Option[] {
    return this.#answers.at.get(thing) ?? [];
  }

  legal(thing: string): boolean {
    return this.#answers.at.has(thing);
  }

  chosen(thing: string): boolean {
    const { chosen } = this.#props();
    return chosen !== null && this.options(thing).some(({ key }) => key === chosen.key);
  }

  pointed(thing: string): boolean {
    return this.#props().pointed.includes(thing);
  }

  /** The key by which the table says why a thing is no answer. */
  why(thing: string): string | undefined {
    return this.legal(thing) ? undefined : this.#answers.barred.get(thing)?.[0];
  }

  /** What is missing for the price of a thing that is no answer, by the names of virtues and goods. */
  short(thing: string): [string, number][] {
    const told = this.#props().sight.computed as unknown as Computed | null;
    return this.why(thing) ? Object.entries(told?.missing[thing] ?? {}) : [];
  }

  /** The key itself where it is barred. */
  barredKey(key: string): string | undefined {
    return askedNow(this.#props().sight, this.#props().past)?.barred.includes(key) ? key : undefined;
  }

  letter(thing: string): string {
    return letterOf(this.options(thing)[0]);
  }

  press(thing: string): void {
    const { chosen } = this.#props();
    const option = nextAnswer(this.options(thing), chosen?.key);
    if (option) this.give(option.key);
  }

  /** An answer is shown, and given where it was shown already. */
  give(key: string): void {
    const { chosen, give, pick } = this.#props();
    if (chosen?.key === key) give(key);
    else pick(key);
  }

  /** Shows what a thing would lead to as long as somebody looks at it. */
  look(thing: string | null): void {
    const [only, second] = thing === null ? [] : this.options(thing);
    this.#props().consider(only && !second ? only.key : null);
  }
}
