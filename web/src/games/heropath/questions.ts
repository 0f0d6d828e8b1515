// Questions that the overlay answers itself.
import type { ObviousAnswer, Period } from "../../table/board";
import type { Ask, Sight } from "../../wire";
import type { Battle, State } from "./types";

/** Questions asked during a visit to a Place-Site. */
const AT_SITE = ["visit", "buy", "sell", "which-deck", "take-card"];

export const isSiteQuestion = (kind: string): boolean => AT_SITE.includes(kind);

/** Questions whose answers are cards that no hand, deck or site shows. */
export const CARD_QUESTIONS = ["keep-card", "under-first", "take-card", "collect"];

/** Questions to a hero about their own lost battle. */
const LOSSES = ["loss", "death"];

/**
 * Whether a battle covers the map. It does until the comparison. Questions about its end are asked on the map, which
 * then also shows a Dragon's turn, except for cards that spare the hero the cost.
 */
export function isFought({ ask, state, seat }: Sight): boolean {
  const { battle, windows } = state as unknown as State;
  if (battle === null || ask?.kind === "push-where") return false;
  return battle.stage !== "compared" || (ask?.kind === "use-card" && battle.seat === seat && LOSSES.includes(windows.at(-1)?.kind ?? ""));
}

/** Whether the overlay covers the open question completely. */
export function explainsQuestion(sight: Sight): boolean {
  const { ask, state } = sight;
  if (!ask) return false;
  return ask.kind === "keep" || ask.kind === "hero" || isFought(sight) || (state["visit"] !== null && isSiteQuestion(ask.kind));
}

/**
 * Return the automatic answer of a player who skips questions before the end of a turn: keep the Armament. A turn
 * without actions is ended only among bots: people could conclude from the speed that the player has no card for the
 * moment (HP-HID-04). Questions that the player started are asked.
 */
export function automaticAnswer({ kind, options }: Ask, { state, seat, seats }: Sight): string | null {
  const { heroes, now, rest, visit } = state as unknown as State;
  if (now !== seat || heroes[seat]?.actions !== 0 || rest || visit) return null;
  if (kind === "arrange") return "done";
  const isAmongBots = seats.every((other) => other.seat === seat || other.bot !== "");
  return kind === "action" && isAmongBots && options.every(({ key }) => key === "end" || key === "drop") ? "end" : null;
}

/** For how long the end of a turn is shown that needs no decision, in ms. */
const SHOWN_TIME = 600;

/** Return the answer at the end of a turn among bots, if the player could only put cards back or drop things. */
export function obviousAnswer(ask: Ask, sight: Sight): ObviousAnswer | null {
  const isIdle = sight.seats.every(({ seat, bot }) => seat === sight.seat || bot !== "") && !ask.options.some(({ key }) => key.startsWith("arm:"));
  const key = isIdle ? automaticAnswer(ask, sight) : null;
  return key === null ? null : { key, pause: SHOWN_TIME };
}

/** Questions to players who may have a card for the moment, as far as everybody can see. */
export const WINDOWS: Readonly<Record<string, Period>> = { "use-card": "turn", "after-the-roll": "turn", "use-card-for-balloon": "turn", "use-card-for-search": "turn" };

/** Whether a Visit offers a single action, which is not forced: it may have a cost that the visitor does not want. */
const isOffered = ({ ask }: Sight): boolean => ask !== null && isSiteQuestion(ask.kind) && ask.options.some(({ key }) => key !== "end");

/**
 * Whether a question must be answered by hand, even if it has a single answer. This is so for an offer in a Visit. It
 * is also so if the speed of an automatic answer would reveal a seat's cards (HP-HID-04). Bots do not use this
 * information: among bots only the player's own battle waits, so that the player sees it before the dice fall.
 */
export function mustAnswerByHand(sight: Sight): boolean {
  if (isOffered(sight)) return true;
  const others = sight.seats.filter(({ seat }) => seat !== sight.seat);
  const battle = sight.state["battle"] as Battle | null;
  const isSeen = others.some(({ bot }) => !bot) || (others.length > 0 && battle?.seat === sight.seat && isFought(sight));
  return isSeen && (sight.ask?.kind ?? "") in WINDOWS;
}
