// The board's model, read from the hall's messages. No other module here reads fields of the state.
import type { Figure, Option, Sight } from "../../wire";
import { CHART, placeId, startArea, type StartArea } from "./chart";
import type { ComputedValues, End, FightNow, Part, State, Tally } from "./types";

export type ItemKind = "herb" | "sword" | "companion" | "gold" | "creature" | "giant";

/** An item or creature on a field. `number` is its value or strength; null if unknown or if it has none. */
export interface Item {
  kind: ItemKind;
  name: string;
  number: number | null;
  /** Whether this creature has the king. */
  king: boolean;
}

export interface PartyPiece {
  party: number;
  owner: number;
  at: string;
  adventurers: number;
  companions: number;
  /** The number of companions, not counting super companions. */
  plain: number;
  supers: number;
  gold: number;
  king: boolean;
  /** The number of figures, as the hall counts them. */
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

/** One part of the bar of strength. */
export interface Block {
  kind: "adventurers" | "companions" | "die" | "sword" | "herb" | "gold";
  points: number;
  /** The face of a die, the extra value of a sword, or the value of a herb. */
  value: number;
}

export interface FightModel {
  owner: number;
  field: string;
  creature: number; // its number; -1 for the giant
  tally: Tally;
  blocks: Block[];
  dice: number[];
  /** The extra values of the committed swords. */
  extras: number[];
  /** The points for winning; null if unknown. */
  points: number | null;
  /** The hall's numbers during the fight; null once it is over. */
  now: FightNow | null;
}

export interface Stock {
  kind: "cards" | "swords" | "companions" | "herbs" | "gold" | "creatures" | "supers";
  left: number;
}

/** The possessions of a seat. Only tiles that the viewing seat knows have values. */
export interface Hand {
  seat: number;
  swords: number;
  herbs: number;
  swordValues: number[];
  herbValues: number[];
  gold: number;
  keys: boolean[];
}

export interface BoardModel {
  seat: number;
  fields: FieldModel[];
  /** The start areas in play. */
  starts: StartArea[];
  /** The waiting parties, by start area. */
  waiting: Map<string, PartyPiece[]>;
  track: number[];
  /** The sprite's place: a field, `west` before its first run, or "" beside the board. */
  sprite: string;
  moving: PartyPiece | null;
  /** Legal ends of the current move, and fields in its way. */
  ends: ReadonlyMap<string, End>;
  blocked: ReadonlySet<string>;
  /** The extra values of the swords that the shown chances of a coming fight assume. */
  plan: readonly number[];
  fight: FightModel | null;
  hands: Hand[];
  stocks: Stock[];
  /** Whether the other players cannot see the values of a player's tiles. */
  secret: boolean;
  letters: string[];
}

const WEST_MOUTH = -2;

/** Return the values that the rules compute for the board. */
export const computedValues = (sight: Sight): ComputedValues | null => sight.computed as unknown as ComputedValues | null;

export function readBoard(sight: Sight): BoardModel {
  const s = sight.state as unknown as State;
  const computed = computedValues(sight);
  const parties = partiesOf(s, sight.figures, computed);
  const starts = sight.places.flatMap(({ id }) => startArea(id) ?? []);
  return {
    seat: sight.seat,
    starts,
    fields: fields(s, parties, sight.figures),
    waiting: waitingByStart(starts, parties),
    track: sight.cards.map((before) => before.points),
    sprite: s.sprite === WEST_MOUTH ? "west" : placeId(s.sprite),
    moving: parties[s.moving] ?? null,
    ends: new Map(Object.entries(computed?.ends ?? {})),
    blocked: new Set(computed?.blocked),
    plan: computed?.swords ?? [],
    fight: s.fight && computed?.fight ? { ...fightOf(s.parties[s.fight.party]?.[0] ?? -1, s.fight.field, s.fight.creature, computed.fight.tally), extras: s.fight.extras, points: computed.fight.points, now: computed.fight } : null,
    hands: sight.cards.map((_, seat) => hand(sight, s, seat)),
    stocks: Object.entries(computed?.stocks ?? {}).map(([kind, left]) => ({ kind: kind as Stock["kind"], left })),
    secret: computed?.secret ?? false,
    letters: sight.seats.map((seat) => seat.letter),
  };
}

// ---------------------------------------------------------------- pieces

/** Return all parties. Those in play are also figures of the scene, in the same order. */
function partiesOf(s: State, figures: Figure[], computed: ComputedValues | null): PartyPiece[] {
  const sizes = figures.filter(({ kind }) => kind === "party").values();
  return s.parties.map(([owner, field, adventurers, companions, supers, gold, king], party) => {
    const place = placeId(field);
    const size = place === "" ? 0 : (sizes.next().value?.number ?? 0);
    return { party, owner, at: place, adventurers, companions, plain: computed?.plain[party] ?? companions, supers, gold, king, size };
  });
}

function fields(s: State, parties: PartyPiece[], figures: Figure[]): FieldModel[] {
  const byPlace = new Map<string, Figure[]>();
  for (const figure of figures) byPlace.set(figure.place, [...(byPlace.get(figure.place) ?? []), figure]);
  const standing = new Map(parties.map((piece) => [piece.at, piece]));
  return CHART.fields.map((id, field) => {
    const there = byPlace.get(id) ?? [];
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

function waitingByStart(starts: StartArea[], parties: PartyPiece[]): Map<string, PartyPiece[]> {
  return new Map(starts.map(({ id }) => [id, parties.filter((piece) => piece.at === id)]));
}

// ---------------------------------------------------------------- the fight

/** Return a fight with the hall's numbers. */
export function fightOf(owner: number, field: number, creature: number, tally: Tally): FightModel {
  const blocks = tally.parts.map(([kind, points, value]: Part): Block => ({ kind: kind as Block["kind"], points, value }));
  const dice = blocks.filter(({ kind }) => kind === "die").map(({ value }) => value);
  return { owner, field: placeId(field), creature, tally, blocks, dice, extras: [], points: null, now: null };
}

// ---------------------------------------------------------------- possessions of the seats

function hand(sight: Sight, s: State, seat: number): Hand {
  const cards = sight.cards[seat]?.cards ?? [];
  const card = (kind: string) => cards.find((card) => card.kind === kind);
  return {
    seat,
    swords: card("sword")?.count ?? 0,
    herbs: card("herb")?.count ?? 0,
    swordValues: card("sword")?.values ?? [],
    herbValues: card("herb")?.values ?? [],
    gold: card("gold")?.count ?? 0,
    keys: s.princess?.keys[seat] ?? [],
  };
}

/** Whether a hand is empty, or there is no viewing seat. */
export const isEmptyHand = (hand: Hand | undefined): boolean => !hand || !(hand.swords || hand.herbs || hand.gold || hand.keys.some(Boolean));

// ---------------------------------------------------------------- answers

/** Return the place of an answer. */
export function placeOf(option: Option): string {
  return option.places.at(-1) ?? "";
}
