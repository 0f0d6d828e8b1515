// The current step of a lesson: the table's display, the effect of a press, and the progress.
import { patched, type Patch } from "../table/core/patch";
import type { Lesson, LessonStep, Sight } from "../wire";

/** Why a press has no effect. */
export interface Refused {
  /** The pressed thing. */
  thing: string;
  /** The step's own text about it. */
  words: string;
  /** The number of the later step that awaits it, from 1; null if no step does. */
  later: number | null;
}

/** Return the table of every step, from the hall's messages. */
export function sightsOf(steps: readonly LessonStep[]): Sight[] {
  const sights: Sight[] = [];
  for (const { sight } of steps) {
    const before = sights.at(-1);
    if (sight.type === "sight") sights.push(sight);
    else if (before) sights.push(patched(before, sight.patch as Patch));
  }
  return sights;
}

/** Return a sight whose menu has only the answer that the step awaits, or all answers if the step is open. */
export function lessonSight(sight: Sight, { awaits, open }: LessonStep): Sight {
  if (!sight.ask) return sight;
  const options = sight.ask.options.filter(({ key }) => key === awaits || (awaits && open));
  return { ...sight, ask: { ...sight.ask, options, barred: [] }, unasked: [], undo: null };
}

export class Walk {
  readonly steps: readonly LessonStep[];
  at = $state(0);
  /** The number of finished steps. */
  done = $state(0);
  refused = $state.raw<Refused | null>(null);
  readonly #keep: (at: number) => void;

  constructor(lesson: Lesson, step: number, keep: (at: number) => void) {
    this.steps = lesson.steps;
    this.#keep = keep;
    this.at = this.done = Math.max(0, Math.min(lesson.steps.length - 1, step));
  }

  get step(): LessonStep {
    return this.steps[this.at] as LessonStep;
  }

  /** Whether it awaits an answer. */
  get waits(): boolean {
    return this.step.awaits !== "";
  }

  /** Whether it needs no answer: it only explains, or was finished before. */
  get passes(): boolean {
    return !this.waits || this.done > this.at;
  }

  get isLast(): boolean {
    return this.at === this.steps.length - 1;
  }

  next(): void {
    if (!this.isLast && this.passes) this.#go(this.at + 1);
  }

  back(): void {
    if (this.at > 0) this.#go(this.at - 1);
  }

  /** Finish the step: the player or the lesson has given its answer. */
  act(): void {
    if (this.step.awaits) this.#go(Math.min(this.at + 1, this.steps.length - 1));
  }

  /** Handle a pressed answer; return whether it is the awaited one. */
  press(key: string): boolean {
    const isRight = key === this.step.awaits;
    if (isRight) this.act();
    else this.refuse(key.split(":").slice(1).join(":") || key, key);
    return isRight;
  }

  /** Handle a press on something else. */
  refuse(thing: string, key = ""): void {
    const verb = key.split(":")[0] ?? "";
    const later = this.steps.findIndex((step, index) => index > this.at && step.awaits !== "" && (step.awaits === key || step.lights[0] === thing));
    this.refused = { thing, words: this.step.wrong[verb] ?? "", later: later < 0 ? null : later + 1 };
  }

  forget(): void {
    this.refused = null;
  }

  #go(to: number): void {
    this.refused = null;
    this.at = to;
    this.done = Math.max(this.done, to);
    this.#keep(to);
  }
}
