// Drawing and texts of cards: the colour of their deck, their picture, and the number in their corner.
import type { Drawing } from "../../parts/drawing";
import type { Option } from "../../wire";
import { t } from "../../words";
import { type DeckName, deckWords } from "./chart";
import { CARD_ICONS } from "./looks";
import type { CardModel } from "./model";

export const DECK_COLOURS: Readonly<Record<DeckName, string>> = { ARMS: "red", MARKET: "amber", ABILITIES: "green", MAGIC: "violet", FORTUNE: "blue" };

/** Possible action with a card now: its answer, or the key under which the hall says why not. */
export interface CardMark {
  option?: Option | undefined;
  chosen?: boolean;
  barred?: string | undefined;
}

/** Look of a card, for the kit's `PlayingCard`. */
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

/** Return its slot and power; or when it may be used. */
function footOf({ slot, adds, time }: NonNullable<CardModel["card"]>): string {
  const power = adds ? `+${adds}` : "";
  return slot === "none" ? power || t(`hp-time-${time}`) : [t(`hp-slot-${slot}`), power].filter(Boolean).join(" ");
}

/** The attributes that are printed on it, in a few words. */
export function needsOf({ card }: CardModel): string {
  const needed = Object.entries(card?.req ?? {}).map(([name, least]) => `${least} ${t(`hp-${name.toLowerCase()}`)}`);
  return needed.length ? t("hp-needs", { what: needed.join(", ") }) : "";
}

/** Return the attributes that its hero lacks, short enough for a small card. */
export function lacksOf({ lacks }: CardModel): string {
  return Object.entries(lacks).map(([name, least]) => `${least} ${t(`hp-short-${name.toLowerCase()}`)}`).join(" ");
}
