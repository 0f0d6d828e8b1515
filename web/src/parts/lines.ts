// Lines of a story that are shown on their own.
import type { Line } from "../wire";

/** Return a sentence that is clear alone: the short form of a line that continues another one. */
export function standaloneText({ words, brief, joins }: Line): string {
  const text = joins ? brief : words;
  return /[.?!]$/.test(text) ? text : `${text}.`;
}

const MAX_LINES = 4;

/**
 * Return the most important lines for a returning player, by the hall's ranks; among equal ranks the latest ones.
 * Event types in `counted` are left out, because the standings at the end count them.
 */
export function importantLines(lines: readonly Line[], counted: readonly string[] = []): Line[] {
  const fresh = lines.filter((line) => !counted.includes(String(line.event["type"])));
  const best = new Set(fresh.toReversed().toSorted((a, b) => a.rank - b.rank).slice(0, MAX_LINES));
  const important = fresh.filter((line) => best.has(line));
  return [...important.filter((line) => line.to_you), ...important.filter((line) => !line.to_you)];
}
