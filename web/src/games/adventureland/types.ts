// Written by `make wire` from the Python types; changes belong there.

/**
 * A herb, a gold piece or a re-roll: the sure strength with it, the part still missing, and the wasted part.
 *
 * `least` is the lowest face of a new die that wins at once, None if none does; `chance` is that to win in the end,
 * with all that is left.
 */
export interface Addition {
  total: number;
  wins: boolean;
  missing: number;
  wasted: number;
  least: number | null;
  chance: number;
}

export interface AllKeysHeld {
  type: "AllKeysHeld";
  seats: number[];
}

/** An item came from the box because the table had none left (AL-CRD-10, AL-CRD-11). */
export interface BoxOpened {
  type: "BoxOpened";
  item: number;
}

/** A terrain card came up and its item was laid: `item` as in state.py, `creature` for fog. */
export interface CardTurned {
  type: "CardTurned";
  seat: number;
  field: number;
  item: number;
  creature: number;
}

/** A companion joined; it is the `nth` of its party. */
export interface CompanionJoined {
  type: "CompanionJoined";
  owner: number;
  field: number;
  nth: number;
}

/**
 * Numbers for the board that the state does not contain.
 *
 * `stocks` are the things left on the table. `won` are the points of each seat before those of the end, None if all
 * come at the end. `secret` says whether seats hide their tiles. `plain` counts the companions of each party without
 * super companions. While the viewing seat is asked for the end of a move, `ends` are the fields where the party may
 * end. `blocked` are fields on its way where it may not, and `swords` those of the chances shown.
 */
export interface ComputedValues {
  stocks: Record<string, number>;
  won: (number | null)[];
  secret: boolean;
  plain: Record<string, number>;
  fight: FightNow | null;
  ends: Record<string, End>;
  blocked: string[];
  swords: number[];
}

/** A creature was laid at set-up, without a card; `king`: it carries the king (AL-KNG-03). */
export interface CreatureLaid {
  type: "CreatureLaid";
  field: number;
  creature: number;
  king: boolean;
}

export interface DiceRolled {
  type: "DiceRolled";
  owner: number;
  dice: number[];
  reached: number;
  strength: number;
}

export interface DieRerolled {
  type: "DieRerolled";
  owner: number;
  die: number;
  before: number;
  after: number;
  reached: number;
  strength: number;
}

/** A field where the move may end: whether that means a fight, its points, and the fields that it leaps over. */
export type End = [fight: boolean, points: number, over: string[]];

/** Both stocks are used up: this round is the last (AL-END-01). */
export interface EndCalled {
  type: "EndCalled";
}

/**
 * The faces of all numbered pieces, the seats that have seen them, and the bags of undrawn faces.
 *
 * Known pieces that are shuffled together with undrawn ones go into a new bag (`mix`), where FRESH stands for each
 * undrawn one. `hops` counts the bags through which a face was drawn.
 */
export interface Faces {
  bags: Record<string, number[]>;
  mixed_from: Record<string, string>;
  face: number[];
  seen: number[];
  bag: string[];
  hops: number[];
}

/** The fight that is going on (4.8). It stands on the state, so that everybody sees it. */
export interface Fight {
  party: number;
  field: number;
  strength: number;
  creature: number;
  swords: number[];
  extras: number[];
  dice: number[];
  herbs: number[];
  gold: number;
}

export interface FightBegan {
  type: "FightBegan";
  owner: number;
  party: number;
  field: number;
  creature: number;
  strength: number;
  base: number;
}

export interface FightGivenUp {
  type: "FightGivenUp";
  owner: number;
}

/** Even the best case cannot suffice (AL-FGT-21). */
export interface FightHopeless {
  type: "FightHopeless";
  owner: number;
  best: number;
  strength: number;
}

export interface FightLost {
  type: "FightLost";
  owner: number;
  field: number;
  creature: number;
  adventurers: number;
  companions: number;
  tally: Tally;
}

/**
 * The fight that is on: the strength so far, gold for it, how many swords at most, and the points for winning it.
 *
 * `lead` are the owner's points after a victory and the best of the others, if it brings the lead at once.
 * `additions` are what the asked owner may add, by the keys of the answers, and `best` the key of the cheapest that
 * wins.
 */
export interface FightNow {
  tally: Tally;
  gold: number;
  most: number;
  points: number;
  lead: [number, number] | null;
  additions: Record<string, Addition>;
  best: string;
}

export interface FightWon {
  type: "FightWon";
  owner: number;
  field: number;
  creature: number;
  tally: Tally;
}

export interface FirstPlayerDrawn {
  type: "FirstPlayerDrawn";
  seat: number;
}

export interface GameEnded {
  type: "GameEnded";
}

export interface GiantAppeared {
  type: "GiantAppeared";
  field: number;
  strength: number;
}

export interface GoldAdded {
  type: "GoldAdded";
  owner: number;
  reached: number;
  strength: number;
}

/** A party carries one more gold (AL-KNG-05). */
export interface GoldPickedUp {
  type: "GoldPickedUp";
  owner: number;
  field: number;
  carried: number;
}

export interface HerbUsed {
  type: "HerbUsed";
  owner: number;
  value: number;
  reached: number;
  strength: number;
}

export interface ItemTaken {
  type: "ItemTaken";
  owner: number;
  field: number;
  item: number;
}

export interface KeyTaken {
  type: "KeyTaken";
  seat: number;
  colour: number;
}

/** The additional state of The King in the Fog (AL-KNG). */
export interface King {
  creature: number;
  at: number;
  supers_left: number;
  rescued_by: number;
}

export interface KingJoined {
  type: "KingJoined";
  owner: number;
  field: number;
}

/** The king stays on the field where his party was removed (AL-KNG-11). */
export interface KingLeft {
  type: "KingLeft";
  field: number;
}

export interface KingRescued {
  type: "KingRescued";
  seat: number;
}

export interface NobodyCanMove {
  type: "NobodyCanMove";
}

/** The options of section 8, once the match has begun. */
export interface Options {
  players: number;
  adventure: number;
  start_player: string;
  swords_after_win: string;
  place_ties: string;
  open_tiles: boolean;
  expansion: boolean;
  king_fog_left: number;
}

/** A part of a strength: `adventurers`, `companions`, `die`, `sword`, `herb` or `gold`, and the number on it. */
export type Part = [kind: string, points: number, value: number];

/** Two parties of one colour became one (AL-MAG-01). */
export interface PartiesGrouped {
  type: "PartiesGrouped";
  owner: number;
  field: number;
  size: number;
}

/**
 * One adventurer, or a group of them, with all companions that have joined (AL-TRM-01).
 *
 * `supers`, `gold` and `king` are used in The King in the Fog only.
 */
export type Party = [owner: number, at: number, adventurers: number, companions: number, supers: number, gold: number, king: boolean];

export interface PartyMoved {
  type: "PartyMoved";
  owner: number;
  party: number;
  start: number;
  end: number;
  leapt: number[];
}

/** A party was chased off or driven out to a start area (AL-PRI-10, AL-KNG-10). */
export interface PartySentBack {
  type: "PartySentBack";
  owner: number;
  field: number;
  area: number;
}

/** A party was removed by the sprite (AL-WSP-03). */
export interface PartySweptOff {
  type: "PartySweptOff";
  owner: number;
  field: number;
  adventurers: number;
  companions: number;
}

export interface PointsScored {
  type: "PointsScored";
  seat: number;
  points: number;
  total: number;
  clause: string;
}

/** The additional state of The Kidnapped Princess (AL-PRI). */
export interface Princess {
  prison: number;
  keys: boolean[][];
  first_five: number[];
  giant: number;
  giant_came: boolean;
  rescued_by: number;
}

export interface PrincessRescued {
  type: "PrincessRescued";
  seat: number;
}

/** A round began; the turns name it. */
export interface RoundBegan {
  type: "RoundBegan";
  round: number;
}

export interface SpriteRan {
  type: "SpriteRan";
  start: number;
  end: number;
}

export interface StackRanOut {
  type: "StackRanOut";
}

/** One playing of Adventure Land. Seats are 0 to players - 1, in turn order. */
export interface State {
  options: Options;
  step: string;
  faces: Faces;
  turn: number;
  first: number;
  round: number;
  moves_left: number;
  end_called: boolean;
  parties: Party[];
  party_on: number[];
  lying: number[];
  which: number[];
  sprite: number;
  moving: number;
  fight: Fight | null;
  swords: number[][];
  herbs: number[][];
  gold: number[];
  beaten: number[][];
  track: number[];
  swords_on_table: number;
  companions_on_table: number;
  gold_on_table: number;
  creatures_on_table: number;
  herbs_on_table: number;
  swords_in_box: number;
  used_swords: number[];
  box: string;
  companions_in_box: number;
  supers_in_box: number;
  gold_in_box: number;
  herbs_in_box: number;
  discard: number[];
  princess: Princess | null;
  king: King | null;
}

export interface SuperCompanionCame {
  type: "SuperCompanionCame";
  owner: number;
  party: number;
}

export interface SwordsCommitted {
  type: "SwordsCommitted";
  owner: number;
  extras: number[];
}

/** A strength in a fight: its parts, their sum, how much is needed, and how much of that is missing. */
export interface Tally {
  parts: Part[];
  reached: number;
  needed: number;
  missing: number;
}

/** The owner alone learns what the tile is worth (AL-HID-03). */
export interface TileSeen {
  type: "TileSeen";
  owner: number;
  item: number;
  value: number;
}

/** A tile's value becomes public: option open_tiles, or the end of the game. */
export interface TileShown {
  type: "TileShown";
  owner: number;
  item: number;
  value: number;
  field: number;
}

export interface TurnBegan {
  type: "TurnBegan";
  seat: number;
  round: number;
}

export interface TurnSkipped {
  type: "TurnSkipped";
  seat: number;
}

export type Event = FirstPlayerDrawn | RoundBegan | TurnBegan | TurnSkipped | CardTurned | CreatureLaid | StackRanOut | BoxOpened | SpriteRan | PartySweptOff | PartyMoved | PartiesGrouped | ItemTaken | TileSeen | TileShown | CompanionJoined | PointsScored | FightBegan | FightHopeless | SwordsCommitted | DiceRolled | HerbUsed | GoldAdded | DieRerolled | FightGivenUp | FightWon | FightLost | EndCalled | NobodyCanMove | GameEnded | KeyTaken | AllKeysHeld | GiantAppeared | PartySentBack | PrincessRescued | KingJoined | KingLeft | KingRescued | SuperCompanionCame | GoldPickedUp;
