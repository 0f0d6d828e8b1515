// Answers that are given by themselves: where there is but one, it is seen for a moment and then done.
import type { Option, Preview, Sight } from "../wire";
import { isPlain, onlyAnswer } from "./core/forced";
import { isFast, isRacing } from "./core/racing";
import type { Table } from "./table.svelte";

/** A question with one answer is seen for so long before it is answered. */
const PAUSE = 600;

export class ByItself {
  /** What was given, by the number of lines that had been told by then. */
  given = $state.raw<ReadonlyMap<number, string>>(new Map());
  #only: string | null = null;
  /** Whoever takes such an answer back wants to see the question: where one was given it is not given again. */
  #at = new Set<number>();
  #pause: ReturnType<typeof setTimeout> | undefined;
  readonly #table: Table;
  readonly #show: (key: string) => void;

  constructor(table: Table, show: (key: string) => void) {
    this.#table = table;
    this.#show = show;
  }

  stop(): void {
    clearTimeout(this.#pause);
  }

  /** A sight has come: is there anything to choose? */
  mind(sight: Sight): void {
    this.stop();
    const { auto, ask, answering } = this.#table;
    const inTime = isFast(sight) || isRacing(sight, sight.seat); // a race waits too: its pause lasts until somebody goes on
    this.#only = auto && !inTime && !this.#at.has(sight.decisions) ? (onlyAnswer(ask, answering.others)?.key ?? null) : null;
    if (this.#only === null) return;
    const known = this.#table.heard.previews[this.#only];
    if (known === undefined) this.#show(this.#only);
    else this.shown(this.#only, known);
  }

  /** What an answer would bring is known. */
  shown(key: string, preview: Preview | null): void {
    const { sight } = this.#table;
    const only = key === this.#only ? this.#table.option(key) : null;
    if (sight && only && isPlain(preview)) this.#later(sight, only);
  }

  /** What happened before is looked at in peace, and whoever types or reads a reason is not hurried. */
  #later(sight: Sight, only: Option): void {
    this.stop();
    this.#pause = setTimeout(() => {
      const { playout, isOccupied, sending, sight: now } = this.#table;
      if (playout.isPlaying || isOccupied) this.#later(sight, only);
      else if (now === sight && !sending) this.#give(sight, only);
    }, PAUSE);
  }

  #give(sight: Sight, only: Option): void {
    this.#at.add(sight.decisions);
    this.given = new Map([...this.given, [sight.since + sight.news.length, only.words]]);
    this.#table.answering.give(only.key);
  }
}
