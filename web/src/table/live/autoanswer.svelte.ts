// Automatic answers, to questions with a single or an obvious answer, and to questions that the player chose to skip.
// Most are shown for a moment and then given.
import type { Ask, Option, Preview, Sight } from "../../wire";
import type { Given } from "../core/log";
import { isPlain, onlyAnswer, skippedAnswer } from "../core/forced";
import { isFast, isRacing } from "../core/racing";
import type { ObviousAnswer } from "../board";

/** For how long an automatic answer is shown before it is given, in ms. */
const SHOWN_TIME = 600;
/** How often to check whether an animation is over, in ms. */
const RETRY = 100;

interface Due {
  option: Option;
  pause: number;
  /** Whether the log does not mention the answer. */
  silent: boolean;
  repeats: boolean;
}

/** The state of the table that automatic answers need. */
interface Asking {
  readonly sight: Sight | null;
  readonly ask: Ask | null;
  readonly auto: boolean;
  readonly skipped: (ask: Ask) => string | null;
  readonly obvious: (ask: Ask, sight: Sight) => ObviousAnswer | null;
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
  #due: Due | null = null;
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
    const due = inTime ? null : this.#dueAnswer(sight);
    this.#due = due && this.#at.has(sight.decisions) && !due.repeats ? null : due;
    if (this.#due === null) return;
    if (this.#due.silent) {
      this.#later(sight, this.#due);
      return;
    }
    const { key } = this.#due.option;
    const known = this.#table.heard.previews[key];
    if (known === undefined) this.#show(key);
    else this.shown(key, known);
  }

  /** Return the answer to give automatically. A skipped question is answered even if it has other answers. */
  #dueAnswer(sight: Sight): Due | null {
    const { auto, ask, skipped, obvious, answering, mustAnswerByHand } = this.#table;
    const only = auto && !mustAnswerByHand(sight) ? onlyAnswer(ask, answering.others) : null;
    const option = only ?? skippedAnswer(ask, skipped);
    if (option) return { option, pause: SHOWN_TIME, silent: false, repeats: false };
    const { key = "", pause = 0, isChosen = false, repeats = false } = (ask && obvious(ask, sight)) ?? {};
    const found = ask?.options.find((option) => option.key === key);
    return found && (auto || isChosen) ? { option: found, pause, silent: true, repeats } : null;
  }

  /** Handle a preview of an answer. */
  shown(key: string, preview: Preview | null): void {
    const { sight } = this.#table;
    const due = this.#due;
    if (sight && due && !due.silent && key === due.option.key && this.#table.option(key) && isPlain(preview)) this.#later(sight, due);
  }

  /** Delay the answer, so that past events can be viewed, and a player who types or reads a reason is not hurried. */
  #later(sight: Sight, due: Due, pause = due.pause): void {
    this.stop();
    this.#pause = setTimeout(() => {
      const { playback, isOccupied, sending, sight: now } = this.#table;
      const isWatching = playback.isPlaying && due.pause > 0; // a question that is not shown need not wait
      if (isWatching || isOccupied) this.#later(sight, due, Math.max(due.pause, RETRY));
      else if (now === sight && !sending) this.#give(sight, due);
    }, pause);
  }

  #give(sight: Sight, { option, silent }: Due): void {
    this.#at.add(sight.decisions);
    const given = { words: option.words, skipped: (sight.ask?.options.length ?? 0) > 1 };
    if (!silent) this.given = new Map([...this.given, [sight.since + sight.news.length, given]]);
    this.#table.answering.give(option.key);
  }
}
