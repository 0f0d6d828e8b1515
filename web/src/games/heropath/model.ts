// The board's model: plain data, independent of its source. `read.ts` makes it from the hall's messages.
import type { Activity, CardKind, DeckName, Site, Space } from "./chart";
import type { Trip } from "./reach";
import type { Part as ToldPart, StartingHero } from "./types";

export type PartKind = ToldPart["kind"];

/** A hero's figure on the map. */
export interface HeroPiece {
  seat: number;
  kind: number;
  letter: string;
  name: string;
  yours: boolean;
  acting: boolean;
  captive: boolean;
}

/** An enemy token; `kind` is null if it is hidden. */
export interface EnemyPiece {
  kind: number | null;
  name: string;
  power: number;
}

/** Dropped things on a space. */
export interface Bundle {
  cards: number;
  gold: number;
  food: number;
}

export interface SpaceModel {
  space: Space;
  heroes: HeroPiece[];
  enemies: EnemyPiece[];
  site: Site | null;
  bundle: Bundle | null;
  /** Whether its flare burns now. */
  active: boolean;
  ferry: boolean;
  /** Whether it is in Mist: a Settlement that nobody has discovered. */
  misty: boolean;
}

/** The Scale of Evil: the dead by level, from level 1. */
export interface EvilModel {
  level: number;
  /** The capacity of a level; 0 if levels have no capacity. */
  room: number;
  levels: { level: number; dead: number[]; marker: boolean }[];
  skull: number[];
  gathered: boolean;
  /** The Dragon's Basic Power, and its power including Evil. */
  basic: number;
  dragon: number;
  /** The number of kills until the next level, null if kills do not raise it; and whether only the Gathering is left. */
  left: number | null;
  last: boolean;
}

/** A card, with its face if that is known. */
export interface CardModel {
  piece: number;
  deck: DeckName;
  card: CardKind | null;
  /** The attributes that the hero lacks for the card, with the number required of each. */
  lacks: Readonly<Record<string, number>>;
}

export type GemName = "VITALITY" | "FAITH" | "EXPERIENCE" | "SKILLS" | "WISDOM";
export const GEMS: readonly GemName[] = ["VITALITY", "FAITH", "EXPERIENCE", "SKILLS", "WISDOM"];
export const SQUARES = ["hand-1", "hand-2", "head", "body", "general"] as const;
export const CATEGORIES = ["magic", "equipment", "companions", "abilities"] as const;

export interface HeroSheet {
  seat: number;
  kind: number;
  hero: string;
  name: string;
  letter: string;
  yours: boolean;
  gems: Record<GemName, number>;
  /** The maximum number of gems of each attribute. */
  mostGems: number;
  power: number;
  gold: number;
  food: number;
  leeches: number;
  armed: { square: (typeof SQUARES)[number]; card: CardModel | null; attached: CardModel | null }[];
  /** `most` is the limit of a category; it is only set for the hero whose board is shown. */
  resources: { category: (typeof CATEGORIES)[number]; cards: CardModel[]; most: number | null; over: boolean }[];
  actions: number;
  of: number;
  bonus: number;
  at: string;
  dead: boolean;
  captive: boolean;
  acting: boolean;
  /** Whether the hero has gems, which is when all players have chosen their heroes. */
  begun: boolean;
}

/** One part of a side's power in a battle. */
export interface Part {
  kind: PartKind;
  name: string;
  points: number;
  card: CardKind | null;
}

/** One side of a battle, as the hall adds it up. Dice still to be rolled will add `least` to `most`. */
export interface SideModel {
  parts: Part[];
  total: number;
  dice: number;
  least: number;
  most: number;
}

export interface BattleModel {
  seat: number;
  yours: boolean;
  name: string;
  letter: string;
  hero: number;
  /** The kind of enemy; null for the Dragon. */
  foe: number | null;
  foeName: string;
  stage: "announced" | "rolled" | "compared";
  mine: SideModel;
  theirs: SideModel;
  heroDice: number[];
  foeDice: number[];
  special: number[];
  /** The foe's own power, and the part that comes from Evil. */
  basic: number;
  evil: number;
  /** The chance of a victory or tie, from 0 to 1; null once decided, and if no hero fights alone. */
  chance: number | null;
  /** After the comparison: won, tied or lost; otherwise "". */
  result: string;
  /** In a ritual, the number of times that the Dragon's power counts against all heroes together (HP-COP-22); else 0. */
  together: number;
  /** The total that they must reach together, once the dice are rolled; else 0. */
  needed: number;
  /** A finished ritual: the factor of the Dragon's power, and that power. Each hero's part is in `mine`. */
  ritual: { times: number; one: number } | null;
}

/** An activity at a Place-Site, and its cost. */
export interface VisitModel {
  seat: number;
  site: Site;
  space: Space;
  activities: { activity: Activity; done: number }[];
  decks: DeckModel[];
  /** The price of each exposed card here, by its piece. */
  prices: Readonly<Record<string, number>>;
  /** The activity that buys a card, or "". */
  buying: string;
}

export interface DeckModel {
  name: DeckName;
  left: number;
  exposed: CardModel[];
}

export interface DraftModel {
  round: number;
  rounds: number;
  /** The number of cards that are still to be kept. */
  left: number;
  kept: readonly number[];
  /** The cards kept in the round before. */
  before: readonly number[];
  cards: CardModel[];
  /** The names of the players who receive the other cards, and whose other cards come back. */
  to: string;
  from: string;
  done: { seat: number; name: string; letter: string; ready: boolean }[];
}

/** Real Time: an active STOP, its caller and its victim. */
export interface StopModel {
  kind: string;
  by: string;
  on: string;
}

/** A thing to be traded: its name and text. */
export interface TradeThing {
  words: string;
  text: string;
}

/** An offer that waits for an answer, as one of its two players sees it. */
export interface TradeModel {
  /** The name of the viewing seat's partner. */
  other: string;
  /** Whether the viewing seat made the offer. */
  yours: boolean;
  /** The things that the viewing seat gives and gets. */
  gives: TradeThing[];
  gets: TradeThing[];
}

export interface BoardModel {
  stop: StopModel | null;
  seat: number;
  spaces: SpaceModel[];
  rock: number;
  gathered: boolean;
  mist: boolean;
  /** The starting equipment of the heroes on offer, by id; empty if all begin alike. */
  begins: Readonly<Record<string, StartingHero>>;
  heroes: HeroSheet[];
  /** The power that the tray's hero gets from cards against any opponent. */
  extra: number;
  /** Possible ends of a Travel for the viewing seat. */
  trips: ReadonlyMap<string, Trip>;
  /** Dead heroes that wait for their next turn. */
  dead: HeroSheet[];
  evil: EvilModel;
  decks: DeckModel[];
  fortune: number;
  battle: BattleModel | null;
  visit: VisitModel | null;
  draft: DraftModel | null;
  weathers: string[];
  round: number;
  /** The seat that slew the Dragon, or -1. */
  winner: number;
}
