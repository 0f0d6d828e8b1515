// What happened, played as timed steps: in the time there is, ended at once by whatever comes next, and left out where less
// motion is wanted.

/** Something that takes a while. Times are in milliseconds from the beginning of the news. */
export interface Timed {
  begin: number;
  end: number;
}

/** Steps that are put one after the other, and some beside each other; `now` is where the next one begins. */
export class Score<S extends Timed> {
  now = 0;
  readonly steps: S[] = [];

  /** Adds a step that begins now; the next begins when it has gone so far. */
  add(step: Omit<S, "begin" | "end">, lasts: number, until: number = lasts): S {
    const added = { ...step, begin: this.now, end: this.now + lasts } as S;
    this.steps.push(added);
    this.now += until;
    return added;
  }

  /** Lets some time go by. */
  wait(ms: number): void {
    this.now += ms;
  }

  get length(): number {
    return Math.max(this.now, ...this.steps.map(({ end }) => end));
  }
}

/** By how much times are to be shortened to fit into the time there is. */
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
