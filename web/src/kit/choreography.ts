// Events as timed steps: within the available time, ended at once by anything that follows, and left out with reduced
// motion.

/** Something that takes a while. Times are in milliseconds from the beginning of the news. */
export interface Timed {
  begin: number;
  end: number;
}

/** Steps one after the other, and some side by side; `now` is the beginning of the next. */
export class Score<S extends Timed> {
  now = 0;
  readonly steps: S[] = [];

  /** Add a step that begins now; the next begins after `until`. */
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

/** Factor that shortens times to fit into the available time. */
export function squeeze(length: number, pace: number): number {
  return Math.min(1, pace / Math.max(1, length));
}

export function squeezed<S extends Timed>(steps: readonly S[], factor: number): S[] {
  return steps.map((step) => ({ ...step, begin: step.begin * factor, end: step.end * factor }));
}

/** Something to do at a time. */
export type Cue = readonly [ms: number, act: () => void];

/** Plays cues, until others are played or it is ended. */
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
