// The show: which of the sights that came is on the board now, and for how long.
import type { Line, Sight } from "../wire";
import { advance, CATCH_UP, enqueue, NOTHING_SHOWN, paceOf, skip, type Shown, type Step } from "./core/queue";

export class Playout {
  #shown = $state.raw<Shown>(NOTHING_SHOWN);
  #speed = $state(1);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #playing = $state(false);

  /** What is on the board; older than what is known while news is played. */
  get sight(): Sight | null {
    return this.#shown.step?.sight ?? null;
  }

  get news(): Line[] {
    return this.#shown.step?.news ?? [];
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
    const next = enqueue(this.#shown, { sight, news });
    this.#shown = idle && next.queue.length ? advance(next) : next;
    if (idle) this.#play();
  }

  /** Shows a sight at once with its news, whatever was being played: nobody waits in a race. */
  now(sight: Sight, news: Line[]): void {
    clearTimeout(this.#timer);
    this.#shown = { step: { sight, news }, queue: [] };
    this.#rest();
  }

  /** Plays moments from before once more, and then what is there now. */
  again(steps: readonly Step[]): void {
    const now = this.#shown.queue.at(-1) ?? this.#shown.step;
    const [first, ...rest] = steps;
    if (!first || !now) return;
    this.#shown = { step: first, queue: [...rest, { sight: now.sight, news: [] }] };
    this.#play();
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

  #play(): void {
    clearTimeout(this.#timer);
    const pace = this.pace;
    if (pace === 0 && !this.isBehind) {
      this.#rest();
      return;
    }
    this.#playing = true;
    this.#timer = setTimeout(() => this.#turnOver(), pace);
  }

  #turnOver(): void {
    const behind = this.isBehind;
    this.#shown = advance(this.#shown);
    if (behind) this.#play();
    else this.#rest();
  }

  #rest(): void {
    this.#playing = false;
    this.#speed = 1;
  }
}
