// The board's model, read from the hall's messages. Except for news, no other module here reads fields of the state.
import type { Sight } from "../../wire";
import {
  ARMOUR, ARTIFACTS, BUILDINGS, CATACLYSMS, CHARACTERS, ELIXIRS, HEROES, PORTALS, QUESTS, SINS, TREASURES,
  UNNAMED, type BuildingCard, type CharacterCard, type ElixirCard, type HeroCard, type PortalCard, type QuestCard,
  type Requirement, type SinCard, type TextCard, type TreasureCard,
} from "./cards";
import type { ComputedValues, Holdings, OpenQuest, Payment, Player, State, Window } from "./types";

const NOBODY = -1;
/** The owner of a requirement's marker: a seat, or NEUTRAL; null while it is free. */
export const NEUTRAL = -2;
const CLOSED = -2;
const UNSEEN = -1;

/** A requirement of a quest, as a pane of its window. */
export interface Pane {
  place: string;
  asks: Requirement;
  by: number | null;
  /** Whether the Unnamed has barred it. */
  barred: boolean;
}

export interface Lying {
  place: string;
  /** Null if it is face down. */
  card: TreasureCard | null;
}

export interface QuestWindow {
  place: string;
  card: QuestCard;
  panes: Pane[];
  treasures: Lying[];
  whole: boolean;
}

/** A row of the quest board, counted from 1 at the bottom. */
export interface QuestRow {
  row: number;
  /** The number of the piece of armour that the row brings, or -1. */
  brings: number;
  quests: QuestWindow[];
}

/** A space of the tavern or the store. */
export interface Space<Card> {
  place: string;
  card: Card | null;
  closed: boolean;
}

export interface Portal {
  place: string;
  card: PortalCard;
  /** The player who closed it; null if it is open. */
  by: number | null;
  barred: boolean;
  temple: BuildingCard | null;
}

export interface Follower {
  card: CharacterCard;
  tapped: boolean;
}

export interface Elixir {
  card: ElixirCard;
  /** Whether its owner has the characters for the improved gifts. */
  better: boolean;
}

export interface Building {
  card: BuildingCard;
  /** Its current output. */
  makes: number;
  manned: boolean;
}

export interface Hero {
  seat: number;
  card: HeroCard | null;
  /** The name on the face-up side. */
  name: string;
  fallen: boolean;
  tapped: boolean;
  might: number;
  fame: number;
  gold: number;
  markers: number;
  corruption: number;
  skips: number;
  /** The income from the next Production in the present position. */
  income: { fame: number; gold: number; might: number };
  /** The majorities that the player has now; none at the end of the match. */
  leads: readonly string[];
  gifts: number[];
  followers: Follower[];
  elixirs: Elixir[];
  buildings: Building[];
  /** The known sin cards, and the number of all. */
  sins: SinCard[];
  sinCount: number;
  artifacts: TextCard[];
  artifactCount: number;
  /** Whether the player has passed since the last action. */
  passed: boolean;
}

/** A coming event, with the texts of the banner. */
export interface Threat {
  kind: string;
  by: number;
  /** The card's name, text, effect, and the id of its picture. */
  name: string;
  card: string;
  text: string;
  picture: string;
  to: number[];
  /** The seats asked now and later. */
  asked: number[];
  numbers: Readonly<Record<string, number>>;
}

export interface Table {
  turn: number;
  lap: number;
  onGo: number | null;
  /** The turn order, First Player first. */
  order: number[];
  /** The played cataclysms, each of which has put a candle out. */
  out: TextCard[];
  candles: number;
  sinsLaid: number;
  sinsMost: number;
  armour: number;
  pieces: readonly string[];
  rows: QuestRow[];
  tavern: Space<CharacterCard>[];
  store: Space<ElixirCard>[];
  castles: BuildingCard[];
  estates: BuildingCard[];
  portals: Portal[];
  left: { characters: number; elixirs: number; castles: number; estates: number };
  pool: number[];
  heroes: Hero[];
  mightToWin: number;
  fall: boolean;
  /** The amount of corruption at which a hero falls. */
  corruptionMost: number;
  threat: Threat | null;
  payment: Payment | null;
  /** The number of pairs chosen so far in an exchange of gifts. */
  swaps: number;
  /** Treasures of the deck to choose from while a quest is completed. */
  reward: Lying[];
  ending: string;
}

export function read(sight: Sight): Table {
  const s = sight.state as unknown as State;
  const computed = sight.computed as unknown as ComputedValues | null;
  const board = computed?.board;
  return {
    turn: s.turn,
    lap: s.lap,
    onGo: seatOf(s.on_go),
    order: s.order,
    out: s.cataclysms.flatMap((card) => CATACLYSMS[card] ?? []),
    candles: board?.cataclysms ?? 0,
    sinsLaid: s.sin_deck.discards.length,
    sinsMost: board?.sins ?? 0,
    armour: s.armour,
    pieces: ARMOUR.map(({ name }) => name),
    rows: s.rows.map((row, index) => ({ row: index + 1, brings: board?.brings[index] ?? NOBODY, quests: row.flatMap((quest) => windowOf(s, quest, board?.whole.includes(quest.card) ?? false)) })),
    tavern: spaces("tavern", s.tavern, CHARACTERS),
    store: spaces("store", s.store, ELIXIRS),
    castles: s.castles.flatMap((card) => BUILDINGS[card] ?? []),
    estates: s.estates.flatMap((card) => BUILDINGS[card] ?? []),
    portals: PORTALS.map((card, index) => ({
      place: card.id,
      card,
      by: seatOf(s.portals[index] ?? NOBODY),
      barred: isBarred(s, NOBODY, index),
      temple: s.temples.map((temple) => BUILDINGS[temple]).find((temple) => temple?.colour === card.colour) ?? null,
    })),
    left: {
      characters: board?.decks["character"] ?? 0,
      elixirs: board?.decks["elixir"] ?? 0,
      castles: board?.decks["castle"] ?? 0,
      estates: board?.decks["estate"] ?? 0,
    },
    pool: s.pool,
    heroes: s.players.map((player, seat) => heroOf(s, computed?.holdings[seat], player, seat)),
    mightToWin: board?.might ?? 0,
    fall: s.options.fall,
    corruptionMost: board?.corruption ?? 0,
    threat: threatOf(s.windows.at(-1)),
    payment: s.payment,
    swaps: s.exchange.length,
    reward: (s.reward?.deck ?? []).map((face) => ({ place: TREASURES[face]?.id ?? "", card: TREASURES[face] ?? null })),
    ending: s.ending,
  };
}

function seatOf(number: number): number | null {
  return number === NOBODY ? null : number;
}

function isBarred(s: State, quest: number, place: number): boolean {
  return s.blocks.some(([blockedQuest, blockedPlace]) => blockedQuest === quest && blockedPlace === place);
}

function windowOf(s: State, quest: OpenQuest, whole: boolean): QuestWindow[] {
  const card = QUESTS[quest.card];
  if (!card) return [];
  const faceUp = quest.treasures.map((face) => ({ place: `${card.id}.${TREASURES[face]?.id ?? ""}`, card: TREASURES[face] ?? null }));
  return [{
    place: card.id,
    card,
    panes: card.spaces.map((asks, index) => ({
      place: `${card.id}.${index + 1}`,
      asks,
      by: seatOf(quest.markers[index] ?? NOBODY),
      barred: isBarred(s, quest.card, index),
    })),
    treasures: [...faceUp, ...quest.face_down.map(() => ({ place: "", card: null }))],
    whole,
  }];
}

function spaces<Card>(board: string, cards: readonly number[], known: readonly Card[]): Space<Card>[] {
  return cards.map((card, index) => ({ place: `${board}.${index + 1}`, card: known[card] ?? null, closed: card === CLOSED }));
}

function heroOf(s: State, computed: Holdings | undefined, player: Player, seat: number): Hero {
  const card = HEROES[player.hero] ?? null;
  const faces = (pieces: readonly number[]): number[] => pieces.map((piece) => s.faces.face[piece] ?? UNSEEN).filter((face) => face !== UNSEEN);
  const buildings = player.buildings.flatMap((index) => {
    const building = BUILDINGS[index];
    return building ? [{ card: building, makes: computed?.makes[index] ?? 0, manned: player.manned.includes(index) }] : [];
  });
  const followers = player.characters.flatMap((index) => (CHARACTERS[index] ? [{ card: CHARACTERS[index], tapped: player.tapped.includes(index) }] : []));
  return {
    seat,
    card,
    name: card ? (player.fallen ? card.evil_name : card.name) : "",
    fallen: player.fallen,
    tapped: player.hero_tapped,
    might: player.might,
    fame: player.fame,
    gold: player.gold,
    markers: player.markers,
    corruption: player.corruption,
    skips: player.skips,
    income: { fame: computed?.fame ?? 0, gold: computed?.gold ?? 0, might: computed?.might ?? 0 },
    leads: (!s.ending && computed?.leads) || [],
    gifts: player.gifts,
    followers,
    elixirs: player.elixirs.flatMap((index) => {
      const elixir = ELIXIRS[index];
      return elixir ? [{ card: elixir, better: computed?.better.includes(index) ?? false }] : [];
    }),
    buildings,
    sins: faces(player.sins).flatMap((face) => SINS[face] ?? []),
    sinCount: player.sins.length,
    artifacts: faces(player.artifacts).flatMap((face) => ARTIFACTS[face] ?? []),
    artifactCount: player.artifacts.length,
    passed: s.passed.includes(seat),
  };
}

/** Return a pending cataclysm or card; null if a window only lets players act freely. */
function threatOf(window: Window | undefined): Threat | null {
  if (!window?.card) return null;
  const [head = "", tail = ""] = window.card.includes(":") ? window.card.split(":") : ["", window.card];
  const found = printed(window.kind, head, tail);
  if (!found) return null;
  return {
    kind: window.kind,
    by: window.by,
    ...found,
    to: window.to,
    asked: [window.asked, ...window.to_ask].filter((seat) => seat !== NOBODY),
    numbers: window.numbers,
  };
}

function printed(kind: string, head: string, id: string): Pick<Threat, "name" | "card" | "text" | "picture"> | null {
  if (kind === "sin") {
    const sin = SINS.find((sin) => sin.id === id);
    const sinFunction = sin?.functions.find(({ key }) => key === head);
    return sin && sinFunction ? { name: sinFunction.name, card: sinFunction.name, text: sinFunction.text, picture: sin.sin } : null;
  }
  const building = BUILDINGS.find((building) => building.id === id);
  if (building) return { name: building.special, card: building.name, text: building.text, picture: building.id };
  const hero = HEROES.find((hero) => hero.id === id);
  if (hero) return { name: hero.evil_ability, card: hero.evil_name, text: hero.evil_text, picture: "fallen" };
  const card = [...CATACLYSMS, ...UNNAMED].find((other) => other.id === id);
  return card ? { name: card.name, card: card.name, text: card.text, picture: kind === "demand" ? "unnamed" : card.id } : null;
}

/** Return the viewing player's hero; null for spectators, and for the Unnamed. */
export function ownHero(table: Table, sight: Sight): Hero | null {
  return table.heroes[sight.seat] ?? null;
}
