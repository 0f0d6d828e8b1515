// Answers of things on the table, and the reasons for barred ones.
import type { ObviousAnswer } from "../../table/board";
import type { Ask, Line, Option, Sight } from "../../wire";
import { BUILDINGS, ELIXIRS } from "./cards";
import { plan, plannedAnswer } from "./exchange.svelte";
import { payment } from "./payment.svelte";
import type { ComputedValues, State } from "./types";

/** Return the thing in a key, such as the character in `recruit:ch_red_2`; "" for a key of one word. */
export function thingOf(key: string): string {
  const [verb = "", thing = "", more = ""] = key.split(":");
  if (verb === "player") return `seat.${thing}`;
  if (verb === "receive") return more === "pool" ? `pool.${thing}` : `seat.${more}.${thing}`;
  if (verb === "deck") return `deck.${thing}`;
  if (verb === "hero" && !thing) return "hero";
  return thing.replace("/better", "");
}

export interface Answers {
  /** By thing. */
  at: ReadonlyMap<string, readonly Option[]>;
  /** The keys of barred answers, by thing. */
  barred: ReadonlyMap<string, readonly string[]>;
}

export const NO_ANSWERS: Answers = { at: new Map(), barred: new Map() };

export function answersOf(ask: Ask | null): Answers {
  if (!ask) return NO_ANSWERS;
  return { at: grouped(ask.options, ({ key }) => key), barred: grouped(ask.barred, (key) => key) };
}

function grouped<Of>(items: readonly Of[], keyOf: (one: Of) => string): Map<string, Of[]> {
  const found = new Map<string, Of[]>();
  for (const item of items) {
    const thing = thingOf(keyOf(item));
    if (thing) found.set(thing, [...(found.get(thing) ?? []), item]);
  }
  return found;
}

/** Return the answer for a press on a thing: of several answers, the one after the chosen one. */
export function nextAnswer(options: readonly Option[], chosen: string | undefined): Option | undefined {
  const index = options.findIndex(({ key }) => key === chosen);
  return options.length > 1 && index >= 0 ? options[(index + 1) % options.length] : options[0];
}

/** Whether an answer is shown on a thing, the purse or the banner, and so not in the bar. */
export function isOnThing(ask: Ask, { key }: Option): boolean {
  if (ask.kind === "go" || ask.kind === "reward") return thingOf(key) !== "";
  if (ask.kind === "exchange") return key !== "enough";
  return (ask.kind === "pay" && key !== "pay") || (ask.kind === "interrupt" && key !== "done");
}

/** Return the answer that does nothing in windows D and E, which a player may skip automatically (SV-FREE-04). */
export function skipAnswer({ kind }: Ask): string | null {
  return kind === "interrupt" || kind === "end-of-phase" ? "done" : null;
}

/** For how long an effect is shown that the player cannot change, in ms. */
const SHOWN = 2000;
const CARDS = new Set([...BUILDINGS, ...ELIXIRS].map(({ id }) => id));

/** Return the next part of a planned exchange, the answer of a payment without cards, or of a reaction that changes nothing. */
export function obviousAnswer({ kind, options }: Ask, sight: Sight): ObviousAnswer | null {
  if (plan.swaps && (kind === "exchange" || kind === "receive")) {
    return { key: plannedAnswer(plan.swaps, kind, (sight.state as unknown as State).exchange.length, options), pause: 0, isChosen: true, repeats: true };
  }
  if (kind === "pay") return isPlainPayment(sight) ? { key: "pay", pause: 0 } : null;
  const idle = kind === "interrupt" && (sight.computed as unknown as ComputedValues | null)?.idle && !mustAnswerByHand(sight);
  return idle ? { key: "done", pause: SHOWN } : null;
}

/** Whether gold, fame or gift cards pay alone, and only buildings or elixirs could replace them. */
function isPlainPayment({ ask, state }: Sight): boolean {
  const due = (state as unknown as State).payment;
  if (!due || payment.byHand || Object.keys({ ...due.least, ...due.most }).length) return false;
  const others = (ask?.options ?? []).filter(({ key }) => key.startsWith("use:")).map(({ key }) => thingOf(key));
  return Object.keys(due.laid).every((source) => !CARDS.has(source.replace("/better", ""))) && others.every((source) => CARDS.has(source));
}

/** Whether an action may be passed until the next round: once the player has passed in this round. */
export function offersPass({ kind }: Ask, log: readonly Line[], { seat }: Sight): boolean {
  if (kind !== "go") return true;
  const round = log.slice(log.findLastIndex(({ event }) => event["type"] === "TurnBegan") + 1);
  return round.some(({ event }) => event["type"] === "PlayerPassed" && event["seat"] === seat);
}

/** Questions whose answers depend on sin cards and artifacts in hand. */
const OF_HAND = ["go", "interrupt", "discard-sin"];

/**
 * Whether a question with a single answer must be answered by hand. Being asked reveals nothing about a hand
 * (SV-DEC-91), and the time of the answer must not either. So a player who has hidden cards answers by hand, unless
 * all others are bots.
 */
export function mustAnswerByHand({ ask, seat, seats, state }: Sight): boolean {
  const own = (state as unknown as State).players[seat];
  const isSeen = seats.some((other) => other.seat !== seat && !other.bot);
  return isSeen && own !== undefined && own.sins.length + own.artifacts.length > 0 && OF_HAND.includes(ask?.kind ?? "");
}

/** Return the viewing player's open question; null in a replay. */
export function askedNow(sight: Sight, isReplay: boolean): Ask | null {
  return isReplay ? null : sight.ask;
}
