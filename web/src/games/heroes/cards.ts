// What is printed on the cards, made from the game's content by web/art/heroes/cards.py.
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
  copies: number;
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
  /** What it adds to Strength and activation of its bearer, and whether it freezes. */
  strength: number;
  activation: number;
  freezes: boolean;
  text: string;
}

/** What a Spell does; nothing of enhancements in a match without them. */
export const textOf = (spell: SpellCard, enhancing: boolean): string => (enhancing ? spell.text : spell.text.replace(/ ?Each enhancement[^.]*\./, ""));

/** Whether a Creature has an ability: those that enhance have none in a match without enhancements. */
export const isAble = (creature: CreatureCard, enhancing: boolean): boolean => creature.text !== "" && (enhancing || !creature.text.includes("power token"));

export const COLUMNS = printed.columns;
export const SPACES = 2 * COLUMNS;
export const ARMY_POINTS = printed.points;
export const HEROES = printed.heroes as HeroCard[];
export const CREATURES = printed.creatures as CreatureCard[];
export const SPELLS = printed.spells as SpellCard[];

/** What stands on a Hero's or a Creature's card under its name: `Maris`. */
export const shortName = (name: string): string => name.replace(",", "").split(" ")[0] ?? name;

/** The spaces of a board in the order of their numbers: `f1` to `f4`, `b1` to `b4`. */
export const SPACE_NAMES: readonly string[] = ["f", "b"].flatMap((line) => Array.from({ length: COLUMNS }, (_, column) => `${line}${column + 1}`));

export const placeId = (seat: number, space: number): string => `${seat}${space < 0 ? "beside" : (SPACE_NAMES[space] ?? "")}`;

export const spellNumber = (id: string): number => SPELLS.findIndex((spell) => spell.id === id);
