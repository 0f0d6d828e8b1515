// Answers of things on the table, and the reasons for barred ones.
import type { Ask, Option, Sight } from "../../wire";
import type { State } from "./types";

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
  return (ask.kind === "pay" && key !== "pay") || (ask.kind === "interrupt" && key !== "done");
}

/** Return the answer that does nothing in windows D and E, which a player may skip automatically (SV-FREE-04). */
export function skipAnswer({ kind }: Ask): string | null {
  return kind === "interrupt" || kind === "end-of-phase" ? "done" : null;
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
