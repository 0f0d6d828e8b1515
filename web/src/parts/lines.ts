// Lines of a story that are told by themselves.
import type { Line } from "../wire";

/** A sentence that needs none before it: a line that goes on in another is said in short, with who and where. */
export function alone({ words, brief, joins }: Line): string {
  const said = joins ? brief : words;
  return /[.?!]$/.test(said) ? said : `${said}.`;
}
