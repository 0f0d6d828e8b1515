// The rail: the whole match as a line, its rounds as sections, with marks above and below it.
import type { Mark } from "../../wire";
import { stepAt, type Moment } from "./moments";

/** A mark at a step, or several that are too close to distinguish. */
export interface Peg {
  step: number;
  /** In px from the left end. */
  x: number;
  kind: string;
  words: string[];
}

export interface Section {
  step: number;
  /** From 0 to 1. */
  from: number;
  number: number;
}

const KINDS_ABOVE = ["fight", "rescue"];
const SECTION_KINDS = ["round", "section"];
/** Pegs are 24 px wide. One that would cover another moves aside, if it need not move far. */
const PEG_WIDTH = 24;
const MAX_SHIFT = 13;

/** Return the position of a step, from 0 to 1. */
export function stepShare(step: number, steps: number): number {
  return steps > 1 ? step / (steps - 1) : 0;
}

/** Return the rounds of a match, or its turns if the game has no rounds. */
export function sectionsOf(marks: readonly Mark[], moments: readonly Moment[]): Section[] {
  const kind = SECTION_KINDS.find((section) => marks.some((mark) => mark.kind === section));
  return marks.filter((mark) => mark.kind === kind).map((mark, index) => {
    const step = stepAt(moments, mark.decision);
    return { step, from: stepShare(step, moments.length), number: index + 1 };
  });
}

const DIGIT_WIDTH = 8; // px of a digit, with its margin
const SPACE_BESIDE_NUMBER = 10;

/** The mark at the start of a section: its number and a line, a line, or nothing. */
export type Beginning = "number" | "line" | "nothing";

/**
 * Return which sections have room for their numbers on a line of this width. If hardly any has, as many show theirs as
 * fit without touching.
 */
export function sectionStarts(sections: readonly Section[], width: number): Beginning[] {
  const needs = sections.map(({ number }) => String(number).length * DIGIT_WIDTH + SPACE_BESIDE_NUMBER);
  const starts = sections.map(({ from }) => from * width);
  const own = starts.map((start, index) => (starts[index + 1] ?? width) - start >= (needs[index] ?? 0));
  if (own.filter(Boolean).length * 4 >= sections.length) return own.map((has) => (has ? "number" : "line"));
  let free = 0;
  return starts.map((start, index) => {
    const need = needs[index] ?? 0;
    if (start < free) return "nothing";
    if (start + need > width) return "line";
    free = start + need;
    return "number";
  });
}

/** Whether a match has rounds; only rounds are counted in spoken text. */
export function hasRounds(marks: readonly Mark[]): boolean {
  return marks.some((mark) => mark.kind === "round");
}

/** Return the round at a decision, from 1. */
export function roundAt(marks: readonly Mark[], decision: number): number {
  return Math.max(1, marks.filter((mark) => mark.kind === "round" && mark.decision <= decision).length);
}

export function roundsOf(marks: readonly Mark[]): number {
  return marks.filter((mark) => mark.kind === "round").length;
}

/** Return the kinds of marks beside the line, in the order of their first occurrence. */
export function kindsOf(marks: readonly Mark[]): string[] {
  return [...new Set(marks.map((mark) => mark.kind))].filter((kind) => kind !== "end" && !SECTION_KINDS.includes(kind));
}

export function isAbove(kind: string): boolean {
  return KINDS_ABOVE.includes(kind);
}

/** Return the marks of one side as pegs that do not overlap; `width` is the length of the line in px. */
export function pegsOf(marks: readonly Mark[], moments: readonly Moment[], width: number): Peg[] {
  const pegs: Peg[] = [];
  for (const { decision, kind, words } of marks) {
    const step = stepAt(moments, decision);
    const wanted = stepShare(step, moments.length) * width;
    const last = pegs.at(-1);
    const x = last ? Math.max(wanted, last.x + PEG_WIDTH) : wanted;
    if (last && (x - wanted > MAX_SHIFT || (last.step === step && last.kind === kind))) last.words.push(words);
    else pegs.push({ step, x, kind, words: [words] });
  }
  return pegs;
}

/** Return the room to the right of an icon with a text on the line, such as a bookmark, in px. */
export function roomAfter(x: number, otherPositions: readonly number[], width: number): number {
  return Math.min(width, ...otherPositions.filter((other) => other > x)) - x;
}
