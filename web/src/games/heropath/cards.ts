// Pictures and texts of cards: the colour of their deck, their picture, and the number in their corner.
import type { Drawing } from "../../parts/drawing";
import type { Option } from "../../wire";
import { t } from "../../words";
import { type DeckName, deckWords } from "./chart";
import { CARD_ICONS } from "./looks";
import type { CardModel } from "./model";

export const DECK_COLOURS: Readonly<Record<DeckName, string>> = { ARMS: "red", MARKET: "amber", ABILITIES: "green", MAGIC: "violet", FORTUNE: "blue" };

/** The possible action with a card: its answer, or the key to ask why it has no answer. */
export interface CardMark {
  option?: Option | undefined;
  chosen?: boolean;
  barred?: string | undefined;
}

/** The look of a card, for the kit's `PlayingCard`. */
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

/** Return the card's slot and power, or the time when it may be used. */
function footOf({ slot, adds, time }: NonNullable<CardModel["card"]>): string {
  const power = adds ? `+${adds}` : "";
  return slot === "none" ? power || t(`hp-time-${time}`) : [t(`hp-slot-${slot}`), power].filter(Boolean).join(" ");
}

/** The printed attributes that the card requires, as a short text, and whether the hero has too few. */
export function needsOf({ card, lacks }: CardModel): string {
  const needed = Object.entries(card?.req ?? {}).map(([name, minimum]) => `${minimum} ${t(`hp-${name.toLowerCase()}`)}`);
  return needed.length ? t(Object.keys(lacks).length ? "hp-needs-more" : "hp-needs", { what: needed.join(", ") }) : "";
}

/** Return the attributes that the hero lacks for the card, short enough for a small card. */
export function lacksOf({ lacks }: CardModel): string {
  return Object.entries(lacks).map(([name, minimum]) => `${minimum} ${t(`hp-short-${name.toLowerCase()}`)}`).join(" ");
}
