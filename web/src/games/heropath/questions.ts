// Which questions the overlay answers for itself.
import type { Sight } from "../../wire";

/** Questions that are put while a Place-Site is visited. */
const AT_SITE = ["visit", "buy", "sell", "which-deck", "take-card"];

/** Questions about places of the map: while they are put, no battle lies over it. */
const ON_THE_MAP = ["push-where", "rock", "space-for-enemy", "space-for-site", "drop-where", "move-which", "move-where", "place-or-reveal", "move-revealed", "enemy-to-site", "which-enemy", "turn-up"];

export const isOnTheMap = (kind: string): boolean => ON_THE_MAP.includes(kind);

export const isSiteQuestion = (kind: string): boolean => AT_SITE.includes(kind);

/** Whether what lies over the map says all about the open question. */
export function covers({ ask, state }: Sight): boolean {
  if (!ask) return false;
  return ask.kind === "keep" || ask.kind === "hero" || (state["battle"] !== null && !isOnTheMap(ask.kind)) || (state["visit"] !== null && isSiteQuestion(ask.kind));
}

/** Questions put to whoever may have a card for the moment, by what everybody sees. */
const WINDOWS = ["use-card", "after-the-roll", "use-card-for-balloon", "use-card-for-search"];

/** Whether how soon an answer comes would tell others what this seat holds: whoever can only pass does so by hand, too (HP-HID-04). */
export const byHand = ({ ask, seats }: Sight): boolean => seats.length > 1 && WINDOWS.includes(ask?.kind ?? "");
