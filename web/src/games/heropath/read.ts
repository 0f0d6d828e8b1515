// From what the hall sends to what is drawn. Nothing else here knows the fields of the state.
import type { Sight } from "../../wire";
import { nameOf } from "../../table/core/turns";
import { t } from "../../words";
import { battleOf } from "./battle/battle";
import { CHART, SPACES, spaceId, type DeckName } from "./chart";
import { CATEGORIES, SQUARES, type BoardModel, type CardModel, type DeckModel, type DraftModel, type EnemyPiece, type EvilModel, type GemName, type HeroPiece, type HeroSheet, type SpaceModel, type TradeModel, type TradeThing, type VisitModel } from "./model";
import { nameOfSpace, tripsOf, type Trip } from "./reach";
import type { Computed, Deck, Hero, State } from "./types";

/** The attributes in the order of the state. */
const ORDER: readonly GemName[] = ["WISDOM", "SKILLS", "EXPERIENCE", "FAITH", "VITALITY"];
const NONE = -1;
const HIDDEN_DECKS = ["MAGIC", "ABILITIES"];

const NO_TRIPS: ReadonlyMap<string, Trip> = new Map();

const stateOf = (sight: Sight): State => sight.state as unknown as State;

/** The last sight that was read, and what it gave: several parts of the page draw the same moment. */
let last: { of: Sight; board: BoardModel } | null = null;

export function read(sight: Sight): BoardModel {
  if (last?.of === sight) return last.board;
  const s = stateOf(sight);
  const told = sight.computed as unknown as Computed | null;
  const heroes = s.heroes.map((_, seat) => sheetOf(sight, s, told, seat));
  const spaces = spacesOf(sight, s);
  const board: BoardModel = {
    stop: s.stop ? { kind: s.stop.kind, by: sight.seats[s.stop.by]?.name ?? "", on: sight.seats[s.stop.on]?.name ?? "" } : null,
    seat: sight.seat,
    spaces,
    rock: s.rock,
    gathered: s.rock === 0,
    mist: s.options.style === "mist",
    alike: s.options.attributes === "equivalent",
    balanced: s.options.attributes === "balanced",
    heroes,
    extra: told?.extra ?? 0,
    trips: told?.travel ? tripsOf(told.travel, spaces) : NO_TRIPS,
    dead: heroes.filter(({ dead }) => dead),
    evil: evilOf(s, told),
    decks: s.boards.map((_, at) => deckOf(s, at)),
    fortune: leftIn(s, s.fortune),
    battle: s.battle && told?.fight ? battleOf(s.battle, told.fight, heroes[s.battle.seat] as HeroSheet, (piece) => cardOf(s, piece).card) : null,
    visit: visitOf(s, told),
    draft: draftOf(sight, s),
    weathers: s.weathers.map(({ kind }) => kind),
    round: s.round,
    winner: s.winner,
  };
  last = { of: sight, board };
  return board;
}

// ---------------------------------------------------------------- the map

function spacesOf(sight: Sight, s: State): SpaceModel[] {
  const standing = new Map<number, HeroPiece[]>();
  if (s.step !== "setup")
    s.heroes.forEach((hero, seat) => {
      if (!hero.is_dead && hero.kind !== NONE) standing.set(hero.at, [...(standing.get(hero.at) ?? []), pieceOf(sight, s, hero, seat)]);
    });
  const dropped = new Map(s.dropped.filter(({ at }) => at !== NONE).map(({ at, cards }) => [at, cards.length]));
  return SPACES.map((space, at): SpaceModel => {
    const bundle = { cards: dropped.get(at) ?? 0, gold: s.loose_gold[at] ?? 0, food: s.loose_food[at] ?? 0 };
    const site = CHART.sites[s.sites[at] ?? NONE] ?? null;
    return {
      space, site,
      heroes: standing.get(at) ?? [],
      enemies: (s.enemies[at] ?? []).map((token) => enemyOf(s, token)),
      bundle: bundle.cards + bundle.gold + bundle.food ? bundle : null,
      active: s.rock > 0 && space.flare === s.rock,
      ferry: s.ferry === at,
      misty: s.options.style === "mist" && space.kind === "settlement" && !site,
    };
  });
}

function pieceOf(sight: Sight, s: State, hero: Hero, seat: number): HeroPiece {
  const { name = "", letter = "" } = sight.seats[seat] ?? {};
  return { seat, kind: hero.kind, letter, name, yours: seat === sight.seat, acting: actsNow(sight, s, seat), captive: hero.is_captive };
}

const actsNow = (sight: Sight, s: State, seat: number): boolean => !sight.over && s.on.includes(seat) && s.now === seat;

/** A token that lies face down shows its back to all but those who have looked at it. */
function enemyOf(s: State, [piece, exposed]: State["enemies"][string][number]): EnemyPiece {
  const kind = exposed ? (s.faces.face[piece] ?? NONE) : NONE;
  const known = CHART.enemies[kind];
  return known ? { kind, name: known.name, power: known.power } : { kind: null, name: t("hp-hidden-enemy"), power: 0 };
}

function evilOf(s: State, told: Computed | null): EvilModel {
  const { level, dead, skull, marker } = s.scale;
  return {
    level,
    room: told?.room ?? 0,
    levels: dead.map((faces, at) => ({ level: at + 1, dead: faces, marker: marker !== NONE && at + 1 === level })).reverse(),
    skull,
    gathered: s.rock === 0,
    dragon: told?.dragon ?? 0,
    left: told?.kills ?? null,
  };
}

// ---------------------------------------------------------------- heroes and cards

/** What is drawn of a numbered card. */
function cardOf(s: State, piece: number, hidden = false): CardModel {
  const face = s.faces.face[piece] ?? NONE;
  return { piece, deck: deckName(s, piece), card: CHART.cards[face] ?? null, hidden };
}

const deckName = (s: State, piece: number): DeckName => (/^[A-Z]+/.exec(s.faces.bag[piece] ?? "")?.[0] ?? "FORTUNE") as DeckName;

function sheetOf(sight: Sight, s: State, told: Computed | null, seat: number): HeroSheet {
  const hero = s.heroes[seat] as Hero;
  const { name = "", letter = "" } = sight.seats[seat] ?? {};
  const isHidden = (piece: number): boolean => HIDDEN_DECKS.includes(deckName(s, piece)) && !hero.turned.includes(piece);
  const mine = (piece: number): CardModel => cardOf(s, piece, isHidden(piece));
  return {
    seat, name, letter,
    kind: hero.kind,
    hero: CHART.heroes[hero.kind]?.name ?? "",
    yours: seat === sight.seat,
    gems: Object.fromEntries(ORDER.map((gem, at) => [gem, hero.gems[at] ?? 0])) as Record<GemName, number>,
    power: sight.cards[seat]?.points ?? 0,
    gold: hero.gold,
    food: hero.food,
    leeches: hero.leeches,
    armed: SQUARES.map((square, at) => {
      const piece = hero.armed[at] ?? NONE;
      const laid = hero.attached[piece];
      return { square, card: piece === NONE ? null : mine(piece), attached: piece === NONE || laid === undefined ? null : mine(laid) };
    }),
    resources: CATEGORIES.map((category) => ({ category, cards: hero[category].map(mine) })),
    actions: hero.actions,
    of: told?.actions ?? 0,
    bonus: hero.bonus,
    at: spaceId(hero.at),
    dead: hero.is_dead,
    captive: hero.is_captive,
    acting: actsNow(sight, s, seat),
  };
}

/** How many cards of a deck can be drawn: those in its bag that do not lie face down elsewhere already. */
function leftIn({ faces }: State, { name, mixed }: Deck): number {
  const bag = mixed ? `${name}${mixed}` : name;
  const laid = faces.bag.filter((of, piece) => of === bag && faces.face[piece] === NONE).length;
  return (faces.bags[bag]?.length ?? 0) - laid;
}

function deckOf(s: State, at: number): DeckModel {
  const board = s.boards[at] as State["boards"][number];
  const pieces = [...board.squares, board.top].filter((piece) => piece !== NONE);
  return { name: board.deck.name as DeckName, left: leftIn(s, board.deck), exposed: pieces.map((piece) => cardOf(s, piece)) };
}

// ---------------------------------------------------------------- what is going on

function visitOf(s: State, told: Computed | null): VisitModel | null {
  const site = CHART.sites[s.visit?.site ?? NONE];
  const space = SPACES[s.heroes[s.visit?.seat ?? 0]?.at ?? 0];
  if (!s.visit || !site || !space) return null;
  const { done } = s.visit;
  return {
    seat: s.visit.seat, site, space,
    activities: site.does.map((activity) => ({ activity, done: done[activity.id] ?? 0 })),
    decks: s.boards.flatMap((board, at) => (site.decks.includes(board.deck.name as DeckName) ? [deckOf(s, at)] : [])),
    prices: told?.prices ?? {},
  };
}

function draftOf(sight: Sight, s: State): DraftModel | null {
  const hand = s.heroes[sight.seat]?.draft ?? [];
  const alone = s.options.competition === "solo";
  if (!hand.length || (s.draft_round === 0 && !alone)) return null;
  const keep = alone ? CHART.limits.solo_keep : (CHART.limits.draft_keep[s.draft_round - 1] ?? 0);
  const open = new Set((sight.ask?.options ?? []).map(({ key }) => key));
  const picked = sight.ask?.kind === "keep" ? hand.filter((piece) => !open.has(`keep:${piece}`)).length : sight.waiting.includes(sight.seat) ? 0 : keep;
  return {
    round: Math.max(1, s.draft_round), rounds: alone ? 1 : CHART.limits.draft_keep.length, keep, picked,
    cards: hand.map((piece) => cardOf(s, piece, true)).sort(byPrice),
    done: sight.seats.flatMap(({ seat, name, letter }) => (seat === sight.seat ? [] : [{ seat, name, letter, ready: !sight.waiting.includes(seat) }])),
  };
}

/** The dearest first, as the answers stand: so their letters run on from card to card. */
const byPrice = (one: CardModel, other: CardModel): number => (other.card?.price ?? 0) - (one.card?.price ?? 0) || one.piece - other.piece;

/** What an offer may name besides cards, as `actions/trading.py` numbers it: GOLD and FOOD that are given or asked for, face-down MAGIC cards. */
const GOODS: readonly ["give" | "take", (count: number) => string][] = [
  ["give", (count) => `${count} ${t("hp-gold")}`],
  ["give", (count) => `${count} ${t("hp-food")}`],
  ["take", (count) => `${count} ${t("hp-gold")}`],
  ["take", (count) => `${count} ${t("hp-food")}`],
  ["take", (count) => t("hp-trade-hidden", { count })],
];
const FIRST_CARD = GOODS.length + 1;

/** The offer that waits for an answer, if the looking seat is one of the two who know it (HP-SEE-16). */
export function tradeOf(sight: Sight): TradeModel | null {
  const { deal, faces } = stateOf(sight);
  if (!deal || (sight.seat !== deal.seat && sight.seat !== deal.to)) return null;
  const named = deal.row.map((piece) => faces.face[piece] ?? NONE);
  const things = (way: "give" | "take"): TradeThing[] => [
    ...GOODS.flatMap(([of, words], at) => {
      const count = named.filter((face) => face === at + 1).length;
      return of === way && count ? [{ words: words(count), text: "" }] : [];
    }),
    ...named.flatMap((face) => {
      const card = (face - FIRST_CARD) % 2 === Number(way === "take") ? CHART.cards[Math.floor((face - FIRST_CARD) / 2)] : undefined;
      return card ? [{ words: card.name, text: card.text }] : [];
    }),
  ];
  const yours = sight.seat === deal.seat;
  const [given, taken] = [things("give"), things("take")];
  return { other: nameOf(sight.seats, yours ? deal.to : deal.seat), yours, gives: yours ? given : taken, gets: yours ? taken : given };
}

/** With whom the looking seat puts an offer together. */
export const partnerOf = (sight: Sight): string => nameOf(sight.seats, stateOf(sight).partner);

/** The id of the card that is about to do something, or "". */
export function windowCard(sight: Sight): string {
  return stateOf(sight).windows.at(-1)?.card ?? "";
}

/** The hero's kind and power, for a player's card. */
export function aboutHero(sight: Sight, seat: number): { hero: string; power: number; where: string } | null {
  const hero = read(sight).heroes[seat];
  if (!hero || hero.kind === NONE) return null;
  return { hero: hero.hero, power: hero.power, where: hero.dead ? t("hp-dead") : hero.captive ? t("hp-captive") : nameOfSpace(hero.at) };
}
