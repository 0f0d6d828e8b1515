// Written by `make wire` from the Python types; changes belong there.

/** A fallen hero used the evil ability on the player `of`. */
export interface AbilityUsed {
  type: "AbilityUsed";
  seat: number;
  hero: number;
  of: number;
}

export interface ArmourPlaced {
  type: "ArmourPlaced";
  pieces: number;
}

/** The face of a new artifact, sent to its owner alone. */
export interface ArtifactSeen {
  type: "ArtifactSeen";
  seat: number;
  card: number;
}

export interface ArtifactTaken {
  type: "ArtifactTaken";
  seat: number;
}

export interface ArtifactUsed {
  type: "ArtifactUsed";
  seat: number;
  card: number;
}

/** A portal, or a requirement of a quest, that is blocked until the end of `lap` (SV-VOC-35). */
export type Block = [quest: number, place: number, lap: number];

/**
 * Numbers of the common board.
 *
 * - `might`: the might that wins with the complete armour.
 * - `cataclysms`: the total number of cataclysms.
 * - `sins`: the number of discarded sin cards that causes a cataclysm.
 * - `corruption`: the number of corruption cards that makes a hero fall.
 * - `decks`: the number of cards in each deck.
 * - `brings`: the piece of armour that each row brings, or -1.
 * - `whole`: the quests without free requirements.
 */
export interface Board {
  might: number;
  cataclysms: number;
  sins: number;
  corruption: number;
  decks: Record<string, number>;
  brings: number[];
  whole: number[];
}

export interface BoardRefreshed {
  type: "BoardRefreshed";
  board: string;
}

export interface BuildingDiscarded {
  type: "BuildingDiscarded";
  seat: number;
  card: number;
}

export interface BuildingFounded {
  type: "BuildingFounded";
  seat: number;
  card: number;
}

/** A building was destroyed. `seat` is NOBODY if it had no owner. */
export interface BuildingLost {
  type: "BuildingLost";
  seat: number;
  card: number;
}

export interface BuildingManned {
  type: "BuildingManned";
  seat: number;
  card: number;
}

export interface CataclysmRevealed {
  type: "CataclysmRevealed";
  card: number;
  number: number;
}

export interface CharacterDismissed {
  type: "CharacterDismissed";
  seat: number;
  card: number;
}

export interface CharacterRansomed {
  type: "CharacterRansomed";
  seat: number;
  card: number;
}

export interface CharacterRecruited {
  type: "CharacterRecruited";
  seat: number;
  card: number;
}

/** An effect tapped a character. Nobody receives its gifts. */
export interface CharacterTapped {
  type: "CharacterTapped";
  seat: number;
  card: number;
}

export interface CharacterUntapped {
  type: "CharacterUntapped";
  seat: number;
  card: number;
}

/**
 * Numbers for the board that the state does not contain. `holdings` are by seat, or empty until all have heroes.
 *
 * `missing` lists the goods that the player whose turn it is lacks for each price. The key is the id of the card or
 * requirement.
 * `idle` is true if the player may respond to an effect, but no response would change it.
 */
export interface ComputedValues {
  board: Board;
  holdings: Holdings[];
  missing: Record<string, Record<string, number>>;
  idle: boolean;
}

export interface CorruptionCleansed {
  type: "CorruptionCleansed";
  seat: number;
  left: number;
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

export interface ElixirBought {
  type: "ElixirBought";
  seat: number;
  card: number;
}

export interface ElixirDiscarded {
  type: "ElixirDiscarded";
  seat: number;
  card: number;
}

export interface ElixirLost {
  type: "ElixirLost";
  seat: number;
  card: number;
}

export interface ElixirStolen {
  type: "ElixirStolen";
  seat: number;
  of: number;
  card: number;
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

export interface GameEnded {
  type: "GameEnded";
  ending: string;
}

export interface GiftsDropped {
  type: "GiftsDropped";
  seat: number;
  gifts: number[];
}

/** A player exchanged gift cards. `of` are the players that gave cards, without the pool. */
export interface GiftsExchanged {
  type: "GiftsExchanged";
  seat: number;
  gave: number[];
  took: number[];
  of: number[];
}

export interface GiftsStolen {
  type: "GiftsStolen";
  seat: number;
  of: number;
  gifts: number[];
}

export interface GiftsTaken {
  type: "GiftsTaken";
  seat: number;
  gifts: number[];
}

/** A character was tapped for gifts. `gone` is true at the second tap, which discards the character. */
export interface GiftsTapped {
  type: "GiftsTapped";
  seat: number;
  card: number;
  gone: boolean;
}

export interface GoSkipped {
  type: "GoSkipped";
  seat: number;
}

export interface GoodsProduced {
  type: "GoodsProduced";
  seat: number;
  fame: number;
  gold: number;
  might: number;
}

export interface HeroCorrupted {
  type: "HeroCorrupted";
  seat: number;
  has: number;
}

export interface HeroDealt {
  type: "HeroDealt";
  seat: number;
  hero: number;
}

/** An artifact had a lasting effect, `colours` or `portal`. */
export interface HeroEmpowered {
  type: "HeroEmpowered";
  seat: number;
  what: string;
}

export interface HeroFell {
  type: "HeroFell";
  seat: number;
  hero: number;
}

export interface HeroRose {
  type: "HeroRose";
  seat: number;
  hero: number;
}

/**
 * Current values of a player's cards.
 *
 * `fame`, `gold` and `might` are the income of the next Production. `better` are the elixirs with a usable improved
 * side, and `makes` is the output of each building. `leads` are the majorities that the player has now.
 */
export interface Holdings {
  fame: number;
  gold: number;
  might: number;
  better: number[];
  makes: Record<string, number>;
  leads: string[];
}

export interface MajorityWon {
  type: "MajorityWon";
  seat: number;
  most: string;
}

export interface MarkerEvicted {
  type: "MarkerEvicted";
  seat: number;
  quest: number;
  space: number;
}

/** A quest on the board: the marker on each requirement, and the treasures beside the quest. */
export interface OpenQuest {
  card: number;
  markers: number[];
  treasures: number[];
  face_down: number[];
}

/** The options of a match (section 8). */
export interface Options {
  players: number;
  fall: boolean;
  unnamed: boolean;
  hero_deal: string;
  relief: boolean;
}

/**
 * An unfinished payment. Store it in a state field `payment` marked PART, so that only the payer sees it.
 *
 * - `due` maps each good to the number to pay.
 * - `laid` and `left` are the numbers of each source that the payment uses and leaves unused.
 * - `least` and `most` are the minimum and maximum number of each source, as the payer's swaps have set them.
 * - `slots` assigns a source to each unit of the goods.
 */
export interface Payment {
  due: Record<string, number>;
  laid: Record<string, number>;
  left: Record<string, number>;
  least: Record<string, number>;
  most: Record<string, number>;
  slots: Slot[];
}

/** A player paid tokens, gift cards, elixirs and buildings. */
export interface PaymentMade {
  type: "PaymentMade";
  seat: number;
  fame: number;
  gold: number;
  gifts: number[];
  elixirs: number[];
  buildings: number[];
}

export interface PenaltyTaken {
  type: "PenaltyTaken";
  seat: number;
  sin: boolean;
}

export interface PhaseEnded {
  type: "PhaseEnded";
  laps: number;
}

/** A portal (with `quest` -1) or a requirement was blocked until the end of the next lap. */
export interface PlaceBlocked {
  type: "PlaceBlocked";
  quest: number;
  place: number;
}

/** The area of one player, and their might. */
export interface Player {
  hero: number;
  fallen: boolean;
  hero_tapped: boolean;
  might: number;
  fame: number;
  gold: number;
  markers: number;
  gifts: number[];
  characters: number[];
  tapped: number[];
  elixirs: number[];
  buildings: number[];
  manned: number[];
  sins: number[];
  artifacts: number[];
  corruption: number;
  skips: number;
  all_colours: boolean;
  portal_less: number;
  made_of: Record<string, number>;
}

export interface PlayerPassed {
  type: "PlayerPassed";
  seat: number;
}

export interface PortalClosed {
  type: "PortalClosed";
  seat: number;
  portal: number;
}

export interface PrizeWon {
  type: "PrizeWon";
  seat: number;
  n: number;
}

export interface QuestCompleted {
  type: "QuestCompleted";
  quest: number;
}

export interface QuestJoined {
  type: "QuestJoined";
  seat: number;
  quest: number;
  space: number;
}

export interface ResourceGained {
  type: "ResourceGained";
  seat: number;
  res: string;
  n: number;
}

export interface ResourceLost {
  type: "ResourceLost";
  seat: number;
  res: string;
  n: number;
}

export interface ResourceStolen {
  type: "ResourceStolen";
  seat: number;
  of: number;
  res: string;
  n: number;
}

/** The treasures to choose from while a quest is completed: from the deck and beside the quest. */
export interface Reward {
  quest: number;
  deck: number[];
  beside: number[];
}

export interface RowsMoved {
  type: "RowsMoved";
  quests: number[];
}

export interface SinDiscarded {
  type: "SinDiscarded";
  seat: number;
  card: number;
  pile: number;
}

/** A function of a sin card was played. `of` is the target. `virtue` or `res` was named together with it. */
export interface SinPlayed {
  type: "SinPlayed";
  seat: number;
  card: number;
  function: number;
  of: number;
  virtue: number;
  res: string;
}

/** The face of a drawn sin card, sent to its owner alone. */
export interface SinSeen {
  type: "SinSeen";
  seat: number;
  card: number;
}

/** A player was protected from a sin card by the card, building or temple `by`. */
export interface SinWarded {
  type: "SinWarded";
  seat: number;
  by: string;
}

export interface SinsDrawn {
  type: "SinsDrawn";
  seat: number;
  n: number;
}

export interface SinsReturned {
  type: "SinsReturned";
  seat: number;
  n: number;
}

export interface SinsShuffled {
  type: "SinsShuffled";
}

/** A player lost might for sin cards in hand. */
export interface SinsWeighed {
  type: "SinsWeighed";
  seat: number;
  n: number;
}

/** One unit of a good that is due, and the key of the source that pays it. */
export type Slot = [good: string, source: string];

export interface SpaceClosed {
  type: "SpaceClosed";
  board: string;
  space: number;
}

export interface SpecialUsed {
  type: "SpecialUsed";
  seat: number;
  card: number;
  of: number;
}

/**
 * The state of one match of Seven Virtues.
 *
 * Seats are 0 to players - 1, clockwise. The Unnamed has the next seat.
 */
export interface State {
  options: Options;
  players: Player[];
  step: string;
  faces: Faces;
  order: number[];
  turn: number;
  lap: number;
  at: number;
  on_go: number;
  passed: number[];
  row_done: boolean;
  pool: number[];
  tavern: number[];
  store: number[];
  castles: number[];
  estates: number[];
  temples: number[];
  rows: OpenQuest[][];
  portals: number[];
  armour: number;
  cataclysms: number[];
  character_deck: Deck;
  elixir_deck: Deck;
  castle_deck: Deck;
  estate_deck: Deck;
  quest_deck: Deck;
  treasure_deck: Deck;
  sin_deck: Deck;
  cataclysm_deck: Deck;
  artifact_deck: Deck;
  reward: Reward | null;
  unnamed: Unnamed | null;
  blocks: Block[];
  windows: Window[];
  payment: Payment | null;
  exchange: Swap[];
  ending: string;
  fell_last: number;
}

/** One card given in an exchange, and one received from the pool or from a player (SV-HRO-02). */
export type Swap = [give: number, take: number, source: number];

export interface TreasureDeclined {
  type: "TreasureDeclined";
  seat: number;
}

export interface TreasureTaken {
  type: "TreasureTaken";
  seat: number;
  face: number;
}

export interface TreasureTarnished {
  type: "TreasureTarnished";
  face: number;
}

export interface TurnBegan {
  type: "TurnBegan";
  turn: number;
  order: number[];
}

export interface TurnForfeited {
  type: "TurnForfeited";
  seat: number;
}

/** The additional seat of the Unnamed: its open hand, and the seat named by its last demand. */
export interface Unnamed {
  seat: number;
  hand: number[];
  demanded: number;
}

export interface UnnamedPlayed {
  type: "UnnamedPlayed";
  seat: number;
  card: number;
  of: number;
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

/** An interrupt window was closed after the answers of all asked players. */
export interface WindowClosed {
  type: "WindowClosed";
  kind: string;
}

export type Event = HeroDealt | TurnBegan | PlayerPassed | GoSkipped | PhaseEnded | MajorityWon | GoodsProduced | SinsWeighed | CharacterRecruited | ElixirBought | BuildingFounded | BuildingManned | GiftsTapped | QuestJoined | PortalClosed | CorruptionCleansed | AbilityUsed | ArtifactUsed | TreasureTaken | TreasureDeclined | TreasureTarnished | ArtifactTaken | ArtifactSeen | QuestCompleted | PrizeWon | ArmourPlaced | RowsMoved | PaymentMade | ResourceGained | ResourceLost | ResourceStolen | GiftsTaken | GiftsDropped | GiftsStolen | GiftsExchanged | ElixirDiscarded | BuildingDiscarded | SpecialUsed | WindowClosed | CharacterTapped | CharacterUntapped | CharacterDismissed | CharacterRansomed | ElixirStolen | ElixirLost | BuildingLost | MarkerEvicted | BoardRefreshed | SpaceClosed | TurnForfeited | HeroEmpowered | SinPlayed | SinWarded | SinDiscarded | SinsDrawn | SinSeen | SinsReturned | SinsShuffled | CataclysmRevealed | HeroCorrupted | HeroFell | HeroRose | UnnamedPlayed | PlaceBlocked | PenaltyTaken | GameEnded;
