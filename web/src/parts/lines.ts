// Lines of a story that are told by themselves.
import type { Line } from "../wire";

/** A sentence that needs none before it: a line that goes on in another is said in short, with who and where. */
export function alone({ words, brief, joins }: Line): string {
  const said = joins ? brief : words;
  return /[.?!]$/.test(said) ? said : `${said}.`;
}

const MOST = 4;

/**
 * What is most worth knowing for who was away: what was done to me, then what my seat did, played by a bot, then the latest.
 * What is `counted` when a match ends, by the types of its events, is left to the standings.
 */
export function worthKnowing(lines: readonly Line[], counted: readonly string[] = []): Line[] {
  const rank = (line: Line): number => (line.to_you ? 0 : line.by_you && !line.joins ? 1 : 2);
  const whole = lines.filter((line) => (line.to_you || !line.opens) && !counted.includes(String(line.event["type"])));
  const best = new Set(whole.toReversed().toSorted((a, b) => rank(a) - rank(b)).slice(0, MOST));
  return [...whole.filter((line) => best.has(line) && line.to_you), ...whole.filter((line) => best.has(line) && !line.to_you)];
}
