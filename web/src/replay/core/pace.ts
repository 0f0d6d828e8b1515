// How long a step is shown while a replay plays.
import { paceOf } from "../../table/core/queue";
import type { Line } from "../../wire";

const MIN_STEP_TIME = 1300;
const TIME_PER_LINE = 300;
const MAX_STEP_TIME = 3400;

/** Return the display time of a step in ms; more lines take longer. */
export function displayTime(lines: readonly Line[], speed: number): number {
  return Math.round(Math.min(MAX_STEP_TIME, MIN_STEP_TIME + TIME_PER_LINE * Math.max(0, lines.length - 1)) / speed);
}

/**
 * Return the display time of a step in a real-time match: as long as it lasted. `times` has the time of each answer. A
 * step is the position after a number of answers.
 */
export function realDuration(times: readonly number[], decision: number, next: number, speed: number): number {
  const timeAt = (answers: number): number => (answers > 0 ? (times[answers - 1] ?? times.at(-1) ?? 0) : 0);
  return Math.round(Math.max(0, timeAt(next) - timeAt(decision)) / speed);
}

/** Return the time for the board's animation in ms; it ends before the next step. */
export function animationTime(lines: readonly Line[], speed: number, limit: number = displayTime(lines, speed)): number {
  return Math.min(paceOf(lines, 0, speed), Math.round(limit * 0.8));
}
