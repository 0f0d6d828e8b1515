// The log of a replay: one row for each event together with its follow-ups, and a title at each turn.
import { gainOf, kindsOf, seatOf } from "../../table/core/logline";
import type { Line } from "../../wire";
import type { Moment } from "./moments";

export interface Row {
  decision: number;
  /** Whether it begins a paragraph. */
  title: boolean;
  words: string;
  brief: string;
  /** The points that it brings to one seat; 0 if none, or if several seats score. */
  gain: number;
  seat: number | null;
  /** The names of its events, such as `FightWon`. */
  kinds: string[];
  toYou: boolean;
}

export function rowsOf(moments: readonly Moment[]): Row[] {
  return moments.flatMap(({ decision, lines }) => paragraphs(lines).map((part) => rowOf(decision, part)));
}

/** Group lines with their continuations. A continuation after a title is a paragraph of its own. */
function paragraphs(lines: readonly Line[]): [Line, ...Line[]][] {
  const found: [Line, ...Line[]][] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (line.joins && last && !last[0].opens) last.push(line);
    else found.push([line]);
  }
  return found;
}

function rowOf(decision: number, [first, ...rest]: [Line, ...Line[]]): Row {
  const all = [first, ...rest];
  return {
    decision,
    title: first.opens,
    words: all.flatMap((line) => line.words || []).join(" "),
    brief: first.brief || first.words,
    gain: gainOf(all),
    seat: seatOf(first),
    kinds: kindsOf(all),
    toYou: all.some((line) => line.to_you),
  };
}

/** The time of a row relative to a step. */
export type Time = "before" | "now" | "later";

export function timeOf(row: Row, now: Moment | undefined): Time {
  const here = now?.decision ?? 0;
  return row.decision === here ? "now" : row.decision < here ? "before" : "later";
}
