// Written by `make wire` from the Python types; changes belong there.

/** The current action of a hero. */
export interface Act {
  seat: number;
  burns: boolean;
  burnt: number[];
  shed: number[];
  shed_gold: Record<string, number>;
  shed_food: Record<string, number>;
}

/** A hero spent an action. The next event names the action. */
export interface ActionBegan {
  type: "ActionBegan";
  seat: number;
  action: string;
  left: number;
}

export interface ActionsGivenUp {
  type: "ActionsGivenUp";
  seat: number;
  actions: number;
}

export interface ActivityDone {
  type: "ActivityDone";
  seat: number;
  site: number;
  activity: string;
}

export interface BalloonLanded {
  type: "BalloonLanded";
  seat: number;
  to: number;
}

export interface BalloonRolled {
  type: "BalloonRolled";
  seat: number;
  face: number;
  regions: string[];
}

/** A battle: both sides, the dice, and the modifiers from cards. */
export interface Battle {
  seat: number;
  foe: number;
  token: number;
  stage: string;
  hero_dice: number[];
  foe_dice: number[];
  special: number[];
  specials: number;
  added: number;
  against: number;
  dropped: number;
  after: number[];
  used: number[];
  hero_total: number;
  foe_total: number;
}

export interface BattleBegan {
  type: "BattleBegan";
  seat: number;
  foe: number;
}

/** A battle ended, with both totals, their parts, and the result: "won", "tied" or "lost". */
export interface BattleEnded {
  type: "BattleEnded";
  seat: number;
  foe: number;
  hero_total: number;
  foe_total: number;
  result: string;
  ours: Part[];
  theirs: Part[];
}

export interface CardArmed {
  type: "CardArmed";
  seat: number;
  card: number;
}

export interface CardCancelled {
  type: "CardCancelled";
  card: number;
}

export interface CardDisarmed {
  type: "CardDisarmed";
  seat: number;
  card: number;
}

export interface CardDiscarded {
  type: "CardDiscarded";
  seat: number;
  card: number;
}

/** A hero drew a card that everybody sees (HP-CRD-21, HP-HID-02). */
export interface CardDrawn {
  type: "CardDrawn";
  seat: number;
  card: number;
}

/** A hero dropped a card. `card` is -1 for a face-down card. */
export interface CardDropped {
  type: "CardDropped";
  seat: number;
  card: number;
  deck: string;
  at: number;
}

/** A hero received a face-down card. Only they see its face (HP-SEE-02). */
export interface CardReceived {
  type: "CardReceived";
  seat: number;
  card: number;
}

/** A face-down card was turned up because it changed something (HP-RES-04). */
export interface CardShown {
  type: "CardShown";
  seat: number;
  card: number;
}

export interface CardSold {
  type: "CardSold";
  seat: number;
  card: number;
  gold: number;
}

/** A hero stole a card. `card` is -1 if it stays face down. Then its new owner receives a `CardReceived`. */
export interface CardStolen {
  type: "CardStolen";
  seat: number;
  to: number;
  card: number;
  deck: string;
}

export interface CardTaken {
  type: "CardTaken";
  seat: number;
  card: number;
  price: number;
}

export interface CardUsed {
  type: "CardUsed";
  seat: number;
  card: number;
  target: number;
}

export interface CardsDrafted {
  type: "CardsDrafted";
  seat: number;
  shown: number[];
  hidden: number;
}

export interface CardsTurnedUp {
  type: "CardsTurnedUp";
  deck: string;
  cards: number[];
}

/**
 * Numbers for a seat's board that the state does not contain.
 *
 * - `looked_at`: the seat that the board shows. For spectators it is the acting seat.
 * - `extra`: the power of the seat's active cards against any opponent.
 * - `held`: the limits of the seat's Resources, in the order of the categories.
 * - `lacks`: the attributes that the seat lacks for its cards and for exposed cards, by piece.
 * - `travel`: the paths of a Travel; None if the viewer cannot travel now.
 * - `prices`: the prices of the exposed cards in the viewer's Visit, by piece.
 * - `buying`: the id of the activity that buys a card in the viewer's Visit, or "".
 * - `begins`: the heroes that the viewer may choose, by id; empty if all heroes start equal.
 */
export interface ComputedValues {
  land: Land;
  looked_at: number;
  extra: number;
  held: HeldCards[];
  lacks: Record<string, Record<string, number>>;
  fight: Fight | null;
  travel: Way[] | null;
  prices: Record<string, number>;
  buying: string;
  draft: Draft | null;
  begins: Record<string, StartingHero>;
  deal: Proposal | null;
}

/** A finished offer that awaits its answer. */
export interface Deal {
  seat: number;
  to: number;
  kind: string;
  back: string;
  row: number[];
}

/**
 * A draw pile and its discard pile.
 *
 * - `name` is the name of the first bag. `mixed` is the number of new bags since then.
 * - `top` are known cards on top of the pile, the next card first.
 * - `under` are known cards under the pile, the deepest card last.
 */
export interface Deck {
  name: string;
  mixed: number;
  discards: number[];
  top: number[];
  under: number[];
}

/** A deck and its exposed cards: three squares, and the face-up top card (HP-SET-25). */
export interface DeckBoard {
  deck: Deck;
  squares: number[];
  top: number;
}

/** A deck and its discard pile had no card to draw. */
export interface DeckUsedUp {
  type: "DeckUsedUp";
  seat: number;
  deck: string;
}

export interface DiceRerolled {
  type: "DiceRerolled";
  seat: number;
  die: string;
  faces: number[];
}

export interface DiceRolled {
  type: "DiceRolled";
  seat: number;
  hero: number[];
  foe: number[];
  special: number[];
}

/** A draft round as its player sees it: the hand, the most expensive card first, and the cards chosen so far. */
export interface Draft {
  round: number;
  rounds: number;
  left: number;
  hand: number[];
  kept: number[];
  before: number[];
}

export interface DraftRound {
  type: "DraftRound";
  round: number;
  keep: number;
}

export interface DragonMoved {
  type: "DragonMoved";
  seat: number;
  rock: number;
}

export interface DragonSlain {
  type: "DragonSlain";
  seat: number;
}

export interface DragonStayed {
  type: "DragonStayed";
  seat: number;
  rock: number;
}

/** A square of the Dropped panel with its cards. `at` is the space of its tracking token (HP-DRP-07). */
export interface DroppedSquare {
  at: number;
  cards: number[];
}

export interface EncounterBegan {
  type: "EncounterBegan";
  seat: number;
  to: number;
  kind: string;
}

export interface EncounterCancelled {
  type: "EncounterCancelled";
  seat: number;
  to: number;
}

/** Enemies left the Scale. Everybody sees their types (HP-HID-05). */
export interface EnemiesCameFromScale {
  type: "EnemiesCameFromScale";
  foes: number[];
}

export interface EnemiesEvaded {
  type: "EnemiesEvaded";
  seat: number;
  enemies: number;
}

export interface EnemyExposed {
  type: "EnemyExposed";
  at: number;
  foe: number;
}

export interface EnemyMoved {
  type: "EnemyMoved";
  begun: number;
  at: number;
  foe: number;
}

/** A hero looked at a hidden enemy. Only that hero's copy of the event has the type. */
export interface EnemyPeeked {
  type: "EnemyPeeked";
  seat: number;
  at: number;
  foe: number;
}

export interface EnemyPlaced {
  type: "EnemyPlaced";
  at: number;
  foe: number;
  seat: number;
}

export interface EnemyRemoved {
  type: "EnemyRemoved";
  at: number;
}

/** A hero slew an enemy. `level` is its level on the Scale. The burning skull is one above the last level. */
export interface EnemySlain {
  type: "EnemySlain";
  seat: number;
  foe: number;
  level: number;
}

export interface EvilRose {
  type: "EvilRose";
  level: number;
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

export interface FerrySailed {
  type: "FerrySailed";
  seat: number;
  to: number;
}

/**
 * The current battle.
 *
 * - `chance`: the chance of a victory or tie; None after the comparison and in a ritual.
 * - `together`: the factor of the Dragon's power in a ritual, which is the number of players, or 0 (HP-COP-22).
 * - `needed`: the total that all heroes together must reach in a ritual, or 0 before the roll.
 */
export interface Fight {
  hero: Side;
  foe: Side;
  chance: number | null;
  together: number;
  needed: number;
  result: string;
}

export interface FirstPlayer {
  type: "FirstPlayer";
  seat: number;
}

export interface FlareRolled {
  type: "FlareRolled";
  face: number;
  regions: string[];
}

export interface FoodEaten {
  type: "FoodEaten";
  seat: number;
}

export interface GatheringBegan {
  type: "GatheringBegan";
  seat: number;
}

export interface GemsChosen {
  type: "GemsChosen";
  seat: number;
  wisdom: number;
  skills: number;
}

/** A hero gained a good. `said` is true if an earlier line of the log has mentioned the gain. */
export interface GoodGained {
  type: "GoodGained";
  seat: number;
  good: string;
  n: number;
  said: boolean;
}

/** A hero could not gain a good. `why` is "full", "stock" (the stockpile is empty) or "dead". */
export interface GoodLeftBehind {
  type: "GoodLeftBehind";
  seat: number;
  good: string;
  n: number;
  why: string;
}

/** A hero paid a good. `said` is true if another line of the log mentions the payment. */
export interface GoodPaid {
  type: "GoodPaid";
  seat: number;
  good: string;
  n: number;
  said: boolean;
}

/** A hero collected things from a space. `hidden` is the number of face-down cards. */
export interface GoodsCollected {
  type: "GoodsCollected";
  seat: number;
  gold: number;
  food: number;
  cards: number[];
  hidden: number;
}

export interface GoodsDropped {
  type: "GoodsDropped";
  seat: number;
  good: string;
  at: number;
}

/** Two heroes exchanged cards and goods. A face-down card has the number -1. */
export interface GoodsExchanged {
  type: "GoodsExchanged";
  seat: number;
  to: number;
  gives: number[];
  takes: number[];
  gives_gold: number;
  gives_food: number;
  takes_gold: number;
  takes_food: number;
}

export interface GoodsSnatched {
  type: "GoodsSnatched";
  seat: number;
  to: number;
  gold: number;
  food: number;
}

/** The limit of a category of Resources, and whether it is exceeded. */
export type HeldCards = [most: number, over: boolean];

/** A player's hero: board, cards and position. */
export interface Hero {
  kind: number;
  gems: number[];
  gold: number;
  food: number;
  leeches: number;
  at: number;
  armed: number[];
  attached: Record<string, number>;
  magic: number[];
  equipment: number[];
  companions: number[];
  abilities: number[];
  draft: number[];
  turned: number[];
  actions: number;
  turn: Turn;
  used: number[];
  lost_to: number;
  is_dead: boolean;
  is_captive: boolean;
  is_late: boolean;
  is_shielded: boolean;
  bonus: number;
  owed: number;
  stops: number;
}

/** One of several heroes who may act began an action. */
export interface HeroCameForward {
  type: "HeroCameForward";
  seat: number;
}

export interface HeroCaptured {
  type: "HeroCaptured";
  seat: number;
}

export interface HeroChosen {
  type: "HeroChosen";
  seat: number;
  hero: number;
}

export interface HeroDied {
  type: "HeroDied";
  seat: number;
}

export interface HeroJumped {
  type: "HeroJumped";
  seat: number;
  to: number;
}

export interface HeroRested {
  type: "HeroRested";
  seat: number;
}

export interface HeroReturned {
  type: "HeroReturned";
  seat: number;
}

export interface HeroTravelled {
  type: "HeroTravelled";
  seat: number;
  way: number[];
}

export interface HeroWaited {
  type: "HeroWaited";
  seat: number;
}

/**
 * Public numbers of the map and the Scale of Evil.
 *
 * - `flares`: the Active Flare spaces; `mist`: the Settlements hidden by mist.
 * - `basic`: the Dragon's Basic Power; `dragon`: the Dragon's power with Evil.
 * - `kills`: the number of kills until Evil rises; None if kills do not raise Evil.
 * - `last`: whether the next rise begins the Gathering; `room`: the maximum number of slain enemies per level.
 * - `actions`: the number of actions in a turn; `gems`: the limit of each attribute.
 * - `decks`: the number of cards left in each deck.
 */
export interface Land {
  gathered: boolean;
  flares: string[];
  mist: string[];
  basic: number;
  dragon: number;
  kills: number | null;
  last: boolean;
  room: number | null;
  actions: number;
  gems: number;
  decks: Record<string, number>;
}

export interface LeechCaught {
  type: "LeechCaught";
  seat: number;
}

export interface LeechesCured {
  type: "LeechesCured";
  seat: number;
  n: number;
}

export interface LossWarded {
  type: "LossWarded";
  seat: number;
  n: number;
  card: number;
}

/** The match ended. `how` names the ending: "won", "limit", "together", "lost" or "evil". */
export interface MatchEnded {
  type: "MatchEnded";
  how: string;
  first: number[];
  rounds: number;
  evil: number;
}

/** The window of a pending event closed: the event takes place now, or was cancelled. */
export interface MomentPassed {
  type: "MomentPassed";
  kind: string;
}

/** A player began an offer. The receiver is public, but the contents are secret (HP-SEE-16). */
export interface OfferBegan {
  type: "OfferBegan";
  seat: number;
  to: number;
}

/** A player finished an offer. Its contents are secret (HP-SEE-16). */
export interface OfferMade {
  type: "OfferMade";
  seat: number;
  to: number;
}

export interface OfferRefused {
  type: "OfferRefused";
  seat: number;
  to: number;
}

/** The options of a match (section 8 of the rules), as the rules use them. */
export interface Options {
  players: number;
  attributes: string;
  moral: string;
  turns: string;
  competition: string;
  style: string;
  difficulty: string;
  first_player: string;
  hero_choice: string;
  stop_hero: number;
  round_limit: number;
  teams: number;
  first_game: boolean;
}

/** Co-op: the others answered the request. `agreed` is true if all of them agreed. */
export interface OrderDecided {
  type: "OrderDecided";
  seat: number;
  wish: string;
  agreed: boolean;
}

/** Co-op: a player asked to act twice, or to pass their action on. */
export interface OrderRequested {
  type: "OrderRequested";
  seat: number;
  wish: string;
}

/** A hero took one pace of a Travel. `HeroTravelled` follows with the whole path. */
export interface PaceTaken {
  type: "PaceTaken";
  seat: number;
  to: number;
}

/** A part of one side's total in a battle. `card` is the card that adds it, or -1. */
export interface Part {
  kind: "added" | "against" | "basic" | "card" | "dice" | "evil" | "gems" | "special";
  points: number;
  card: number;
}

/** A hero's Total Power was measured at the end (HP-END-02). */
export interface PowerMeasured {
  type: "PowerMeasured";
  seat: number;
  total: number;
  dice: number[];
}

/** An open offer: the seat that made the offer, the receiver, and the goods and cards of both sides by id. */
export interface Proposal {
  seat: number;
  to: number;
  gives: Record<string, number>;
  takes: Record<string, number>;
}

/** The current Rest action. */
export interface Rest {
  seat: number;
  found: number;
  has_eaten: boolean;
  traded: number;
  rerolled: boolean;
}

/** A Gathering Ritual ended, in which all heroes together fought the Dragon. */
export interface RitualEnded {
  type: "RitualEnded";
  seat: number;
  heroes: number;
  dragon: number;
  each: number[];
  result: string;
  times: number;
  power: number;
  one: Part[];
  theirs: Part[];
}

export interface RoundBegan {
  type: "RoundBegan";
  round: number;
}

/** The Scale of Evil: the slain enemies by level, and the present level. */
export interface Scale {
  level: number;
  count: number;
  dead: number[][];
  skull: number[];
  marker: number;
  batches: number;
  slain: number;
}

export interface SearchRolled {
  type: "SearchRolled";
  seat: number;
  face: number;
}

/**
 * One side of a battle.
 *
 * - `parts`: the parts of the total; `total`: the current total.
 * - `dice`: the number of dice; `specials`: the number of Special dice.
 * - `least` and `most`: the smallest and the largest number that the dice can still add.
 */
export interface Side {
  parts: Part[];
  total: number;
  dice: number;
  specials: number;
  least: number;
  most: number;
}

export interface SiteFound {
  type: "SiteFound";
  at: number;
  site: number;
  seat: number;
}

export interface SiteVisited {
  type: "SiteVisited";
  seat: number;
  site: number;
}

export interface SpecialRolled {
  type: "SpecialRolled";
  seat: number;
  face: number;
}

/** The starting power of a hero character, and the starting gems and goods by name. */
export interface StartingHero {
  power: number;
  goods: Record<string, number>;
}

/** State of one match of Heropath. Seats are numbered clockwise. */
export interface State {
  options: Options;
  heroes: Hero[];
  step: string;
  faces: Faces;
  boards: DeckBoard[];
  fortune: Deck;
  under: number[];
  held: number[];
  stock: Deck;
  enemies: Record<string, Token[]>;
  sites: number[];
  dropped: DroppedSquare[];
  loose_gold: Record<string, number>;
  loose_food: Record<string, number>;
  gold: number;
  food: number;
  leeches: number;
  scale: Scale;
  rock: number;
  ferry: number;
  black: number;
  weathers: Weather[];
  first: number;
  round: number;
  draft_round: number;
  on: number[];
  now: number;
  passed: number[];
  before: number;
  twice: number;
  act: Act | null;
  travel: Travel | null;
  rest: Rest | null;
  visit: Visit | null;
  battle: Battle | null;
  drawn: number;
  windows: Window[];
  busy: number;
  spared: number[];
  partner: number;
  deal: Deal | null;
  offers: number;
  calls: number;
  due: number[];
  dragon_turn: boolean;
  killer: number;
  winner: number;
  totals: number[];
  discoveries: number;
  stop: Stop | null;
  waits: number[];
  last: number;
}

/** The STOP that is active in Real Time. */
export interface Stop {
  kind: string;
  by: number;
  on: number;
  order: number[];
}

/** Real Time: a STOP began, for one hero, for the Dragon, for all waiting heroes, or for an event. */
export interface StopCalled {
  type: "StopCalled";
  seat: number;
  kind: string;
  on: number;
}

export interface StopEnded {
  type: "StopEnded";
  kind: string;
}

/** An enemy token on the map, face up if `exposed`. */
export type Token = [piece: number, exposed: boolean];

/** The current Travel action: the path so far, and its cost. */
export interface Travel {
  seat: number;
  begun: number;
  way: number[];
  evasions: number;
  cliffs: boolean;
  fords: boolean;
  evades_freely: boolean;
  extra: number;
}

/** The actions of a hero in the current turn, which the limits per turn depend on. */
export interface Turn {
  rests: number;
  visited: number[];
  replaced: number;
  robbed: number[];
  fights: number;
  victories: number;
  used: number[];
  dealt: number[];
  refused: number[];
  evades_freely: boolean;
  spirits: number;
}

export interface TurnBegan {
  type: "TurnBegan";
  seat: number;
}

/** The current Visit action. */
export interface Visit {
  seat: number;
  site: number;
  done: Record<string, number>;
  acted: boolean;
  free_gold: number;
  cheapened: number[];
}

/** A hero lost one VITALITY, or one FAITH in its place. */
export interface VitalityLost {
  type: "VitalityLost";
  seat: number;
  good: string;
  cause: string;
}

/** The shortest path to the space `to`: the last space `before` it, and the cost of ending the Travel there. */
export type Way = [to: string, before: string, ends: boolean, paces: number, left: number, evasions: number, burns: boolean, dies: boolean, chance: number | null];

/** An active weather. It ends when the next turn of the seat `by` begins. */
export interface Weather {
  kind: string;
  by: number;
}

export interface WeatherBegan {
  type: "WeatherBegan";
  kind: string;
  seat: number;
}

export interface WeatherEnded {
  type: "WeatherEnded";
  kind: string;
}

/**
 * A pending event: its kind, its card, its actor (`by`) and its targets (`to`).
 *
 * `asked` is the seat that may react now, `to_ask` are the seats after it. `numbers` are the expected result, for
 * previews. Reactions may change them, and the flow that opened the window uses them after the window is closed.
 */
export interface Window {
  kind: string;
  card: string;
  by: number;
  to: number[];
  asked: number;
  to_ask: number[];
  numbers: Record<string, number>;
}

export type Event = DeckUsedUp | CardDrawn | CardTaken | CardsTurnedUp | CardUsed | CardShown | CardCancelled | CardArmed | CardDisarmed | CardSold | CardDropped | CardDiscarded | GoodsDropped | GoodsCollected | GoodsExchanged | CardReceived | OfferBegan | OfferMade | OfferRefused | HeroChosen | FirstPlayer | DraftRound | CardsDrafted | RoundBegan | TurnBegan | ActionsGivenUp | HeroCameForward | ActionBegan | MomentPassed | GemsChosen | HeroRested | SearchRolled | FoodEaten | SiteVisited | ActivityDone | SpecialRolled | EncounterBegan | EncounterCancelled | HeroCaptured | CardStolen | GoodsSnatched | BattleBegan | DiceRolled | DiceRerolled | BattleEnded | EnemySlain | EvilRose | PaceTaken | HeroTravelled | FerrySailed | BalloonRolled | BalloonLanded | HeroJumped | EnemiesEvaded | GoodGained | GoodLeftBehind | GoodPaid | VitalityLost | LossWarded | HeroDied | HeroReturned | LeechCaught | LeechesCured | EnemyExposed | EnemyPlaced | EnemyMoved | EnemyRemoved | EnemyPeeked | EnemiesCameFromScale | SiteFound | DragonMoved | DragonStayed | FlareRolled | WeatherBegan | WeatherEnded | GatheringBegan | DragonSlain | PowerMeasured | OrderRequested | OrderDecided | RitualEnded | StopCalled | StopEnded | HeroWaited | MatchEnded;
