// Which questions the overlay answers for itself.
import type { Sight } from "../../wire";

/** Questions that are put while a Place-Site is visited. */
const AT_SITE = ["visit", "buy", "sell", "which-deck", "take-card"];

export const isSiteQuestion = (kind: string): boolean => AT_SITE.includes(kind);

/** Whether what lies over the map says all about the open question. */
export function covers({ ask, state }: Sight): boolean {
  if (!ask) return false;
  return ask.kind === "keep" || ask.kind === "hero" || state["battle"] !== null || (state["visit"] !== null && isSiteQuestion(ask.kind));
}
