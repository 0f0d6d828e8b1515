// Lines of a story that are told by themselves.
import type { Line } from "../wire";

/** A sentence that is clear alone: a line that continues another is replaced by its short form. */
export function alone({ words, brief, joins }: Line): string {
  const said = joins ? brief : words;
  return /[.?!]$/.test(said) ? said : `${said}.`;
}

const MOST = 4;

/**
 * The most important lines for a returning player, by the hall's ranks, the latest of equal rank first. Lines about
 * the player come first. Event types in `counted` are left out, since the standings at the end count them.
 */
export function worthKnowing(lines: readonly Line[], counted: readonly string[] = []): Line[] {
  const fresh = lines.filter((line) => !counted.includes(String(line.event["type"])));
  const best = new Set(fresh.toReversed().toSorted((a, b) => a.rank - b.rank).slice(0, MOST));
  const told = fresh.filter((line) => best.has(line));
  return [...told.filter((line) => line.to_you), ...told.filter((line) => !line.to_you)];
}
