// Written by `make wire` from the Python types; changes belong there.

/** The ability of a fallen hero, and the player it names. */
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

/** To its owner alone. */
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

/** A portal, or a requirement of a quest, that is barred up to the end of a lap (SV-VOC-35). */
export type Block = [quest: number, place: number, lap: number];

/** A portal, or a requirement, until the end of the next lap. */
export interface Blocked {
  type: "Blocked";
  quest: number;
  place: number;
}

export interface Bought {
  type: "Bought";
  seat: number;
  card: number;
}

export interface BuildingDiscarded {
  type: "BuildingDiscarded";
  seat: number;
  card: number;
}

/** A building was destroyed; nobody's if it had not been founded. */
export interface BuildingLost {
  type: "BuildingLost";
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

/** Tapped by an effect: nobody receives gifts for it. */
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

export interface Cleansed {
  type: "Cleansed";
  seat: number;
  left: number;
}

/**
 * What the board shows that the state does not say: `holdings` by seats, empty until all have heroes.
 *
 * `missing` is what the asked player on go lacks of each price, by the ids of things and by goods.
 */
export interface Computed {
  holdings: Holdings[];
  missing: Record<string, Record<string, number>>;
}

export interface Corrupted {
  type: "Corrupted";
  seat: number;
  has: number;
}

/**
 * A draw pile and its discard pile. `name` is the bag it was made from, `mixed` how often discards were added.
 *
 * `top` and `under` are cards that everybody has seen and that were put back: upon the pile, the next one first, and
 * under it, the deepest last.
 */
export interface Deck {
  name: string;
  mixed: number;
  discards: number[];
  top: number[];
  under: number[];
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

/** An artifact whose effect lasts: what it does stands on the card. */
export interface Empowered {
  type: "Empowered";
  seat: number;
  what: string;
}

export interface Ended {
  type: "Ended";
  ending: string;
}

/** Gift cards given and received; what came from a player is named with the card he got for it. */
export interface Exchanged {
  type: "Exchanged";
  seat: number;
  gave: number[];
  took: number[];
  of: number[];
}

/**
 * The faces of all numbered pieces, who has seen them, and the bags of faces that have not come up.
 *
 * Known pieces that are shuffled together with some that never came up go into a bag of their own (`mix`), where FRESH
 * stands for each of the latter. `hops` says through how many such bags a face was drawn.
 */
export interface Faces {
  bags: Record<string, number[]>;
  mixed_from: Record<string, string>;
  face: number[];
  seen: number[];
  bag: string[];
  hops: number[];
}

export interface Fell {
  type: "Fell";
  seat: number;
  hero: number;
}

export interface Founded {
  type: "Founded";
  seat: number;
  card: number;
}

export interface Gained {
  type: "Gained";
  seat: number;
  res: string;
  n: number;
}

export interface GiftsDropped {
  type: "GiftsDropped";
  seat: number;
  gifts: number[];
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

export interface GoSkipped {
  type: "GoSkipped";
  seat: number;
}

export interface HeroDealt {
  type: "HeroDealt";
  seat: number;
  hero: number;
}

/**
 * What a player has by his cards, as things are.
 *
 * `fame`, `gold` and `might` are what the next Production brings. `better` are the elixirs whose improved side may be
 * used, `makes` what each building produces.
 */
export interface Holdings {
  fame: number;
  gold: number;
  might: number;
  better: number[];
  makes: Record<string, number>;
}

export interface Lost {
  type: "Lost";
  seat: number;
  res: string;
  n: number;
}

export interface MajorityWon {
  type: "MajorityWon";
  seat: number;
  most: string;
}

export interface Manned {
  type: "Manned";
  seat: number;
  card: number;
}

export interface MarkerEvicted {
  type: "MarkerEvicted";
  seat: number;
  quest: number;
  space: number;
}

/** A quest on the board: who fulfilled each requirement, and the treasures beside it. */
export interface OpenQuest {
  card: number;
  markers: number[];
  treasures: number[];
  face_down: number[];
}

/** The options of section 8, once the match has begun. */
export interface Options {
  players: number;
  fall: boolean;
  unnamed: boolean;
  hero_deal: string;
  relief: boolean;
}

export interface Passed {
  type: "Passed";
  seat: number;
}

/**
 * A payment that is being put together: what is due, what is laid in for what, and what the payer has fixed so far.
 *
 * Keep it on the state in a field `payment` marked PART, so that the payer alone sees what is laid in.
 */
export interface Payment {
  due: Record<string, number>;
  laid: Record<string, number>;
  least: Record<string, number>;
  most: Record<string, number>;
  slots: Slot[];
}

export interface Penalised {
  type: "Penalised";
  seat: number;
  sin: boolean;
}

export interface PhaseEnded {
  type: "PhaseEnded";
  laps: number;
}

/** What lies before one player, and the marks on the might track. */
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

export interface PortalClosed {
  type: "PortalClosed";
  seat: number;
  portal: number;
}

export interface Prized {
  type: "Prized";
  seat: number;
  n: number;
}

export interface Produced {
  type: "Produced";
  seat: number;
  fame: number;
  gold: number;
  might: number;
}

export interface QuestCompleted {
  type: "QuestCompleted";
  quest: number;
}

export interface Ransomed {
  type: "Ransomed";
  seat: number;
  card: number;
}

export interface Recruited {
  type: "Recruited";
  seat: number;
  card: number;
}

export interface Refreshed {
  type: "Refreshed";
  board: string;
}

/** The treasures to choose from while a quest is completed: those of the deck and those beside the quest. */
export interface Reward {
  quest: number;
  deck: number[];
  beside: number[];
}

export interface Rose {
  type: "Rose";
  seat: number;
  hero: number;
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

/** A function of a sin card, with all that is named with it: another player, a virtue, or fame or gold. */
export interface SinPlayed {
  type: "SinPlayed";
  seat: number;
  card: number;
  function: number;
  of: number;
  virtue: number;
  res: string;
}

/** To its holder alone. */
export interface SinSeen {
  type: "SinSeen";
  seat: number;
  card: number;
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

/** Sin cards in hand cost might. */
export interface SinsWeighed {
  type: "SinsWeighed";
  seat: number;
  n: number;
}

export interface Skipping {
  type: "Skipping";
  seat: number;
}

/** One good that is due, and the key of the source that is laid in for it. */
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

/** What was paid for something: tokens, gift cards, and cards that were discarded. */
export interface Spent {
  type: "Spent";
  seat: number;
  fame: number;
  gold: number;
  gifts: number[];
  elixirs: number[];
  buildings: number[];
}

/** One playing of Seven Virtues. Seats are 0 to players - 1, clockwise; the Unnamed has the one after them. */
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

export interface Stolen {
  type: "Stolen";
  seat: number;
  of: number;
  res: string;
  n: number;
}

/** One card given and one received in an exchange, from the pool or from a player (SV-HRO-02). */
export type Swap = [give: number, take: number, source: number];

/** A character was tapped for gifts; the second time it is gone. */
export interface Tapped {
  type: "Tapped";
  seat: number;
  card: number;
  gone: boolean;
}

export interface TookPart {
  type: "TookPart";
  seat: number;
  quest: number;
  space: number;
}

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

/** The extra seat of the Unnamed: the cards in hand, open to all, and whom its last demand named. */
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

/** A sin card does not affect this player: by a card, a building or a temple. */
export interface Warded {
  type: "Warded";
  seat: number;
  by: string;
}

/**
 * Something that is about to happen: what kind of thing, by which card, by whom and to whom.
 *
 * `asked` is the seat that may act now, `to_ask` are those that will be asked after it. `numbers` say what would
 * happen, for previews; an act may change them, and whoever opened the window reads them when it is closed.
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

/** Everybody who might have broken in has let it happen, or has not. */
export interface WindowClosed {
  type: "WindowClosed";
  kind: string;
}

export type Event = HeroDealt | TurnBegan | Passed | GoSkipped | PhaseEnded | MajorityWon | Produced | SinsWeighed | Recruited | Bought | Founded | Manned | Tapped | TookPart | PortalClosed | Cleansed | AbilityUsed | ArtifactUsed | TreasureTaken | TreasureDeclined | TreasureTarnished | ArtifactTaken | ArtifactSeen | QuestCompleted | Prized | ArmourPlaced | RowsMoved | Spent | Gained | Lost | Stolen | GiftsTaken | GiftsDropped | GiftsStolen | Exchanged | ElixirDiscarded | BuildingDiscarded | SpecialUsed | WindowClosed | CharacterTapped | CharacterUntapped | CharacterDismissed | Ransomed | ElixirStolen | ElixirLost | BuildingLost | MarkerEvicted | Refreshed | SpaceClosed | Skipping | Empowered | SinPlayed | Warded | SinDiscarded | SinsDrawn | SinSeen | SinsReturned | SinsShuffled | CataclysmRevealed | Corrupted | Fell | Rose | UnnamedPlayed | Blocked | Penalised | Ended;
