// Sights that come in quick succession are shown one after the other, each for a moment; nobody ever has to wait for it.
import type { Line, Sight } from "../../wire";

export interface Step {
  sight: Sight;
  /** What is new in it, compared with the step before. */
  news: Line[];
}

export interface Shown {
  /** The table as it was before what is shown now; null where that was not shown. */
  before: Sight | null;
  /** What is shown now. */
  step: Step | null;
  /** What comes after it, the newest last. */
  queue: readonly Step[];
}

export const NOTHING_SHOWN: Shown = { before: null, step: null, queue: [] };

/** How long one event is shown, and how long a cascade of many may last in all, in milliseconds. */
const EVENT = 320;
const CASCADE = 1500;
/** Dice are looked at a little longer. */
const DICE = 700;
/** So many steps may wait; beyond that each gets less time, so that a player is never far behind. */
const PATIENCE = 3;
export const CATCH_UP = 4;
/** The lines of a long cascade are told several at a time. */
const BEATS = 6;

/** How many milliseconds a step is shown before the next one may follow. */
export function paceOf(news: readonly Line[], waiting: number, speed: number): number {
  if (!news.length) return 0;
  const dice = news.some((line) => Array.isArray(line.event["dice"])) ? DICE - EVENT : 0;
  const whole = Math.min(CASCADE, news.length * EVENT + dice);
  return Math.round(whole / speed / Math.max(1, waiting / PATIENCE));
}

/** So many lines are told at a time. */
export function linesAtOnce(news: readonly Line[]): number {
  return Math.max(1, Math.ceil(news.length / BEATS));
}

/** How many milliseconds each of these tellings has, so that all of them together take no longer than the step. */
export function beatOf(news: readonly Line[], waiting: number, speed: number): number {
  const beats = Math.ceil(news.length / linesAtOnce(news));
  return Math.floor(paceOf(news, waiting, speed) / Math.max(1, beats));
}

/** The table as far as it was told: whose turn it is changes with the line that opens it, or when all was told. */
export function toldOf({ before, step }: Shown, told: number): Sight | null {
  if (!step || !before || before.seat !== step.sight.seat || told > step.news.length) return step?.sight ?? null;
  return step.news.slice(0, told).some((line) => line.opens) ? step.sight : before;
}

/** A new sight is shown at once if nothing is being played, or else waits for its turn. */
export function enqueue(shown: Shown, step: Step): Shown {
  if (shown.step === null) return { before: null, step, queue: [] };
  const last = shown.queue.at(-1) ?? shown.step;
  if (last.sight.seat !== step.sight.seat) return { before: null, step, queue: [] };
  if (step.sight.seq <= last.sight.seq || !step.news.length) return amend(shown, step);
  return { ...shown, queue: [...shown.queue, step] };
}

/** The same moment told again, or one in which nothing happened: it takes the place of the last step. */
function amend(shown: Shown, step: Step): Shown {
  if (!shown.queue.length) return { ...shown, step: { sight: step.sight, news: shown.step?.news ?? [] } };
  const last = shown.queue.at(-1)!;
  return { ...shown, queue: [...shown.queue.slice(0, -1), { sight: step.sight, news: last.news }] };
}

/** The next step. */
export function advance(shown: Shown): Shown {
  const [next, ...queue] = shown.queue;
  return next ? { before: shown.step?.sight ?? null, step: next, queue } : { before: null, step: shown.step && { ...shown.step, news: [] }, queue: [] };
}

/** The newest step at once, without a show. */
export function skip(shown: Shown): Shown {
  const last = shown.queue.at(-1) ?? shown.step;
  return { before: null, step: last && { sight: last.sight, news: [] }, queue: [] };
}
