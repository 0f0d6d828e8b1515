// A queue of sights: those that arrive in quick succession are shown one after the other, each for a moment. Players
// never have to wait for it.
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
  /** The steps after it, newest last. */
  queue: readonly Step[];
}

export const NOTHING_SHOWN: Shown = { before: null, step: null, queue: [] };

/** Duration of one event, and of a cascade of many events in total, in ms. */
const EVENT_TIME = 320;
const MAX_CASCADE_TIME = 1500;
/** Events with dice are shown slightly longer, in ms. */
const DICE_TIME = 700;
/** The usual maximum of waiting steps. If there are more, each is shown for a shorter time, so that a player is never far behind. */
const MAX_WAITING_STEPS = 3;
export const CATCH_UP_FACTOR = 4;
/** The maximum number of groups in which the lines of a step are shown. */
const MAX_LINE_GROUPS = 6;

/** Return the time in ms for which a step is shown before the next one. */
export function paceOf(news: readonly Line[], waiting: number, speed: number): number {
  if (!news.length) return 0;
  const dice = news.some(({ event }) => Array.isArray(event["dice"]) || String(event["type"]).endsWith("Rolled")) ? DICE_TIME - EVENT_TIME : 0;
  const whole = Math.min(MAX_CASCADE_TIME, news.length * EVENT_TIME + dice);
  return Math.round(whole / speed / Math.max(1, waiting / MAX_WAITING_STEPS));
}

/** Return the number of lines shown at a time. */
export function linesAtOnce(news: readonly Line[]): number {
  return Math.max(1, Math.ceil(news.length / MAX_LINE_GROUPS));
}

/** Return the time in ms for each group of lines, so that together they take no longer than `pace`, the time of the step. */
export function beatOf(news: readonly Line[], pace: number): number {
  const beats = Math.ceil(news.length / linesAtOnce(news));
  return Math.floor(pace / Math.max(1, beats));
}

/** Return the table up to the shown line. The current player changes with the line that opens the turn, or after all lines. */
export function tableAt({ before, step }: Shown, shownLines: number): Sight | null {
  if (!step || !before || before.seat !== step.sight.seat || shownLines > step.news.length) return step?.sight ?? null;
  return step.news.slice(0, shownLines).some((line) => line.opens) ? step.sight : before;
}

/** Show a new sight at once if nothing is being animated; otherwise queue it. */
export function enqueue(shown: Shown, step: Step): Shown {
  if (shown.step === null) return { before: null, step, queue: [] };
  const last = shown.queue.at(-1) ?? shown.step;
  if (last.sight.seat !== step.sight.seat) return { before: null, step, queue: [] };
  if (step.sight.seq <= last.sight.seq || !step.news.length) return replaceLast(shown, step);
  return { ...shown, queue: [...shown.queue, step] };
}

/** Replace the last step by a later version of the same moment, or by a sight without events. */
function replaceLast(shown: Shown, step: Step): Shown {
  if (!shown.queue.length) return { ...shown, step: { sight: step.sight, news: shown.step?.news ?? [] } };
  const last = shown.queue.at(-1)!;
  return { ...shown, queue: [...shown.queue.slice(0, -1), { sight: step.sight, news: last.news }] };
}

/** Move on to the next step. */
export function advance(shown: Shown): Shown {
  const [next, ...queue] = shown.queue;
  return next ? { before: shown.step?.sight ?? null, step: next, queue } : { before: null, step: shown.step && { ...shown.step, news: [] }, queue: [] };
}

/** Jump to the newest step without animation. */
export function skipToNewest(shown: Shown): Shown {
  const last = shown.queue.at(-1) ?? shown.step;
  return { before: null, step: last && { sight: last.sight, news: [] }, queue: [] };
}
