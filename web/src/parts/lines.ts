// Lines of a story that are told by themselves.
import type { Line } from "../wire";

/** A sentence that needs none before it: a line that goes on in another is said in short, with who and where. */
export function alone({ words, brief, joins }: Line): string {
  const said = joins ? brief : words;
  return /[.?!]$/.test(said) ? said : `${said}.`;
}

const MOST = 4;

/**
 * What is most worth knowing for who was away, by the ranks that the hall gives, of the same rank the latest; what was
 * done to me is told first. What is `counted` when a match ends, by the types of its events, is left to the standings.
 */
export function worthKnowing(lines: readonly Line[], counted: readonly string[] = []): Line[] {
  const fresh = lines.filter((line) => !counted.includes(String(line.event["type"])));
  const best = new Set(fresh.toReversed().toSorted((a, b) => a.rank - b.rank).slice(0, MOST));
  const told = fresh.filter((line) => best.has(line));
  return [...told.filter((line) => line.to_you), ...told.filter((line) => !line.to_you)];
}
