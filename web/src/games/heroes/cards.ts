// Printed cards, generated from the game's content by web/art/heroes/cards.py.
import { language } from "../../words";
import printed from "./cards.json";

export type Element = "water" | "fire" | "earth" | "air" | "none";

export interface HeroCard {
  id: string;
  name: string;
  element: Element;
  /** The face of a die that weakens this Hero. */
  weakness: number;
  text: string;
}

export interface CreatureCard {
  id: string;
  name: string;
  element: Element;
  cost: number;
  activation: number;
  strength: number;
  life: number;
  directions: "F" | "FR" | "FB" | "ANY";
  text: string;
}

export interface SpellCard {
  id: string;
  name: string;
  element: Element;
  /** The face that the Spell needs; null for any one element. */
  symbol: number | null;
  count: number;
  /** Whether the Spell stays in play. */
  stays: boolean;
  /** The Strength and activation that it adds to its bearer, and whether it freezes the bearer. */
  strength: number;
  activation: number;
  freezes: boolean;
  text: string;
  /** The effect of an enhancement; "" without one. */
  more: string;
}

/** The texts of a card in one language. */
interface Written {
  name: string;
  text: string;
  more?: string;
}

type Kind = "heroes" | "creatures" | "spells";
const WRITTEN: { en: Record<Kind, Written[]> } & Record<string, Record<Kind, Written[]>> = printed.written;

/** Return the cards of a kind, with texts in the current language. */
function cardsInWords<Card>(kind: Kind): Card[] {
  const cardTexts = (index: number): Written | undefined => (WRITTEN[language()] ?? WRITTEN.en)[kind][index];
  return printed[kind].map((card, index) => ({
    ...card,
    get name() {
      return cardTexts(index)?.name ?? "";
    },
    get text() {
      return cardTexts(index)?.text ?? "";
    },
    get more() {
      return cardTexts(index)?.more ?? "";
    },
  })) as Card[];
}

/** Return the text of a Spell; the enhancement is left out in a match without enhancements. */
export const textOf = (spell: SpellCard, enhancing: boolean): string => (enhancing && spell.more ? `${spell.text} ${spell.more}` : spell.text);

export const COLUMNS = printed.columns;
export const SPACES = 2 * COLUMNS;
export const HEROES = cardsInWords<HeroCard>("heroes");
export const CREATURES = cardsInWords<CreatureCard>("creatures");
export const SPELLS = cardsInWords<SpellCard>("spells");

/** Return the short name on the card of a Hero or Creature, such as `Maris`. */
export const shortName = (name: string): string => name.replace(",", "").split(" ")[0] ?? name;

/** The spaces of a board in the order of their numbers: `f1` to `f4`, `b1` to `b4`. */
export const SPACE_NAMES: readonly string[] = ["f", "b"].flatMap((line) => Array.from({ length: COLUMNS }, (_, column) => `${line}${column + 1}`));

export const placeId = (seat: number, space: number): string => `${seat}${space < 0 ? "beside" : (SPACE_NAMES[space] ?? "")}`;

export const spellNumber = (id: string): number => SPELLS.findIndex((spell) => spell.id === id);

/** Return the card's name in an answer's key: `Lightning` for `take:lightning@top1`. */
export function named(key: string): string {
  const about = key.slice(key.indexOf(":") + 1);
  const [id = about] = about.split("@");
  return [...HEROES, ...CREATURES, ...SPELLS].find((card) => card.id === id)?.name ?? about;
}
