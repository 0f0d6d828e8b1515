// Written by `make wire` from the Python types; changes belong there.

export interface AbilityUsed {
  type: "AbilityUsed";
  owner: number;
  card: number;
  space: number;
}

/** The current action (4.8). */
export interface Act {
  seat: number;
  spell: number;
  points: number;
  affected: number;
  done: number[];
}

/** A player acts with these dice. `caller` marks the active player. */
export interface ActionBegan {
  type: "ActionBegan";
  seat: number;
  caller: boolean;
  dice: number[];
}

export interface ActionPassed {
  type: "ActionPassed";
  seat: number;
}

/** Armies were chosen: the number of cards that each player must place. Only the owner knows them (HE-HID-13). */
export interface ArmiesChosen {
  type: "ArmiesChosen";
  counts: number[];
}

/** The Creatures of a hidden army, sent to its owner alone. */
export interface ArmyHeld {
  type: "ArmyHeld";
  seat: number;
  creatures: number[];
}

/** The army that the viewing seat builds: its Creatures so far, their cost, and the points allowed. */
export interface ArmyNow {
  hired: number[];
  spent: number;
  most: number;
}

/** A Being attacked `target` on the board of `target_owner`, or struck it by Rage (`strike`). */
export interface AttackMade {
  type: "AttackMade";
  owner: number;
  card: number;
  space: number;
  target_owner: number;
  target: number;
  target_space: number;
  strike: boolean;
}

/** A Hero or a Creature (HE-TRM-01). The `wounds` of a Hero are the hit points that it has lost. */
export type Being = [owner: number, card: number, at: number, wounds: number];

/** A Being was healed. `at_stop` marks healing at each Stop, which happens even to an unhurt Being. */
export interface BeingHealed {
  type: "BeingHealed";
  owner: number;
  card: number;
  space: number;
  healed: number;
  left: number;
  at_stop: boolean;
}

/** A Being moved to another space. `how` is move, shift, teleport or turn. */
export interface BeingMoved {
  type: "BeingMoved";
  owner: number;
  card: number;
  start: number;
  end: number;
  how: string;
}

/**
 * Current values of a Being. `life` is its hit points, and `most` its hit points without wounds.
 *
 * Strength and activation are 0 for a Hero. `able` marks a Creature with an ability.
 */
export type BeingNow = [life: number, most: number, exposed: boolean, frozen: boolean, strength: number, activation: number, able: boolean];

/**
 * A Being was wounded. `why` is the cause: weakness, spell, creature, attack, fatigue or nothing done.
 *
 * `source` is the number of the Spell or Creature, and `by` the seat that caused the wounds; -1 for none.
 * `prevented` are the wounds stopped by immunity, Stoneskin or the Heart of the Mountain.
 */
export interface BeingWounded {
  type: "BeingWounded";
  owner: number;
  card: number;
  space: number;
  wounds: number;
  left: number;
  kind: string;
  why: string;
  source: number;
  by: number;
  prevented: number;
}

export interface CardPlaced {
  type: "CardPlaced";
  seat: number;
  card: number;
  space: number;
}

/**
 * Numbers for the board that the state does not contain.
 *
 * - `beings`: the current values of all Beings, in the order of the state.
 * - `duel`: the current or last duel of the viewing seat. `rolling`: whether dice are rolling there.
 * - `ways`: the empty front spaces that expose the Being behind them.
 * - `stock`: the number of each Creature that the viewing seat may still hire, by card.
 * - `brings`: the Creatures of each Hero, during the draft.
 * - `hopes`: for each possible throw, by its key, the Spell that it may make castable.
 * - `lacks`: a text for each Spell in the viewing seat's hand, with a digit for each set of dice that it could lift.
 *   The digit is the number of missing dice. Its index is the sum of 2**n over the lifted dice n.
 * - `near`: the hidden Spells of other players to watch, by seat.
 */
export interface ComputedValues {
  beings: BeingNow[];
  seats: SeatNow[];
  duel: number;
  rolling: boolean;
  ways: string[];
  stock: Record<string, number>;
  brings: number[][];
  hopes: Record<string, Hope>;
  lacks: string[];
  near: Record<string, Near>;
  army: ArmyNow | null;
  used: UsedDice | null;
}

/** A Creature removed itself. */
export interface CreatureBurst {
  type: "CreatureBurst";
  owner: number;
  card: number;
  space: number;
}

export interface CreatureDied {
  type: "CreatureDied";
  owner: number;
  card: number;
  space: number;
  beside: boolean;
}

export interface DeckShuffled {
  type: "DeckShuffled";
  seat: number;
  cards: number;
}

/** Fields of the state that are saved for a duel while the rules work on another duel. */
export interface Desk {
  step: string;
  turn: number;
  round: Round | null;
  act: Act | null;
  plan: Plan | null;
  due: number[];
  lost: number[];
}

export interface DiceHeld {
  type: "DiceHeld";
  seat: number;
}

/** Real time: dice were lifted and are in the air now. */
export interface DiceLifted {
  type: "DiceLifted";
  seat: number;
  dice: number[];
}

/** Dice landed, with their numbers and faces. `final` marks the final throw. */
export interface DiceThrown {
  type: "DiceThrown";
  seat: number;
  dice: number[];
  faces: number[];
  final: boolean;
}

export interface DieGained {
  type: "DieGained";
  seat: number;
  die: number;
}

export interface DieGivenUp {
  type: "DieGivenUp";
  seat: number;
  die: number;
}

/** A player began to dispel a Spell. `discarded` are the pairs that enhance Dispel Magic. */
export interface DispelBegan {
  type: "DispelBegan";
  seat: number;
  spell: number;
  bearer: number;
  card: number;
  space: number;
  discarded: number[];
}

/** Players who play together: the whole table, or a pair that plays apart (HE-VTM-03). */
export interface Duel {
  seats: number[];
  tableau: number[];
  priority: number[];
  beat: number;
  holds: number;
  ticks: number;
  rounds: number;
  caller: number;
  ready: boolean;
  over: boolean;
  undecided: boolean;
  extra_win_spent: boolean;
  open: boolean;
  called: number[];
  counted: Record<string, number>;
  name: string;
  desk: Desk | null;
}

/** The joint part, the final or the match for third place begins. */
export interface DuelBegan {
  type: "DuelBegan";
  name: string;
  seats: number[];
}

/** A duel of a team game or tournament is over. `winners` continue to play. */
export interface DuelEnded {
  type: "DuelEnded";
  duel: number;
  winners: number[];
}

/**
 * The faces of all pieces, the seats that have seen them, and the bags of undrawn faces.
 *
 * `bags` has the undrawn faces of each bag. `mixed_from` has, for each mixed bag, the bag that it was mixed from.
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

export interface FatigueTicked {
  type: "FatigueTicked";
  duel: number;
}

/** The match is over. `why` is last, level (the last Heroes fell together), creatures, limit, points or stunned. */
export interface GameEnded {
  type: "GameEnded";
  winners: number[];
  why: string;
}

/** A Hero has 0 hit points: its player is out, or `stunned` in a match without elimination. */
export interface HeroFell {
  type: "HeroFell";
  seat: number;
  stunned: boolean;
}

export interface HeroRevived {
  type: "HeroRevived";
  seat: number;
  hit_points: number;
}

export interface HeroTaken {
  type: "HeroTaken";
  seat: number;
  hero: number;
}

/** The Spell in hand that a throw is most likely to make castable, and the chance; EMPTY if drawing is likelier. */
export type Hope = [spell: number, chance: number];

/** The hidden Spell of another player that lacks the fewest dice, and the number of missing dice. */
export type Near = [spell: number, missing: number];

export interface NoActionTaken {
  type: "NoActionTaken";
  seat: number;
  wounds: number;
}

/** The options of a match (section 8). A list of seats is a text such as `0,2`. */
export interface Options {
  players: number;
  mode: string;
  format: string;
  elimination: string;
  extra_win: string;
  army: string;
  hero_text: string;
  enhancements: string;
  no_action_penalty: string;
  first_game: boolean;
  fatigue: string;
  starting_hand: number;
  bots_replace: string;
  beat_time: string | number;
  step_time: string | number;
  roll_time: number;
  latency_cap: number;
  stop_window: number;
  resume_delay: number;
  auto_throw: number;
  act_time: number;
  answer_time: number;
  draft_time: number;
  army_time: number;
  place_time: number;
  fatigue_first: number;
  fatigue_next: number;
  bot_delay_min: number;
  bot_delay_max: number;
  grace: number;
}

export interface PauseEnded {
  type: "PauseEnded";
}

export interface PauseWanted {
  type: "PauseWanted";
  seat: number;
}

/** A Permanent Spell in play on a Being, or on a player if `being` is EMPTY (HE-TRM-06). */
export type Permanent = [spell: number, controller: number, seat: number, being: number, power: number];

/** A Phoenix returned to the board. */
export interface PhoenixReturned {
  type: "PhoenixReturned";
  owner: number;
  card: number;
  space: number;
  wounds: number;
}

/** The parts of an answer that its player has given so far (HE-DEC-28). */
export interface Plan {
  kind: string;
  card: number;
  being: number;
  free: boolean;
  pairs: number[];
  targets: number[];
  space: number;
  heals: number[];
  picks: number[];
  affects: number;
  does: string;
}

export interface PlayerConceded {
  type: "PlayerConceded";
  seat: number;
}

/** A player scored victory points for wounds on a Hero (HE-VNE-06). */
export interface PointsScored {
  type: "PointsScored";
  seat: number;
  points: number;
  total: number;
}

export interface PowerAdded {
  type: "PowerAdded";
  spell: number;
  seat: number;
  card: number;
  space: number;
  power: number;
}

export interface PowerRemoved {
  type: "PowerRemoved";
  spell: number;
  seat: number;
  card: number;
  space: number;
  power: number;
}

export interface PreparationBegan {
  type: "PreparationBegan";
  duel: number;
  seats: number[];
}

/** A round is over. `lifted` are the players whose dice return to their hands. */
export interface PreparationResumed {
  type: "PreparationResumed";
  duel: number;
  lifted: number[];
}

/**
 * A player became active. `late` are the other callers.
 *
 * `at` are the effective times of all callers, the active player first (HE-HID-16).
 */
export interface PreparationStopped {
  type: "PreparationStopped";
  seat: number;
  late: number[];
  revive: boolean;
  at: number[];
}

/** The time from a Stop to the next Resume (HE-TRM-05). */
export interface Round {
  active: number;
  next: number[];
  acted: number[];
}

/**
 * The state of a player: hit points, the opponent while pairs play apart, and the teammate (-1: none).
 *
 * `apart` marks a player whose duel is not that of the viewing seat.
 */
export type SeatNow = [life: number, foe: number, mate: number, apart: boolean];

/** Everything that belongs to one player, except for their Beings. */
export interface Side {
  hero: number;
  hero_being: number;
  most: number;
  drafted: number;
  owned: number[];
  deck: number;
  hand: number[];
  discard: number[];
  dice: number[];
  unplaced: number[];
  hero_unplaced: boolean;
  points: number;
  left: number;
  conceded: boolean;
  stunned: boolean;
}

/** A Spell is played from the hand. `discarded` are the pairs that enhance it. */
export interface SpellCast {
  type: "SpellCast";
  seat: number;
  spell: number;
  enhanced: number;
  discarded: number[];
}

/** A Permanent Spell was discarded or, if `gone`, removed from the game with its controller. */
export interface SpellEnded {
  type: "SpellEnded";
  spell: number;
  controller: number;
  seat: number;
  card: number;
  space: number;
  gone: boolean;
}

/** A Permanent Spell entered play on a Being (`card`, `space`) or a player (`space` -1). */
export interface SpellLaid {
  type: "SpellLaid";
  controller: number;
  spell: number;
  seat: number;
  card: number;
  space: number;
  power: number;
}

/** A player took a Spell from the tableau: in the draft, or by learning (`learned`). */
export interface SpellTaken {
  type: "SpellTaken";
  seat: number;
  spell: number;
  learned: boolean;
}

export interface SpellsDiscarded {
  type: "SpellsDiscarded";
  seat: number;
  spells: number[];
}

export interface SpellsDrawn {
  type: "SpellsDrawn";
  seat: number;
  cards: number;
  lost: number;
}

/** The drawn Spells, sent to their player alone. */
export interface SpellsReceived {
  type: "SpellsReceived";
  seat: number;
  spells: number[];
}

/** The starting player and the priority lists were drawn, highest priority first (HE-SET-07, HE-SET-09). */
export interface StartDrawn {
  type: "StartDrawn";
  seat: number;
  priorities: number[][];
}

/** The state of one match of Heroes. Seats are 0 to players - 1, clockwise (HE-SET-08). */
export interface State {
  options: Options;
  sides: Side[];
  spaces: number[][];
  step: string;
  faces: Faces;
  beings: Being[];
  permanents: Permanent[];
  duels: Duel[];
  now: number;
  spells_left: number;
  first: number;
  turn: number;
  turns: number;
  round: Round | null;
  act: Act | null;
  plan: Plan | null;
  due: number[];
  lost: number[];
  places: number[];
  pausing: boolean;
  agreed: number[];
  stage: string;
}

/** A player called Stop. `at` is always 0, because the effective time is sent later, in PreparationStopped. */
export interface StopCalled {
  type: "StopCalled";
  seat: number;
  at: number;
}

export interface TableauDealt {
  type: "TableauDealt";
  spells: number[];
  duel: number;
}

/** A card of the Spell deck filled a free space of the tableau. */
export interface TableauFilled {
  type: "TableauFilled";
  spell: number;
  space: number;
}

export interface ThirdPlaceDeclined {
  type: "ThirdPlaceDeclined";
  seat: number;
}

/** Dice used in the action of the viewing seat: those that cast its Spell, and Leadership that it can use. */
export interface UsedDice {
  cast: number[];
  points: number[];
}

export type Event = StartDrawn | TableauDealt | HeroTaken | SpellTaken | TableauFilled | ArmiesChosen | ArmyHeld | CardPlaced | DeckShuffled | SpellsDrawn | SpellsReceived | PreparationBegan | DiceThrown | DiceLifted | DiceHeld | StopCalled | PreparationStopped | FatigueTicked | ActionBegan | ActionPassed | NoActionTaken | BeingWounded | BeingHealed | CreatureDied | HeroFell | PlayerConceded | SpellCast | SpellLaid | PowerAdded | PowerRemoved | SpellEnded | SpellsDiscarded | AttackMade | AbilityUsed | BeingMoved | PhoenixReturned | CreatureBurst | DieGained | DieGivenUp | DispelBegan | PointsScored | HeroRevived | PreparationResumed | PauseWanted | PauseEnded | DuelEnded | DuelBegan | ThirdPlaceDeclined | GameEnded;
