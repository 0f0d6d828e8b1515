// Written by `make wire` from the Python types; changes belong there.

/**
 * The effect of a herb, a gold or a re-roll: the certain strength after it, and the missing or wasted strength.
 *
 * `least` is the lowest face of a re-rolled die that wins at once, or None. `chance` is the chance to win with
 * the best use of everything left.
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

/** An item was taken from the box, because the stock on the table was empty (AL-CRD-10, AL-CRD-11). */
export interface BoxOpened {
  type: "BoxOpened";
  item: number;
}

/** A terrain card was turned over and its item was laid. `creature` is -1 except for fog. `item`: see state.py. */
export interface CardTurned {
  type: "CardTurned";
  seat: number;
  field: number;
  item: number;
  creature: number;
}

/** A companion joined a party, and is the `nth` of this party. */
export interface CompanionJoined {
  type: "CompanionJoined";
  owner: number;
  field: number;
  nth: number;
}

/**
 * Numbers for the board that the state does not contain.
 *
 * - `stocks`: items left on the table.
 * - `won`: each seat's points before the final scoring, or None if all points are scored at the end.
 * - `secret`: whether seats hide their tiles.
 * - `plain`: the number of simple companions of each party with a super companion, by party.
 * - `ends`: the fields where the moving party may end.
 * - `blocked`: the fields on its lines where it may not end.
 * - `swords`: the extra values of the swords that these chances assume.
 *
 * `ends`, `blocked` and `swords` are empty unless the viewing seat is asked for the end of a move.
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

/** A creature was laid at set-up, without a card. `king`: whether it has the king (AL-KNG-03). */
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

/** A field where the move may end: whether a fight begins, the points to gain, and the fields leapt over. */
export type End = [fight: boolean, points: number, over: string[]];

/** Both stocks are empty, so this round is the last (AL-END-01). */
export interface EndCalled {
  type: "EndCalled";
}

/**
 * The faces of all pieces, the seats that have seen them, and the bags of undrawn faces.
 *
 * `bags` holds the undrawn faces of each bag. `mixed_from` maps each mixed bag to the bag that it was mixed from.
 * The lists `face`, `seen`, `bag` and `hops` have an entry per piece:
 *
 * - `face`: its face, or UNSEEN.
 * - `seen`: the set of seats that have seen it, as bits.
 * - `bag`: the name of the bag that its face comes from.
 * - `hops`: the number of FRESH entries that were drawn before its face.
 */
export interface Faces {
  bags: Record<string, number[]>;
  mixed_from: Record<string, string>;
  face: number[];
  seen: number[];
  bag: string[];
  hops: number[];
}

/** The current fight (4.8), public as part of the state. `creature` is -1 for the giant. */
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

/** The fight ended early, because even the best case is too weak (AL-FGT-21). */
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
 * The current fight: the strength so far, the usable gold, the maximum number of swords, and the points for a win.
 *
 * `lead`: the owner's points after a win and the best of the others' points, if the win gives the owner the lead.
 * `additions`: the effects of the owner's answers, by key. `best`: the key of the cheapest answer that wins.
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

/** A party took a gold that it now carries (AL-KNG-05). */
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

/** The king's party was removed, and he stays on its field (AL-KNG-11). */
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

/** The options of a match (section 8). */
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

/** A part of the strength. Kinds: `adventurers`, `companions`, `die`, `sword`, `herb`, `gold`. */
export type Part = [kind: string, points: number, value: number];

/** Two parties of one colour became one (AL-MAG-01). */
export interface PartiesGrouped {
  type: "PartiesGrouped";
  owner: number;
  field: number;
  size: number;
}

/**
 * One adventurer or several, with all companions that have joined (AL-TRM-01).
 *
 * Only The King in the Fog uses `supers` (super companions), `gold` (carried) and `king`.
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

/** A party was sent back to a start area, by the giant or a stronger party (AL-PRI-10, AL-KNG-10). */
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

/** A round began. It has no message, because the messages of turns contain the round. */
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

/** The state of one match of Adventure Land. Seats are 0 to players - 1, in turn order. */
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

/** The strength in a fight: its parts, their sum, the strength needed, and the strength missing. */
export interface Tally {
  parts: Part[];
  reached: number;
  needed: number;
  missing: number;
}

/** The value of a tile, sent to its owner only (AL-HID-03). */
export interface TileSeen {
  type: "TileSeen";
  owner: number;
  item: number;
  value: number;
}

/** A tile's value became public: with the option open_tiles, or at the end of the game. */
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
