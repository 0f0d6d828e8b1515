// The show: which of the sights that came is on the board now, and for how long.
import type { Line, Sight } from "../../wire";
import { advance, beatOf, CATCH_UP, enqueue, linesAtOnce, NOTHING_SHOWN, paceOf, skip, toldOf, type Shown, type Step } from "../core/queue";

export class Playback {
  #shown = $state.raw<Shown>(NOTHING_SHOWN);
  #speed = $state(1);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #playing = $state(false);
  /** How many lines of the news have had their moment, or have it now; more than there are when it is over. */
  #told = $state(Infinity);

  /** What is on the board; older than what is known while news is played. */
  get sight(): Sight | null {
    return this.#shown.step?.sight ?? null;
  }

  get news(): Line[] {
    return this.#shown.step?.news ?? [];
  }

  /** The table as far as its news has been told: whose turn it is, and what all have. */
  get moment(): Sight | null {
    return toldOf(this.#shown, this.#told);
  }

  /** So many lines of the news are still to be told. */
  get untold(): number {
    return Math.max(0, this.news.length - this.#told);
  }

  get pace(): number {
    return paceOf(this.news, this.#shown.queue.length, this.#speed);
  }

  /** Whether something older than the newest sight is shown. */
  get isBehind(): boolean {
    return this.#shown.queue.length > 0;
  }

  get isPlaying(): boolean {
    return this.#playing;
  }

  get hurries(): boolean {
    return this.#speed > 1;
  }

  add(sight: Sight, news: Line[]): void {
    const idle = !this.#playing;
    const before = this.#shown.step?.news;
    const next = enqueue(this.#shown, { sight, news });
    this.#shown = idle && next.queue.length ? advance(next) : next;
    if (idle && this.#shown.step?.news !== before) this.#begin();
  }

  /** Shows a sight at once with its news, whatever was being played: nobody waits in a race. */
  now(sight: Sight, news: Line[]): void {
    clearTimeout(this.#timer);
    this.#shown = { before: null, step: { sight, news }, queue: [] };
    this.#rest();
  }

  /** Plays moments from before once more, and then what is there now. */
  again(steps: readonly Step[]): void {
    const now = this.#shown.queue.at(-1) ?? this.#shown.step;
    const [first, ...rest] = steps;
    if (!first || !now) return;
    this.#shown = { before: null, step: first, queue: [...rest, { sight: now.sight, news: [] }] };
    this.#begin();
  }

  /** Shows the newest at once: any click and any answer does this. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#shown = skip(this.#shown);
    this.#rest();
  }

  /** Plays what is waiting four times as fast. */
  hurry(): void {
    this.#speed = CATCH_UP;
    if (this.#playing) this.#play();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Tells a step from its first lines on. */
  #begin(): void {
    this.#told = Math.min(this.news.length, linesAtOnce(this.news));
    this.#play();
  }

  #play(): void {
    clearTimeout(this.#timer);
    if (this.pace === 0 && !this.isBehind) {
      this.#rest();
      return;
    }
    this.#playing = true;
    this.#timer = setTimeout(() => this.#goOn(), beatOf(this.news, this.#shown.queue.length, this.#speed));
  }

  #goOn(): void {
    if (this.untold > 0) {
      this.#told = Math.min(this.news.length, this.#told + linesAtOnce(this.news));
      this.#play();
    } else this.#turnOver();
  }

  #turnOver(): void {
    const behind = this.isBehind;
    this.#shown = advance(this.#shown);
    if (behind) this.#begin();
    else this.#rest();
  }

  #rest(): void {
    this.#playing = false;
    this.#told = Infinity;
    this.#speed = 1;
  }
}
