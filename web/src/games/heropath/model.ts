// What is drawn: plain things, and nothing of where they come from. `read.ts` makes them of what the hall sends.
import type { Activity, CardKind, DeckName, Site, Space } from "./chart";
import type { Trip } from "./reach";
import type { Part as ToldPart } from "./types";

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

/** What was dropped on a space. */
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
  /** The Dragon's Basic Power. */
  dragon: number;
  /** Kills until the next level, where kills raise it. */
  left: number | null;
}

/** A card: what is on it, if that is known. */
export interface CardModel {
  piece: number;
  deck: DeckName;
  card: CardKind | null;
  /** Known to its owner alone. */
  hidden: boolean;
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
  power: number;
  gold: number;
  food: number;
  leeches: number;
  armed: { square: (typeof SQUARES)[number]; card: CardModel | null; attached: CardModel | null }[];
  resources: { category: (typeof CATEGORIES)[number]; cards: CardModel[] }[];
  actions: number;
  of: number;
  bonus: number;
  at: string;
  dead: boolean;
  captive: boolean;
  acting: boolean;
}

/** One step of a side's power in a battle. */
export interface Part {
  kind: PartKind;
  name: string;
  points: number;
  card: CardKind | null;
}

/** One side of a battle, as the hall adds it up: what dice still to be rolled bring lies between `least` and `most`. */
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
  /** Chance of victory or tie, in 0 to 1; null once it is decided, and where no hero is compared alone. */
  chance: number | null;
  /** In a ritual the heroes are compared together, with so many times the Dragon (HP-COP-22); else 0. */
  together: number;
  /** What they must reach together, once the dice lie; else 0. */
  needed: number;
  /** A ritual that is over: so many times the Dragon counts, what each hero brought stands in `mine`; else 0. */
  ritual: number;
}

/** What may be done at a Place-Site, and what it costs. */
export interface VisitModel {
  seat: number;
  site: Site;
  space: Space;
  activities: { activity: Activity; done: number }[];
  decks: DeckModel[];
  /** What each exposed card costs here, by its piece. */
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
  keep: number;
  picked: number;
  cards: CardModel[];
  done: { seat: number; name: string; letter: string; ready: boolean }[];
}

/** Real Time: a STOP that holds, who called it and whom it stops. */
export interface StopModel {
  kind: string;
  by: string;
  on: string;
}

/** A thing that changes hands: what it is called, and what stands on it. */
export interface TradeThing {
  words: string;
  text: string;
}

/** An offer that waits for its answer, as one of the two sees it who deal. */
export interface TradeModel {
  /** With whom the looking seat deals. */
  other: string;
  /** Whether it was the looking seat that made the offer. */
  yours: boolean;
  /** What the looking seat would give and get. */
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
  /** All heroes begin with the same. */
  alike: boolean;
  /** Some begin with more or less FAITH than the table of heroes says. */
  balanced: boolean;
  heroes: HeroSheet[];
  /** What the cards of the hero in the tray add against any opponent. */
  extra: number;
  /** Where a Travel of the looking seat may end. */
  trips: ReadonlyMap<string, Trip>;
  /** Who has died and waits for his next turn. */
  dead: HeroSheet[];
  evil: EvilModel;
  decks: DeckModel[];
  fortune: number;
  battle: BattleModel | null;
  visit: VisitModel | null;
  draft: DraftModel | null;
  weathers: string[];
  round: number;
  /** Who has beaten the Dragon, or -1. */
  winner: number;
}
