// How cards are drawn and told: the colour of their deck, their picture, and what stands in their corner.
import type { Drawing } from "../../parts/drawing";
import type { Option } from "../../wire";
import { t } from "../../words";
import { type DeckName, deckWords, type Lasting } from "./chart";
import { CARD_ICONS } from "./looks";
import type { CardModel } from "./model";

export const DECK_COLOURS: Readonly<Record<DeckName, string>> = { ARMS: "red", MARKET: "amber", ABILITIES: "green", MAGIC: "violet", FORTUNE: "blue" };

/** What may be done with a card now: the answer that it is, or the key under which the hall says why not. */
export interface CardMark {
  option?: Option | undefined;
  chosen?: boolean;
  barred?: string | undefined;
}

/** What is drawn of a card, for the kit's `PlayingCard`. */
export interface CardLook {
  name: string;
  side: "face" | "back";
  colour: string;
  icon: Drawing | undefined;
  foot: string;
  text: string;
}

export function lookOf({ card, deck }: CardModel): CardLook {
  const colour = DECK_COLOURS[deck];
  if (!card) return { name: t("hp-card-hidden", { deck: deckWords(deck) }), side: "back", colour, icon: undefined, foot: "", text: "" };
  return { name: card.name, side: "face", colour, icon: CARD_ICONS[card.id], foot: footOf(card), text: card.text };
}

/** Where it is worn and what it adds; or when it may be used. */
function footOf({ slot, lasting, time }: NonNullable<CardModel["card"]>): string {
  const power = lasting.reduce((sum, one) => (one.verb === "power" && !isLimited(one) ? sum + (one.n ?? 0) : sum), 0);
  const when = t(`hp-time-${time}`);
  if (slot === "none") return power ? `+${power}` : when;
  return [t(`hp-slot-${slot}`), power ? `+${power}` : ""].filter(Boolean).join(" ");
}

const isLimited = ({ vs, not_vs, region, need, once }: Lasting): boolean => [vs, not_vs, region, need, once].some((one) => one !== undefined);

/** The attributes that are printed on it, in a few words. */
export function needsOf({ card }: CardModel): string {
  const needed = Object.entries(card?.req ?? {}).map(([name, least]) => `${least} ${t(`hp-${name.toLowerCase()}`)}`);
  return needed.length ? t("hp-needs", { what: needed.join(", ") }) : "";
}

/** The attributes that a hero lacks for it, in as few letters as there is room for on a small card. */
export function lacksOf({ card }: CardModel, gems: Readonly<Record<string, number>>): string {
  if (!card) return "";
  return Object.entries(card.req)
    .filter(([name, least]) => (gems[name] ?? 0) < least)
    .map(([name, least]) => `${least} ${t(`hp-short-${name.toLowerCase()}`)}`)
    .join(" ");
}
