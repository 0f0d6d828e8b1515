// The drawn model: plain data, independent of its source. `read.ts` makes it from the hall's messages.
import type { Activity, CardKind, DeckName, Site, Space } from "./chart";
import type { Trip } from "./reach";
import type { Begin, Part as ToldPart } from "./types";

export type PartKind = ToldPart["kind"];

/** A hero as he stands on the map. */
export interface HeroPiece {
  seat: number;
  kind: number;
  letter: string;
  name: string;
  yours: boolean;
  acting: boolean;
  captive: boolean;
}

/** An enemy token: hidden, where `kind` is null. */
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
  /** Its flare burns now. */
  active: boolean;
  ferry: boolean;
  /** In Mist: a Settlement that nobody has found yet. */
  misty: boolean;
}

/** The Scale of Evil: the dead by level, from 1. */
export interface EvilModel {
  level: number;
  /** How many have room on a level; 0 where levels have no capacity. */
  room: number;
  levels: { level: number; dead: number[]; marker: boolean }[];
  skull: number[];
  gathered: boolean;
  /** The Dragon's Basic Power, and its power with Evil. */
  basic: number;
  dragon: number;
  /** Kills until the next level, if kills raise it; and whether only the Gathering is left. */
  left: number | null;
  last: boolean;
}

/** A card: what is on it, if that is known. */
export interface CardModel {
  piece: number;
  deck: DeckName;
  card: CardKind | null;
  /** The attributes that its hero lacks for it, and the required number of each. */
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
  /** Most gems of each attribute. */
  mostGems: number;
  power: number;
  gold: number;
  food: number;
  leeches: number;
  armed: { square: (typeof SQUARES)[number]; card: CardModel | null; attached: CardModel | null }[];
  /** `most` is the limit of a category; it is given for the hero whose board is shown. */
  resources: { category: (typeof CATEGORIES)[number]; cards: CardModel[]; most: number | null; over: boolean }[];
  actions: number;
  of: number;
  bonus: number;
  at: string;
  dead: boolean;
  captive: boolean;
  acting: boolean;
  /** He has his gems: not before all have chosen their heroes. */
  begun: boolean;
}

/** One step of a side's power in a battle. */
export interface Part {
  kind: PartKind;
  name: string;
  points: number;
  card: CardKind | null;
}

/** One side of a battle, as the hall adds it up: the total of dice still to be rolled is between `least` and `most`. */
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
  /** A kind of enemy; the Dragon where it is null. */
  foe: number | null;
  foeName: string;
  stage: "announced" | "rolled" | "compared";
  mine: SideModel;
  theirs: SideModel;
  heroDice: number[];
  foeDice: number[];
  special: number[];
  /** The foe's own power, and the part of Evil. */
  basic: number;
  evil: number;
  /** Chance of victory or tie, in 0 to 1; null once it is decided, and if no hero is compared alone. */
  chance: number | null;
  /** Once it is compared: won, tied or lost. */
  result: string;
  /** In a ritual the heroes are compared together, with this many times the Dragon (HP-COP-22); else 0. */
  together: number;
  /** The total they must reach together, once the dice lie; else 0. */
  needed: number;
  /** A finished ritual: how many times the Dragon counts, and its power once; each hero's part is in `mine`. */
  ritual: { times: number; one: number } | null;
}

/** An activity at a Place-Site, and its cost. */
export interface VisitModel {
  seat: number;
  site: Site;
  space: Space;
  activities: { activity: Activity; done: number }[];
  decks: DeckModel[];
  /** Price of each exposed card here, by its piece. */
  prices: Readonly<Record<string, number>>;
}

export interface DeckModel {
  name: DeckName;
  left: number;
  exposed: CardModel[];
}

export interface DraftModel {
  round: number;
  rounds: number;
  /** How many more are kept. */
  left: number;
  kept: readonly number[];
  /** Kept in the round before. */
  before: readonly number[];
  cards: CardModel[];
  done: { seat: number; name: string; letter: string; ready: boolean }[];
}

/** Real Time: a STOP in force, its caller and its victim. */
export interface StopModel {
  kind: string;
  by: string;
  on: string;
}

/** A thing that changes hands: name and text. */
export interface TradeThing {
  words: string;
  text: string;
}

/** An offer that waits for its answer, as one of its two players sees it. */
export interface TradeModel {
  /** The partner of the viewing seat. */
  other: string;
  /** Whether the viewing seat made the offer. */
  yours: boolean;
  /** The two sides of the offer for the viewing seat. */
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
  /** Equipment of the heroes on offer, by their ids; nothing if all begin alike. */
  begins: Readonly<Record<string, Begin>>;
  heroes: HeroSheet[];
  /** Power of the tray's hero from cards against any opponent. */
  extra: number;
  /** Possible ends of a Travel of the viewing seat. */
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
  /** The seat of the slayer of the Dragon, or -1. */
  winner: number;
}
