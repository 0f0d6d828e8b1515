// Automatic answers, to questions with a single answer and to questions that the player chose to skip. Each is shown
// for a moment and then given.
import type { Ask, Option, Preview, Sight } from "../../wire";
import type { Given } from "../core/log";
import { isPlain, onlyAnswer, skippedAnswer } from "../core/forced";
import { isFast, isRacing } from "../core/racing";

/** For how long an automatic answer is shown before it is given, in ms. */
const SHOWN_TIME = 600;

/** The state of the table that automatic answers need. */
interface Asking {
  readonly sight: Sight | null;
  readonly ask: Ask | null;
  readonly auto: boolean;
  readonly skipped: (ask: Ask) => string | null;
  readonly mustAnswerByHand: (sight: Sight) => boolean;
  readonly sending: boolean;
  readonly isOccupied: boolean;
  readonly heard: { previews: Readonly<Record<string, Preview | null>> };
  readonly playback: { isPlaying: boolean };
  readonly answering: { others: readonly Option[]; give: (key: string) => void };
  option: (key: string | null) => Option | null;
}

export class AutoAnswer {
  /** The automatic answers so far, by the number of lines at that time. */
  given = $state.raw<ReadonlyMap<number, Given>>(new Map());
  #only: string | null = null;
  /** The decisions where the player undid an automatic answer: these questions are not answered automatically again. */
  #at = new Set<number>();
  #pause: ReturnType<typeof setTimeout> | undefined;
  readonly #table: Asking;
  readonly #show: (key: string) => void;

  constructor(table: Asking, show: (key: string) => void) {
    this.#table = table;
    this.#show = show;
  }

  stop(): void {
    clearTimeout(this.#pause);
  }

  /** Check on a new sight whether an automatic answer is due. */
  checkDue(sight: Sight): void {
    this.stop();
    const inTime = isFast(sight) || isRacing(sight, sight.seat); // not in a race either: its pause lasts until somebody continues
    this.#only = inTime || this.#at.has(sight.decisions) ? null : this.#due(sight);
    if (this.#only === null) return;
    const known = this.#table.heard.previews[this.#only];
    if (known === undefined) this.#show(this.#only);
    else this.shown(this.#only, known);
  }

  /** Return the key of the answer to give automatically. A skipped question is answered even if it has other answers. */
  #due(sight: Sight): string | null {
    const { auto, ask, skipped, answering, mustAnswerByHand } = this.#table;
    const only = auto && !mustAnswerByHand(sight) ? onlyAnswer(ask, answering.others) : null;
    return (only ?? skippedAnswer(ask, skipped))?.key ?? null;
  }

  /** Handle a preview of an answer. */
  shown(key: string, preview: Preview | null): void {
    const { sight } = this.#table;
    const only = key === this.#only ? this.#table.option(key) : null;
    if (sight && only && isPlain(preview)) this.#later(sight, only);
  }

  /** Delay the answer, so that past events can be viewed, and a player who types or reads a reason is not hurried. */
  #later(sight: Sight, only: Option): void {
    this.stop();
    this.#pause = setTimeout(() => {
      const { playback, isOccupied, sending, sight: now } = this.#table;
      if (playback.isPlaying || isOccupied) this.#later(sight, only);
      else if (now === sight && !sending) this.#give(sight, only);
    }, SHOWN_TIME);
  }

  #give(sight: Sight, only: Option): void {
    this.#at.add(sight.decisions);
    const given = { words: only.words, skipped: (sight.ask?.options.length ?? 0) > 1 };
    this.given = new Map([...this.given, [sight.since + sight.news.length, given]]);
    this.#table.answering.give(only.key);
  }
}
