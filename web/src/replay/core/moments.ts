// The steps of a replay: the first and last position, and the decisions after which this viewer received lines.
import type { Line, Story } from "../../wire";

export interface Moment {
  /** The number of answers before it. */
  decision: number;
  /** Its lines. */
  lines: Line[];
}

export function momentsOf(story: Pick<Story, "lines"> | null, last: number): Moment[] {
  const linesByDecision = new Map<number, Line[]>([[0, []]]);
  for (const { decision, line } of story?.lines ?? []) if (line.words) linesByDecision.set(decision, [...(linesByDecision.get(decision) ?? []), line]);
  if (!linesByDecision.has(last)) linesByDecision.set(last, []);
  return [...linesByDecision].map(([decision, lines]) => ({ decision, lines })).sort((a, b) => a.decision - b.decision);
}

/** Return the step after this many answers; between two steps the earlier one. */
export function stepAt(moments: readonly Moment[], decision: number): number {
  let [low, high] = [0, moments.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((moments[middle]?.decision ?? Infinity) <= decision) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}

/** Return the step where the previous or next turn begins, which is where a line opens a paragraph. */
export function turnFrom(moments: readonly Moment[], step: number, direction: 1 | -1): number {
  for (let index = step + direction; index > 0 && index < moments.length - 1; index += direction)
    if (moments[index]?.lines.some((line) => line.opens)) return index;
  return direction > 0 ? moments.length - 1 : 0;
}

/** Return the heading of a step: the last line before it that opened a paragraph. */
export function headingAt(moments: readonly Moment[], step: number): Line | null {
  for (let index = step; index >= 0; index -= 1) {
    const opening = moments[index]?.lines.findLast((line) => line.opens);
    if (opening) return opening;
  }
  return null;
}

/** Return a step as a short text: its first line about the action. */
export function briefOf(moment: Moment | undefined): string {
  const line = moment?.lines.find((line) => !line.opens) ?? moment?.lines[0];
  return line ? line.brief || line.words : "";
}
