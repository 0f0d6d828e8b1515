// Printed cards, made from the game's content by web/art/heroes/cards.py.
import { language } from "../../words";
import printed from "./cards.json";

export type Element = "water" | "fire" | "earth" | "air" | "none";

export interface HeroCard {
  id: string;
  name: string;
  element: Element;
  /** The face of a die that hurts this Hero. */
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
  /** The face it needs, null for any one element. */
  symbol: number | null;
  count: number;
  /** It stays in play. */
  stays: boolean;
  /** Its addition to Strength and activation of its bearer, and whether it freezes. */
  strength: number;
  activation: number;
  freezes: boolean;
  text: string;
  /** The effect of an enhancement; nothing without one. */
  more: string;
}

/** Texts of a card in one language. */
interface Written {
  name: string;
  text: string;
  more?: string;
}

type Kind = "heroes" | "creatures" | "spells";
const WRITTEN: { en: Record<Kind, Written[]> } & Record<string, Record<Kind, Written[]>> = printed.written;

/** Return the cards of a kind, in the present language. */
function spoken<Card>(kind: Kind): Card[] {
  const written = (at: number): Written | undefined => (WRITTEN[language()] ?? WRITTEN.en)[kind][at];
  return printed[kind].map((card, at) => ({
    ...card,
    get name() {
      return written(at)?.name ?? "";
    },
    get text() {
      return written(at)?.text ?? "";
    },
    get more() {
      return written(at)?.more ?? "";
    },
  })) as Card[];
}

/** Return the text of a Spell; without enhancements in a match without them. */
export const textOf = (spell: SpellCard, enhancing: boolean): string => (enhancing && spell.more ? `${spell.text} ${spell.more}` : spell.text);

export const COLUMNS = printed.columns;
export const SPACES = 2 * COLUMNS;
export const HEROES = spoken<HeroCard>("heroes");
export const CREATURES = spoken<CreatureCard>("creatures");
export const SPELLS = spoken<SpellCard>("spells");

/** Return the short name on a Hero's or a Creature's card: `Maris`. */
export const shortName = (name: string): string => name.replace(",", "").split(" ")[0] ?? name;

/** The spaces of a board in the order of their numbers: `f1` to `f4`, `b1` to `b4`. */
export const SPACE_NAMES: readonly string[] = ["f", "b"].flatMap((line) => Array.from({ length: COLUMNS }, (_, column) => `${line}${column + 1}`));

export const placeId = (seat: number, space: number): string => `${seat}${space < 0 ? "beside" : (SPACE_NAMES[space] ?? "")}`;

export const spellNumber = (id: string): number => SPELLS.findIndex((spell) => spell.id === id);

/** Return the name on the card of an answer: `Lightning` for `take:lightning@top1`. */
export function named(key: string): string {
  const about = key.slice(key.indexOf(":") + 1);
  const [id = about] = about.split("@");
  return [...HEROES, ...CREATURES, ...SPELLS].find((card) => card.id === id)?.name ?? about;
}
