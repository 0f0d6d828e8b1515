// How long a step stays on the table while a replay plays.
import { paceOf } from "../../table/core/queue";
import type { Line } from "../../wire";

const LEAST = 1300;
const LINE = 300;
const MOST = 3400;

/** How long a step is looked at, in milliseconds: the more was told, the longer. */
export function stay(lines: readonly Line[], speed: number): number {
  return Math.round(Math.min(MOST, LEAST + LINE * Math.max(0, lines.length - 1)) / speed);
}

/**
 * How long a step of a match in real time is shown: as long as it lasted then. `times` has the time of each answer.
 * A step is the position after a number of answers.
 */
export function stood(times: readonly number[], decision: number, next: number, speed: number): number {
  const at = (answers: number): number => (answers > 0 ? (times[answers - 1] ?? times.at(-1) ?? 0) : 0);
  return Math.round(Math.max(0, at(next) - at(decision)) / speed);
}

/** How long the board may take to show what happened; it is done before the next step. */
export function show(lines: readonly Line[], speed: number, most: number = stay(lines, speed)): number {
  return Math.min(paceOf(lines, 0, speed), Math.round(most * 0.8));
}
