// Events as timed steps. They fit into the available time, end when something else follows, and are skipped with
// reduced motion.

/** Something with a duration. Times are in ms from the beginning of the news. */
export interface Timed {
  begin: number;
  end: number;
}

/** A schedule of steps one after the other, or side by side; `now` is the start of the next one. */
export class Score<S extends Timed> {
  now = 0;
  readonly steps: S[] = [];

  /** Add a step that begins now; the next one begins after `until` ms. */
  add(step: Omit<S, "begin" | "end">, lasts: number, until: number = lasts): S {
    const added = { ...step, begin: this.now, end: this.now + lasts } as S;
    this.steps.push(added);
    this.now += until;
    return added;
  }

  /** Wait before the next step. */
  wait(ms: number): void {
    this.now += ms;
  }

  get length(): number {
    return Math.max(this.now, ...this.steps.map(({ end }) => end));
  }
}

/** Return the factor that shortens times to fit into the available time. */
export function squeeze(length: number, pace: number): number {
  return Math.min(1, pace / Math.max(1, length));
}

export function squeezed<S extends Timed>(steps: readonly S[], factor: number): S[] {
  return steps.map((step) => ({ ...step, begin: step.begin * factor, end: step.end * factor }));
}

/** An action at a certain time. */
export type Cue = readonly [ms: number, act: () => void];

/** Plays cues until others are played, or until it is ended. */
export class Cues {
  #timers: ReturnType<typeof setTimeout>[] = [];

  play(cues: readonly Cue[]): void {
    this.end();
    this.#timers = cues.map(([ms, act]) => setTimeout(act, ms));
  }

  end(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
  }
}
