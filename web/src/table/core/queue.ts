// Sights that come in quick succession are shown one after the other, each for a moment; players never have to wait for
// it.
import type { Line, Sight } from "../../wire";

export interface Step {
  sight: Sight;
  /** Its news, compared with the step before. */
  news: Line[];
}

export interface Shown {
  /** The table before the shown step; null if that was not shown. */
  before: Sight | null;
  /** The shown step. */
  step: Step | null;
  /** The steps after it, the newest last. */
  queue: readonly Step[];
}

export const NOTHING_SHOWN: Shown = { before: null, step: null, queue: [] };

/** Time for one event, and for a cascade of many in all, in milliseconds. */
const EVENT = 320;
const CASCADE = 1500;
/** Dice are shown a little longer. */
const DICE = 700;
/** Most waiting steps; beyond that each gets less time, so that a player is never far behind. */
const PATIENCE = 3;
export const CATCH_UP = 4;
/** The lines of a long cascade are shown several at a time. */
const BEATS = 6;

/** Return the milliseconds for which a step is shown before the next one may follow. */
export function paceOf(news: readonly Line[], waiting: number, speed: number): number {
  if (!news.length) return 0;
  const dice = news.some((line) => Array.isArray(line.event["dice"])) ? DICE - EVENT : 0;
  const whole = Math.min(CASCADE, news.length * EVENT + dice);
  return Math.round(whole / speed / Math.max(1, waiting / PATIENCE));
}

/** Return the number of lines shown at a time. */
export function linesAtOnce(news: readonly Line[]): number {
  return Math.max(1, Math.ceil(news.length / BEATS));
}

/** Return the milliseconds for each of these groups, so that together they take no longer than the step, which takes `pace`. */
export function beatOf(news: readonly Line[], pace: number): number {
  const beats = Math.ceil(news.length / linesAtOnce(news));
  return Math.floor(pace / Math.max(1, beats));
}

/** Return the table up to the shown line: the player to move changes with the line that opens the turn, or after all lines. */
export function toldOf({ before, step }: Shown, told: number): Sight | null {
  if (!step || !before || before.seat !== step.sight.seat || told > step.news.length) return step?.sight ?? null;
  return step.news.slice(0, told).some((line) => line.opens) ? step.sight : before;
}

/** Show a new sight at once if nothing is being played, or else queue it. */
export function enqueue(shown: Shown, step: Step): Shown {
  if (shown.step === null) return { before: null, step, queue: [] };
  const last = shown.queue.at(-1) ?? shown.step;
  if (last.sight.seat !== step.sight.seat) return { before: null, step, queue: [] };
  if (step.sight.seq <= last.sight.seq || !step.news.length) return amend(shown, step);
  return { ...shown, queue: [...shown.queue, step] };
}

/** Replace the last step by the same moment, or by one without events. */
function amend(shown: Shown, step: Step): Shown {
  if (!shown.queue.length) return { ...shown, step: { sight: step.sight, news: shown.step?.news ?? [] } };
  const last = shown.queue.at(-1)!;
  return { ...shown, queue: [...shown.queue.slice(0, -1), { sight: step.sight, news: last.news }] };
}

/** Move on to the next step. */
export function advance(shown: Shown): Shown {
  const [next, ...queue] = shown.queue;
  return next ? { before: shown.step?.sight ?? null, step: next, queue } : { before: null, step: shown.step && { ...shown.step, news: [] }, queue: [] };
}

/** Jump to the newest step, without a show. */
export function skip(shown: Shown): Shown {
  const last = shown.queue.at(-1) ?? shown.step;
  return { before: null, step: last && { sight: last.sight, news: [] }, queue: [] };
}
