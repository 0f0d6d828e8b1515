// Where there is nothing to choose, nobody need be asked.
import type { Ask, Option, Preview } from "../../wire";

/** The only answer to a question, unless it warns, or another answer to the part before may be picked instead. */
export function onlyAnswer(ask: Ask | null, others: readonly Option[]): Option | null {
  const [only, ...more] = ask?.options ?? [];
  return only && !more.length && !others.length && !only.warning ? only : null;
}

/** The answer of a player who wished not to be asked this. */
export function sparedAnswer(ask: Ask | null, spared: (ask: Ask) => string | null): Option | null {
  const key = ask && spared(ask);
  return ask?.options.find((option) => option.key === key) ?? null;
}

/** Whether giving an answer surprises nobody: it touches and risks nothing, and no luck decides what comes of it. */
export function isPlain(preview: Preview | null): boolean {
  return preview === null || preview.light || (!preview.odds.length && !preview.marks.length && !preview.risks && !preview.missing);
}
