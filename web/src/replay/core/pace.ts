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

/** How long the board may take to show what happened; it is done before the next step. */
export function show(lines: readonly Line[], speed: number): number {
  return Math.min(paceOf(lines, 0, speed), Math.round(stay(lines, speed) * 0.8));
}
