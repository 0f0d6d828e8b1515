// The playback: which of the received sights is on the board, and for how long.
import type { Line, Sight } from "../../wire";
import { advance, beatOf, CATCH_UP_FACTOR, enqueue, linesAtOnce, NOTHING_SHOWN, paceOf, skipToNewest, tableAt, type Shown, type Step } from "../core/queue";

/** After this time in ms, the board must have caught up with all other players' news. */
const CATCH_UP_TIME = 3000;

export class Playback {
  #shown = $state.raw<Shown>(NOTHING_SHOWN);
  #speed = $state(1);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #playing = $state(false);
  /** The deadline for showing everything known, and the maximum time of a step until then. */
  #until = Infinity;
  #longest = $state(Infinity);
  /** The number of news lines that are or were shown; infinite when the animation is over. */
  #linesShown = $state(Infinity);

  /** The sight on the board; older than the newest one while news is animated. */
  get sight(): Sight | null {
    return this.#shown.step?.sight ?? null;
  }

  get news(): Line[] {
    return this.#shown.step?.news ?? [];
  }

  /** The table as of the news shown so far. */
  get moment(): Sight | null {
    return tableAt(this.#shown, this.#linesShown);
  }

  /** The number of news lines that are not shown yet. */
  get linesToShow(): number {
    return Math.max(0, this.news.length - this.#linesShown);
  }

  get pace(): number {
    return Math.min(paceOf(this.news, this.#shown.queue.length, this.#speed), this.#longest / this.#speed);
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
    this.#until = performance.now() + CATCH_UP_TIME;
    const before = this.#shown.step?.news;
    const next = enqueue(this.#shown, { sight, news });
    this.#shown = idle && next.queue.length ? advance(next) : next;
    if (idle && this.#shown.step?.news !== before) this.#begin();
  }

  /** Show a sight at once with its news, even if others are being animated, because nobody waits in a race. */
  showNow(sight: Sight, news: Line[]): void {
    clearTimeout(this.#timer);
    this.#shown = { before: null, step: { sight, news }, queue: [] };
    this.#rest();
  }

  /** Animate earlier moments again, and then return to the present. */
  replaySteps(steps: readonly Step[]): void {
    const now = this.#shown.queue.at(-1) ?? this.#shown.step;
    const [first, ...rest] = steps;
    if (!first || !now) return;
    this.#until = Infinity;
    this.#shown = { before: null, step: first, queue: [...rest, { sight: now.sight, news: [] }] };
    this.#begin();
  }

  /** Show the newest sight at once; any click and any answer does this. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#shown = skipToNewest(this.#shown);
    this.#rest();
  }

  /** Animate the waiting steps four times as fast. */
  hurry(): void {
    this.#speed = CATCH_UP_FACTOR;
    if (this.#playing) this.#play();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Start a step with its first lines. */
  #begin(): void {
    this.#linesShown = Math.min(this.news.length, linesAtOnce(this.news));
    this.#longest = Math.max(0, this.#until - performance.now()) / (this.#shown.queue.length + 1);
    this.#play();
  }

  #play(): void {
    clearTimeout(this.#timer);
    if (this.pace === 0 && !this.isBehind) {
      this.#rest();
      return;
    }
    this.#playing = true;
    this.#timer = setTimeout(() => this.#goOn(), beatOf(this.news, this.pace));
  }

  #goOn(): void {
    if (this.linesToShow > 0) {
      this.#linesShown = Math.min(this.news.length, this.#linesShown + linesAtOnce(this.news));
      this.#play();
    } else this.#showNext();
  }

  #showNext(): void {
    const behind = this.isBehind;
    this.#shown = advance(this.#shown);
    if (behind) this.#begin();
    else this.#rest();
  }

  #rest(): void {
    this.#playing = false;
    this.#linesShown = Infinity;
    this.#speed = 1;
  }
}
