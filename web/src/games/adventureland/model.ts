// From what the hall sends to what is drawn. Nothing else here knows the fields of the state.
import type { Figure, Option, Sight } from "../../wire";
import { CHART, fieldNumber, placeId, startAreas } from "./chart";
import type { Addition, Computed, End, Fight, FightNow, State } from "./types";

export type ItemKind = "herb" | "sword" | "companion" | "gold" | "creature" | "giant";

/** What lies on a field. `number` is a value or a strength, null where it is not known or not counted. */
export interface Item {
  kind: ItemKind;
  name: string;
  number: number | null;
  /** The creature that holds the king. */
  king: boolean;
}

export interface PartyPiece {
  party: number;
  owner: number;
  at: string;
  adventurers: number;
  companions: number;
  supers: number;
  gold: number;
  king: boolean;
  size: number;
}

export interface FieldModel {
  id: string;
  field: number;
  party: PartyPiece | null;
  item: Item | null;
  sprite: boolean;
  king: boolean;
}

/** One step of the bar of strength. */
export interface Block {
  kind: "adventurers" | "companions" | "die" | "sword" | "herb" | "gold";
  points: number;
  /** The face of a die, the extra value of a sword, the value of a herb. */
  value: number;
}

export interface FightModel {
  party: PartyPiece;
  field: string;
  creature: number; // its number; -1 for the giant
  strength: number;
  reached: number;
  blocks: Block[];
  dice: number[];
  extras: number[];
  /** Gold that this party may use. */
  purse: number;
  /** The points for winning it; null where that was not told. */
  points: number | null;
  /** The owner's points after a victory and the best of the others, where it is scored at once. */
  lead: readonly [number, number] | null;
  /** What may be added, by the keys of the answers. */
  additions: Readonly<Record<string, Addition>>;
  /** The key of the cheapest of them that wins. */
  best: string;
}

export interface Stock {
  kind: "cards" | "swords" | "companions" | "herbs" | "gold" | "creatures" | "supers";
  left: number;
}

/** What lies before a seat. Values are there for those tiles that the looking seat knows. */
export interface Hand {
  seat: number;
  swords: number;
  herbs: number;
  swordValues: number[];
  herbValues: number[];
  gold: number;
  beaten: number;
  waiting: number;
  onBoard: number;
  keys: boolean[];
  princess: boolean;
  king: boolean;
}

export interface BoardModel {
  seat: number;
  players: number;
  adventure: number;
  fields: FieldModel[];
  /** The parties that wait in start areas, by place. */
  waiting: Map<string, PartyPiece[]>;
  track: number[];
  /** Where the sprite is: a field, `west` before it came, or "" beside the board. */
  sprite: string;
  moving: PartyPiece | null;
  /** Where its move may end, and what stands in its way. */
  ends: ReadonlyMap<string, End>;
  blocked: ReadonlySet<string>;
  fight: FightModel | null;
  hands: Hand[];
  stocks: Stock[];
  letters: string[];
}

const WEST_MOUTH = -2;
/** The face of a piece that is not known. */
const UNSEEN = -1;

export function read(sight: Sight): BoardModel {
  const s = sight.state as unknown as State;
  const parties = s.parties.map(party);
  const told = sight.computed as unknown as Computed | null;
  return {
    seat: sight.seat,
    players: s.options.players,
    adventure: s.options.adventure,
    fields: fields(s, parties, sight.figures),
    waiting: waiting(s, parties),
    track: sight.cards.map((before) => before.points),
    sprite: s.sprite === WEST_MOUTH ? "west" : placeId(s.sprite),
    moving: parties[s.moving] ?? null,
    ends: new Map(Object.entries(told?.ends ?? {})),
    blocked: new Set(told?.blocked),
    fight: s.fight && told?.fight ? fight(s, s.fight, told.fight, parties) : null,
    hands: sight.cards.map((_, seat) => hand(sight, s, parties, seat)),
    stocks: stocks(s),
    letters: sight.seats.map((seat) => seat.letter),
  };
}

// ---------------------------------------------------------------- pieces

function party(p: State["parties"][number], number: number): PartyPiece {
  const [owner, at, adventurers, companions, supers, gold, king] = p;
  const size = adventurers + companions;
  return { party: number, owner, at: placeId(at), adventurers, companions, supers, gold, king, size };
}

function fields(s: State, parties: PartyPiece[], figures: Figure[]): FieldModel[] {
  const at = new Map<string, Figure[]>();
  for (const figure of figures) at.set(figure.place, [...(at.get(figure.place) ?? []), figure]);
  const standing = new Map(parties.map((piece) => [piece.at, piece]));
  return CHART.fields.map((id, field) => {
    const there = at.get(id) ?? [];
    const has = (kind: string): boolean => there.some((figure) => figure.kind === kind);
    const piece = standing.get(id) ?? null;
    return { id, field, party: piece, item: item(s, field, there), sprite: has("sprite"), king: has("king") };
  });
}

const ITEMS: Record<string, ItemKind> = {
  herb: "herb",
  sword: "sword",
  companion: "companion",
  gold: "gold",
  creature: "creature",
  giant: "giant",
};

function item(s: State, field: number, figures: Figure[]): Item | null {
  for (const { kind, name, number } of figures) {
    const known = ITEMS[kind];
    if (known) return { kind: known, name, number, king: known === "creature" && holdsKing(s, field) };
  }
  return null;
}

function holdsKing(s: State, field: number): boolean {
  return s.king !== null && s.king.creature >= 0 && s.which[field] === s.king.creature;
}

function waiting(s: State, parties: PartyPiece[]): Map<string, PartyPiece[]> {
  const areas = startAreas(s.options.players).map((area) => area.id);
  return new Map(areas.map((id) => [id, parties.filter((piece) => piece.at === id)]));
}

// ---------------------------------------------------------------- the fight

function fight(s: State, f: Fight, told: FightNow, parties: PartyPiece[]): FightModel | null {
  const piece = parties[f.party];
  if (!piece) return null;
  return {
    party: piece,
    field: placeId(f.field),
    creature: f.creature,
    strength: f.strength,
    reached: told.reached,
    blocks: strengthOf(piece, f),
    dice: f.dice,
    extras: f.extras,
    purse: s.king ? piece.gold : (s.gold[piece.owner] ?? 0),
    points: told.points,
    lead: told.lead,
    additions: told.additions,
    best: told.best,
  };
}

/** What the strength is made of, in the order in which it came. A super companion counts as five. */
function strengthOf(piece: PartyPiece, f: Fight): Block[] {
  const blocks: Block[] = [
    { kind: "adventurers", points: piece.adventurers, value: piece.adventurers },
    { kind: "companions", points: piece.companions, value: piece.companions },
    ...f.dice.map((face): Block => ({ kind: "die", points: face, value: face })),
    ...f.extras.map((extra): Block => ({ kind: "sword", points: extra, value: extra })),
    ...f.herbs.map((value): Block => ({ kind: "herb", points: value, value })),
    { kind: "gold", points: f.gold, value: f.gold },
  ];
  return blocks.filter((block) => block.points > 0);
}

// ---------------------------------------------------------------- what lies before the seats

function hand(sight: Sight, s: State, parties: PartyPiece[], seat: number): Hand {
  const cards = sight.cards[seat]?.cards ?? [];
  const card = (kind: string) => cards.find((one) => one.kind === kind);
  const mine = parties.filter((piece) => piece.owner === seat && piece.at !== "");
  const onBoard = mine.filter((piece) => fieldNumber(piece.at) >= 0).length;
  return {
    seat,
    swords: card("sword")?.count ?? 0,
    herbs: card("herb")?.count ?? 0,
    swordValues: card("sword")?.values ?? [],
    herbValues: card("herb")?.values ?? [],
    gold: card("gold")?.count ?? 0,
    beaten: card("beaten")?.count ?? 0,
    waiting: mine.length - onBoard,
    onBoard,
    keys: s.princess?.keys[seat] ?? [],
    princess: s.princess?.rescued_by === seat,
    king: s.king?.rescued_by === seat,
  };
}

/** The terrain cards that lie in the stack; that of the prison lies apart, and is in the bag while nobody knows it. */
function cardsLeft({ faces, princess }: State): number {
  const apart = princess !== null && faces.face[princess.prison] === UNSEEN;
  return (faces.bags["card"]?.length ?? 0) - Number(apart);
}

function stocks(s: State): Stock[] {
  const found: Stock[] = [
    { kind: "cards", left: cardsLeft(s) },
    { kind: "swords", left: s.swords_on_table },
    { kind: "companions", left: s.companions_on_table },
    { kind: "herbs", left: s.herbs_on_table },
    { kind: "gold", left: s.gold_on_table },
  ];
  // The King in the Fog lays all creatures out at once, and has super companions instead.
  const last: Stock = s.king
    ? { kind: "supers", left: s.king.supers_left }
    : { kind: "creatures", left: s.creatures_on_table };
  return [...found, last];
}

// ---------------------------------------------------------------- answers

/** The place that an answer is about. */
export function placeOf(option: Option): string {
  return option.places.at(-1) ?? "";
}

/** The points that a move brings, like `2`; "" if it brings none. */
export function gainOf(option: Option): string {
  return /\+(\d+)$/.exec(option.gain || option.brief)?.[1] ?? "";
}
