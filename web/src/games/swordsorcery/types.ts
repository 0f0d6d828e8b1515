// Written by `make wire` from the Python types; changes belong there.

/** An enemy that is acting (4.25). */
export interface Activation {
  enemy: number;
  rule: number;
  victim: number;
  frenzy: boolean;
  chained: boolean;
}

/** A character lost an activity, or part of it, because of a condition. */
export interface ActivitySkipped {
  type: "ActivitySkipped";
  who: string;
  why: string;
}

/** A Blind hero's activity failed. */
export interface ActivityWasted {
  type: "ActivityWasted";
  who: string;
}

/** An open attack (4.18): its step, and all results so far. */
export interface Attack {
  attacker: number;
  card: string;
  name: string;
  target: number;
  area: number;
  step: string;
  tags: string[];
  targets: number[];
  aoe: number;
  dice: Die[];
  bonuses: Bonus[];
  lethals: number;
  doubled: boolean;
  hits: number;
  used: string[];
  now: number;
  left: number;
  lethal: number;
  blue: Die[];
  shields: number;
  wounds: number;
  evader: number;
  first: boolean;
}

export interface AttackDeclared {
  type: "AttackDeclared";
  who: string;
  target: string;
  card: string;
  name: string;
}

export interface AttackDefended {
  type: "AttackDefended";
  who: string;
  armor: number;
  magic: number;
  shields: number;
  wounds: number;
}

/** A part of the round: `time`, a hero's turn (`hero`), the enemies' turn after it (`enemies`), or `event`. */
export type Bead = [kind: string, hero: number];

/** A copy of a hero's belongings before a quest. */
export interface Belongings {
  rank: number;
  crowns: number;
  worn: Thing[];
  bag: Thing[];
  keys: string[];
  extras: string[];
  forged: boolean;
}

/** A modifier to the Hits, and the card or rule that causes it. */
export type Bonus = [card: string, n: number];

/** A player made a paragraph's choice for the party. */
export interface BranchDecided {
  type: "BranchDecided";
  seat: number;
  para: string;
  branch: number;
}

/** A modifier to a number that ends at a fixed moment (11.1, `buff`). */
export type Buff = [stat: string, n: number, until: string, card: string, names: string];

export interface CampaignEnded {
  type: "CampaignEnded";
  how: string;
}

/** The entries of the campaign record (SS-RNK-04). */
export interface CampaignRecord {
  soul: number;
  earned: number;
  deaths: number;
  defeats: number;
  rounds: number;
  firsts: number;
  saved: number;
  troll: boolean;
  freed: boolean;
  won: string[];
  lost: string;
  ending: string;
  abandoned: boolean;
}

/** A card was drawn from a deck and shown. */
export interface CardDrawn {
  type: "CardDrawn";
  deck: string;
  card: string;
}

export interface CardGivenUp {
  type: "CardGivenUp";
  hero: string;
  card: string;
}

/** A peeked card was put back or discarded. */
export interface CardPutBack {
  type: "CardPutBack";
  card: string;
  where: string;
}

/** A hero took a power or talent. */
export interface CardTaken {
  type: "CardTaken";
  hero: string;
  card: string;
}

export interface CardUsed {
  type: "CardUsed";
  who: string;
  card: string;
  target: string;
}

export interface CardsPeeked {
  type: "CardsPeeked";
  deck: string;
  cards: string[];
}

/** A wolf or a golem. */
export interface Companion {
  area: number;
  wounds: number;
  shields: number;
  fire: number[];
  conditions: Record<string, number>;
  fresh: string[];
  criticals: Record<string, string>;
  buffs: Buff[];
  id: string;
  owner: number;
  most: number;
}

/**
 * Numbers for the board that the state does not contain.
 *
 * - `seen`: serial numbers of the enemies in the active hero's line of sight.
 * - `lives`: HP of all enemies; `mates`: remaining HP of all companions. Both are in the order of the state.
 * - `ghosts`: the areas of each Ghost Soul's path to the shrine, both ends included.
 * - `events`: number of Event cards left; `turn`: the rest of the active hero's turn.
 * - `faces`: the faces of the dice by colour, in the order of their numbers.
 * - `round`: the parts of this round; `bead`: the index of the current one.
 * - `rests`: for each used power, the number of Time Phases until it is ready; 0 if it is spent for the quest.
 * - `prices`: the price of each thing on sale; `short`: the Crowns that the buyer lacks for it.
 * - `won`: whether the last quest, or the campaign, was won.
 * - `gains`: each hero's gains in the last quest. `natures`: the start values of each nature on offer.
 * - `things`: for each thing that the map shows as a figure, the keys of all answers about it.
 */
export interface ComputedValues {
  seen: number[];
  lives: Life[];
  mates: number[];
  ghosts: string[][];
  events: number;
  faces: Record<string, Face[]>;
  round: Bead[];
  bead: number;
  rests: Record<string, number>;
  prices: Record<string, number>;
  short: Record<string, number>;
  won: boolean;
  things: string[][];
  gains: Gain[];
  turn: TurnLeft | null;
  sums: Sums | null;
  natures: Record<string, NatureNow>;
}

/** A hero gained, lost, paid or handed over Crowns. */
export interface CrownsGained {
  type: "CrownsGained";
  who: string;
  n: number;
  how: string;
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

/** A character took the target's place as defender, before the roll (SS-POW-18). */
export interface DefenderReplaced {
  type: "DefenderReplaced";
  who: string;
  card: string;
  target: string;
}

/**
 * Dice were rolled; `why` is `attack`, `defense`, `reroll`, `save`, `search` or a card.
 *
 * `lie` lists all dice of the attack or defence after the roll, if the roll added or replaced some of them.
 */
export interface DiceRolled {
  type: "DiceRolled";
  who: string;
  dice: [string, number][];
  why: string;
  lie: Die[];
}

/** A rolled die: its colour (R or B), its number, and whether it was rerolled (SS-GEN-02). */
export type Die = [color: string, number: number, again: boolean];

export interface DoorOpened {
  type: "DoorOpened";
  door: string;
  by: string;
}

export interface EnemiesEvaded {
  type: "EnemiesEvaded";
  who: string;
  area: string;
}

/** An enemy figure, a group of a Horde, a Master or the Villain. */
export interface Enemy {
  area: number;
  wounds: number;
  shields: number;
  fire: number[];
  conditions: Record<string, number>;
  fresh: string[];
  criticals: Record<string, string>;
  buffs: Buff[];
  id: string;
  ref: number;
  most: number;
  figures: number;
  asleep: boolean;
  pacified: boolean;
  menace: number;
  storm: string[];
  stormed: boolean;
  burning: boolean;
}

/** An enemy began to act: its rule, its victim, and the reason for the victim. */
export interface EnemyActivated {
  type: "EnemyActivated";
  enemy: string;
  rule: string;
  victim: string;
  why: string;
  far: number;
}

export interface EnemyEntered {
  type: "EnemyEntered";
  who: string;
  area: string;
  hero: string;
}

export interface EventEnded {
  type: "EventEnded";
  name: string;
}

/** The symbols on one face of a die. */
export type Face = [hits: number, bolt: boolean, shield: boolean];

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

/** A figure left the map without being killed. */
export interface FigureLeft {
  type: "FigureLeft";
  who: string;
}

export interface FigureMoved {
  type: "FigureMoved";
  who: string;
  area: string;
  how: string;
}

export interface FigureSlain {
  type: "FigureSlain";
  who: string;
  by: string;
  soul: number;
}

/** A fact of the story was set, for later paragraphs. Players do not see the event. */
export interface FlagSet {
  type: "FlagSet";
  flag: string;
}

/** The number of Soulranks and Crowns that a hero has gained since the quest began. */
export type Gain = [ranks: number, crowns: number];

/** A hero: card, belongings, and state in the quest. */
export interface Hero {
  area: number;
  wounds: number;
  shields: number;
  fire: number[];
  conditions: Record<string, number>;
  fresh: string[];
  criticals: Record<string, string>;
  buffs: Buff[];
  id: string;
  nature: string;
  seat: number;
  rank: number;
  crowns: number;
  primary: Thing;
  secondary: Thing;
  armor: Thing;
  artifact: Thing;
  bag: Thing[];
  keys: string[];
  powers: string[];
  talents: string[];
  used: Record<string, number>;
  extras: string[];
  limits: string[];
  hidden: boolean;
  runes: number;
  ghost: boolean;
  acted: boolean;
  escort: string;
  forged: boolean;
  resurrected: boolean;
  lost_rank: boolean;
}

/** A hero became a Ghost Soul. */
export interface HeroDied {
  type: "HeroDied";
  hero: string;
  seat: number;
}

/** A player chose a hero and a nature. */
export interface HeroPicked {
  type: "HeroPicked";
  seat: number;
  hero: string;
  nature: string;
}

export interface HeroResurrected {
  type: "HeroResurrected";
  hero: string;
  hp: number;
}

/** The Hits of an attack were added up; `parts` are the modifiers from cards. */
export interface HitsCounted {
  type: "HitsCounted";
  hits: number;
  lethal: number;
  parts: [string, number][];
}

/** An item was gained, lost, handed over or moved to another slot. */
export interface ItemMoved {
  type: "ItemMoved";
  who: string;
  item: string;
  how: string;
}

/** A paragraph offered a choice. Everybody sees its labels, and one player decides. */
export interface LabelsShown {
  type: "LabelsShown";
  seat: number;
  para: string;
  prices: number[];
}

/** An enemy's remaining HP and full HP (for a Horde, of all its figures), and the rule that it will follow. */
export type Life = [left: number, most: number, rule: number | null];

export interface LockRemoved {
  type: "LockRemoved";
  chest: boolean;
  by: string;
}

/** Something on the map changed; `what` is the id of the message. */
export interface MapChanged {
  type: "MapChanged";
  what: string;
  who: string;
  area: string;
  card: string;
  to: string;
  n: number;
}

/**
 * A hero's HP, activities and equipment at the start, with this nature.
 *
 * `most` is the HP at the last Soulrank.
 */
export interface NatureNow {
  hp: number;
  most: number;
  combat: number;
  action: number;
  things: string[];
}

/** An Encounter card activated no enemy. */
export interface NobodyActed {
  type: "NobodyActed";
}

/** An enemy could not enter, because all figures of its rank are in play (SS-ENE-08). */
export interface NobodyEntered {
  type: "NobodyEntered";
  name: string;
  area: string;
}

/** An offered exchange was accepted or refused. */
export interface OfferAnswered {
  type: "OfferAnswered";
  who: string;
  to: string;
  given: string;
  taken: string;
  crowns: number;
  agreed: boolean;
}

export interface OfferMade {
  type: "OfferMade";
  who: string;
  to: string;
  given: string;
  taken: string;
  crowns: number;
}

/** The options of a match (section 8). */
export interface Options {
  players: number;
  heroes: number;
  mode: string;
  quest: string;
  difficulty: string;
  one_side: boolean;
  soul_storm: boolean;
  ties: string;
  expansion: boolean;
  fog: boolean;
  iron_souls: boolean;
  legend: boolean;
}

/** A paragraph of the Book of Secrets, or the result of a choice, was read. It is secret until then. */
export interface ParagraphRead {
  type: "ParagraphRead";
  para: string;
  branch: number;
}

/** A used power became ready again. */
export interface PowerRefreshed {
  type: "PowerRefreshed";
  who: string;
  card: string;
}

export interface QuestBegan {
  type: "QuestBegan";
  quest: string;
  attempt: number;
}

export interface QuestLost {
  type: "QuestLost";
  quest: string;
  why: string;
}

export interface QuestWon {
  type: "QuestWon";
  quest: string;
  rounds: number;
}

export interface RankChanged {
  type: "RankChanged";
  hero: string;
  rank: number;
}

export interface RoundBegan {
  type: "RoundBegan";
  round: number;
  leader: number;
}

export interface SaveMade {
  type: "SaveMade";
  who: string;
  number: number;
  value: number;
  saved: boolean;
}

/** A copy of the party before the set-up of a quest. It is restored after a lost attempt (SS-CAM-02). */
export interface SavedParty {
  heroes: Belongings[];
  soul: number;
  flags: string[];
  services: string[];
  stock: Record<string, number>;
}

export interface ShadowRevealed {
  type: "ShadowRevealed";
  area: string;
}

export interface SoulChanged {
  type: "SoulChanged";
  n: number;
  left: number;
}

/** The state of one campaign, or of one single quest. */
export interface State {
  options: Options;
  step: string;
  faces: Faces;
  heroes: Hero[];
  companions: Companion[];
  enemies: Enemy[];
  serial: number;
  owners: Record<string, number>;
  quest: string;
  attempt: number;
  leader: number;
  soul: number;
  flags: string[];
  stock: Record<string, number>;
  services: string[];
  candle: boolean;
  saved: SavedParty | null;
  shopper: number;
  record: CampaignRecord;
  round: number;
  phase: string;
  outcome: string;
  active: number;
  turn: Turn | null;
  opened: number;
  locks: string[];
  terrain: Record<string, string[]>;
  gates: number[];
  shadows: number[];
  chests: string[];
  searches: number[];
  markers: Record<string, number>;
  tokens: Token[];
  ground: Record<string, Thing[]>;
  crowns: Record<string, number>;
  bells: number;
  counters: Record<string, number>;
  delivered: string[];
  killed: string[];
  read: string[];
  triggers: string[];
  encounters: Deck;
  traps: Deck;
  treasures: Deck;
  bag: Deck;
  power_decks: Record<string, Deck>;
  events_drawn: number;
  event: string;
  night: boolean;
  extra_event: number;
  encounter: string;
  attacks: Attack[];
  activations: Activation[];
  aim: string;
  first_attack: boolean;
  looking: boolean;
}

/**
 * The current totals of the innermost attack.
 *
 * - `hits`: the Hits from dice and bonuses; `lethal`: the number of Lethal Hits among them.
 * - `before`: the Hits that armor and Magic Shields stopped, before the defence dice.
 * - `shields`: the Shields on the defence dice, and those added by cards.
 * - `wounds`: the wounds if no more Shields are added; `dealt`: whether they have been dealt.
 * - `far`: the distance from attacker to target in areas; None if they are not connected.
 */
export interface Sums {
  hits: number;
  lethal: number;
  before: number;
  shields: number;
  wounds: number;
  dealt: boolean;
  far: number | null;
}

/** An item: its id, its enchantment, and whether it came from the treasure deck. */
export type Thing = [item: string, enchant: string, drawn: boolean];

/** A token on the map that an enemy can spring (SS-POW-17), and the power that placed it. */
export type Token = [kind: string, area: number, owner: number, card: string];

/** A character gained a condition, Critical, Fire, Magic Shield, Rune or buff. */
export interface TokenGained {
  type: "TokenGained";
  who: string;
  token: string;
}

export interface TokenLost {
  type: "TokenLost";
  who: string;
  token: string;
}

/** The current Hero Turn (4.9). */
export interface Turn {
  hero: number;
  combat: number;
  action: number;
  moves: number;
  points: number;
  dashed: number;
  moving: boolean;
  begun: number;
  stepped: boolean;
  attacks: number;
  did: string[];
  firm: number;
  steps: number;
  sorting: boolean;
  over: boolean;
}

export interface TurnBegan {
  type: "TurnBegan";
  hero: string;
  seat: number;
  ghost: boolean;
}

/**
 * The rest of a hero's turn: the movement points that could be spent now, and the remaining activities.
 *
 * `weapon` is the card for a weapon attack, empty for bare hands.
 */
export interface TurnLeft {
  points: number;
  moves: number;
  combat: number;
  action: number;
  weapon: string;
}

export interface WoundsHealed {
  type: "WoundsHealed";
  who: string;
  n: number;
}

export interface WoundsSuffered {
  type: "WoundsSuffered";
  who: string;
  n: number;
  why: string;
}

export type Event = QuestBegan | RoundBegan | HeroPicked | CardTaken | CardGivenUp | TurnBegan | FigureMoved | EnemiesEvaded | AttackDeclared | DiceRolled | HitsCounted | AttackDefended | WoundsSuffered | WoundsHealed | TokenGained | TokenLost | PowerRefreshed | SaveMade | HeroDied | FigureSlain | FigureLeft | EnemyEntered | NobodyEntered | ShadowRevealed | CardDrawn | CardsPeeked | CardPutBack | EnemyActivated | NobodyActed | ActivitySkipped | CardUsed | DefenderReplaced | ActivityWasted | DoorOpened | LockRemoved | CrownsGained | SoulChanged | ItemMoved | OfferMade | OfferAnswered | RankChanged | HeroResurrected | ParagraphRead | LabelsShown | BranchDecided | FlagSet | MapChanged | EventEnded | QuestWon | QuestLost | CampaignEnded;
