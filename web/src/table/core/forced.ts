// Questions without a choice, which need not be asked.
import type { Ask, Option, Preview } from "../../wire";

/** Return the only answer to a question, unless it has a warning, or another answer to the previous part may be picked instead. */
export function onlyAnswer(ask: Ask | null, others: readonly Option[]): Option | null {
  const [only, ...more] = ask?.options ?? [];
  return only && !more.length && !others.length && !only.warning ? only : null;
}

/** Return the answer of a player who chose to skip this question. */
export function skippedAnswer(ask: Ask | null, skippedKey: (ask: Ask) => string | null): Option | null {
  const key = ask && skippedKey(ask);
  return ask?.options.find((option) => option.key === key) ?? null;
}

/** Whether an answer can be given without surprise: it affects and risks nothing, and has no random result. */
export function isPlain(preview: Preview | null): boolean {
  return preview === null || preview.light || (!preview.odds.length && !preview.marks.length && !preview.risks && !preview.missing);
}
