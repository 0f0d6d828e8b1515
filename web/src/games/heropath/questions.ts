// Which questions the overlay answers for itself.
import type { Ask, Sight } from "../../wire";
import type { Battle, State } from "./types";

/** Questions that are put while a Place-Site is visited. */
const AT_SITE = ["visit", "buy", "sell", "which-deck", "take-card"];

export const isSiteQuestion = (kind: string): boolean => AT_SITE.includes(kind);

/** What a hero is asked about his own lost battle. */
const LOSSES = ["loss", "death"];

/**
 * A battle lies over the map until it is compared; what its end leads to is asked on the map, where a Dragon's turn in its midst is seen,
 * but for cards that spare the hero what it costs.
 */
export function isFought({ ask, state, seat }: Sight): boolean {
  const { battle, windows } = state as unknown as State;
  if (battle === null || ask?.kind === "push-where") return false;
  return battle.stage !== "compared" || (ask?.kind === "use-card" && battle.seat === seat && LOSSES.includes(windows.at(-1)?.kind ?? ""));
}

/** Whether what lies over the map says all about the open question. */
export function covers(sight: Sight): boolean {
  const { ask, state } = sight;
  if (!ask) return false;
  return ask.kind === "keep" || ask.kind === "hero" || isFought(sight) || (state["visit"] !== null && isSiteQuestion(ask.kind));
}

/**
 * The answer of who does not wish to be asked before his turn ends: his Armament stays as it is, and where only bots could tell from his
 * haste that he has no card for the moment (HP-HID-04), a turn without actions is over. What he has asked for himself is asked.
 */
export function letsEnd({ kind, options }: Ask, { state, seat, seats }: Sight): string | null {
  const { heroes, now, rest, visit } = state as unknown as State;
  if (now !== seat || heroes[seat]?.actions !== 0 || rest || visit) return null;
  if (kind === "arrange") return "done";
  const isAmongBots = seats.every((one) => one.seat === seat || one.bot !== "");
  return kind === "action" && isAmongBots && options.every(({ key }) => key === "end" || key === "drop") ? "end" : null;
}

/** Questions put to whoever may have a card for the moment, by what everybody sees. */
const WINDOWS = ["use-card", "after-the-roll", "use-card-for-balloon", "use-card-for-search"];

/** The one thing that can be done in a Visit may cost something, and whoever came to look has not said that he wants it. */
const isOffered = ({ ask }: Sight): boolean => ask !== null && isSiteQuestion(ask.kind) && ask.options.some(({ key }) => key !== "end");

/**
 * What is offered in a Visit is taken by hand. So is all whose haste would tell others what this seat holds: whoever can only pass does so
 * by hand, too (HP-HID-04).
 * Bots learn nothing from that: among them only one's own battle waits, so that it is seen before its dice fall.
 */
export function byHand(sight: Sight): boolean {
  if (isOffered(sight)) return true;
  const others = sight.seats.filter(({ seat }) => seat !== sight.seat);
  const battle = sight.state["battle"] as Battle | null;
  const isSeen = others.some(({ bot }) => !bot) || (others.length > 0 && battle?.seat === sight.seat && isFought(sight));
  return isSeen && WINDOWS.includes(sight.ask?.kind ?? "");
}
