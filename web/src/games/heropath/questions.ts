// Questions that the overlay answers itself.
import type { Period } from "../../table/board";
import type { Ask, Sight } from "../../wire";
import type { Battle, State } from "./types";

/** Questions that are put while a Place-Site is visited. */
const AT_SITE = ["visit", "buy", "sell", "which-deck", "take-card"];

export const isSiteQuestion = (kind: string): boolean => AT_SITE.includes(kind);

/** Questions to a hero about his own lost battle. */
const LOSSES = ["loss", "death"];

/**
 * Whether a battle covers the map. It stays until it is compared. Questions about its end are asked on the map,
 * where a Dragon's turn in its midst is seen, except cards that spare the hero the cost.
 */
export function isFought({ ask, state, seat }: Sight): boolean {
  const { battle, windows } = state as unknown as State;
  if (battle === null || ask?.kind === "push-where") return false;
  return battle.stage !== "compared" || (ask?.kind === "use-card" && battle.seat === seat && LOSSES.includes(windows.at(-1)?.kind ?? ""));
}

/** Whether the overlay covers the open question completely. */
export function covers(sight: Sight): boolean {
  const { ask, state } = sight;
  if (!ask) return false;
  return ask.kind === "keep" || ask.kind === "hero" || isFought(sight) || (state["visit"] !== null && isSiteQuestion(ask.kind));
}

/**
 * Return the answer of a player who skips questions before the end of a turn: his Armament stays. A turn without
 * actions ends, if only bots could learn from the haste that he has no card for the moment (HP-HID-04). Questions that
 * he requested himself are asked.
 */
export function letsEnd({ kind, options }: Ask, { state, seat, seats }: Sight): string | null {
  const { heroes, now, rest, visit } = state as unknown as State;
  if (now !== seat || heroes[seat]?.actions !== 0 || rest || visit) return null;
  if (kind === "arrange") return "done";
  const isAmongBots = seats.every((one) => one.seat === seat || one.bot !== "");
  return kind === "action" && isAmongBots && options.every(({ key }) => key === "end" || key === "drop") ? "end" : null;
}

/** Questions to players who may have a card for the moment, as far as everybody sees. */
export const WINDOWS: Readonly<Record<string, Period>> = { "use-card": "turn", "after-the-roll": "turn", "use-card-for-balloon": "turn", "use-card-for-search": "turn" };

/** Whether the one action of a Visit is merely offered: it may cost something, and a visitor has not said that he wants it. */
const isOffered = ({ ask }: Sight): boolean => ask !== null && isSiteQuestion(ask.kind) && ask.options.some(({ key }) => key !== "end");

/**
 * Whether a question is answered by hand: an offer in a Visit, and any question whose haste would reveal a seat's
 * cards. So a forced pass is given by hand, too (HP-HID-04). Bots learn nothing from that: among them only the player's
 * own battle waits, so that it is seen before its dice fall.
 */
export function byHand(sight: Sight): boolean {
  if (isOffered(sight)) return true;
  const others = sight.seats.filter(({ seat }) => seat !== sight.seat);
  const battle = sight.state["battle"] as Battle | null;
  const isSeen = others.some(({ bot }) => !bot) || (others.length > 0 && battle?.seat === sight.seat && isFought(sight));
  return isSeen && (sight.ask?.kind ?? "") in WINDOWS;
}
