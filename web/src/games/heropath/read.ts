// The board's model, read from the hall's messages. No other module here reads fields of the state.
import type { Ask, Sight } from "../../wire";
import { nameOf } from "../../table/core/turns";
import { t } from "../../words";
import { battleOf } from "./battle/battle";
import { cardNamed, CHART, SPACES, spaceId, type DeckName } from "./chart";
import { CATEGORIES, SQUARES, type BoardModel, type CardModel, type DeckModel, type DraftModel, type EnemyPiece, type EvilModel, type GemName, type HeroPiece, type HeroSheet, type SpaceModel, type TradeModel, type TradeThing, type VisitModel } from "./model";
import { nameOfSpace, tripsOf, type Trip } from "./reach";
import type { ComputedValues, Draft, Hero, State } from "./types";

/** The attributes in the order of the state. */
const ORDER: readonly GemName[] = ["WISDOM", "SKILLS", "EXPERIENCE", "FAITH", "VITALITY"];
const NONE = -1;

const NO_TRIPS: ReadonlyMap<string, Trip> = new Map();

const stateOf = (sight: Sight): State => sight.state as unknown as State;
const computedOf = (sight: Sight): ComputedValues | null => sight.computed as unknown as ComputedValues | null;

/** Whether a Travel can begin or continue. Lessons leave these answers out. */
const canTravel = (ask: Ask | null): boolean => ask?.kind === "travel" || (ask?.options.some(({ key }) => key === "travel" || key === "bonus") ?? false);

/** The last sight that was read, with its model: several parts of the page draw the same moment. */
let last: { of: Sight; board: BoardModel } | null = null;

export function read(sight: Sight): BoardModel {
  if (last?.of === sight) return last.board;
  const s = stateOf(sight);
  const computed = computedOf(sight);
  const heroes = s.heroes.map((_, seat) => sheetOf(sight, s, computed, seat));
  const spaces = spacesOf(sight, s, computed);
  const board: BoardModel = {
    stop: s.stop ? { kind: s.stop.kind, by: sight.seats[s.stop.by]?.name ?? "", on: sight.seats[s.stop.on]?.name ?? "" } : null,
    seat: sight.seat,
    spaces,
    rock: s.rock,
    gathered: computed?.land.gathered ?? false,
    mist: s.options.style === "mist",
    begins: computed?.begins ?? {},
    heroes,
    extra: computed?.extra ?? 0,
    trips: computed?.travel && canTravel(sight.ask) ? tripsOf(computed.travel, spaces) : NO_TRIPS,
    dead: heroes.filter(({ dead }) => dead),
    evil: evilOf(s, computed),
    decks: s.boards.map((_, index) => deckOf(s, computed, index)),
    fortune: computed?.land.decks[s.fortune.name] ?? 0,
    battle: s.battle && computed?.fight ? battleOf(s.battle, computed.fight, heroes[s.battle.seat] as HeroSheet) : null,
    visit: visitOf(s, computed),
    draft: computed?.draft ? draftOf(sight, s, computed.draft) : null,
    weathers: s.weathers.map(({ kind }) => kind),
    round: s.round,
    winner: s.winner,
  };
  last = { of: sight, board };
  return board;
}

// ---------------------------------------------------------------- the map

function spacesOf(sight: Sight, s: State, computed: ComputedValues | null): SpaceModel[] {
  const [flares, mist] = [new Set(computed?.land.flares), new Set(computed?.land.mist)];
  const standing = new Map<number, HeroPiece[]>();
  if (s.step !== "setup")
    s.heroes.forEach((hero, seat) => {
      if (!hero.is_dead && hero.kind !== NONE) standing.set(hero.at, [...(standing.get(hero.at) ?? []), pieceOf(sight, s, hero, seat)]);
    });
  const dropped = new Map(s.dropped.filter(({ at }) => at !== NONE).map(({ at, cards }) => [at, cards.length]));
  return SPACES.map((space, index): SpaceModel => {
    const bundle = { cards: dropped.get(index) ?? 0, gold: s.loose_gold[index] ?? 0, food: s.loose_food[index] ?? 0 };
    const site = CHART.sites[s.sites[index] ?? NONE] ?? null;
    return {
      space, site,
      heroes: standing.get(index) ?? [],
      enemies: (s.enemies[index] ?? []).map((token) => enemyOf(s, token)),
      bundle: bundle.cards + bundle.gold + bundle.food ? bundle : null,
      active: flares.has(space.id),
      ferry: s.ferry === index,
      misty: mist.has(space.id),
    };
  });
}

function pieceOf(sight: Sight, s: State, hero: Hero, seat: number): HeroPiece {
  const { name = "", letter = "" } = sight.seats[seat] ?? {};
  return { seat, kind: hero.kind, letter, name, yours: seat === sight.seat, acting: actsNow(sight, s, seat), captive: hero.is_captive };
}

const actsNow = (sight: Sight, s: State, seat: number): boolean => !sight.over && s.on.includes(seat) && s.now === seat;

/** A face-down token shows its back, except to seats that have looked at it. */
function enemyOf(s: State, [piece, exposed]: State["enemies"][string][number]): EnemyPiece {
  const kind = exposed ? (s.faces.face[piece] ?? NONE) : NONE;
  const known = CHART.enemies[kind];
  return known ? { kind, name: known.name, power: known.power } : { kind: null, name: t("hp-hidden-enemy"), power: 0 };
}

function evilOf(s: State, computed: ComputedValues | null): EvilModel {
  const { level, dead, skull, marker } = s.scale;
  return {
    level,
    room: computed?.land.room ?? 0,
    levels: dead.map((faces, index) => ({ level: index + 1, dead: faces, marker: marker !== NONE && index + 1 === level })).reverse(),
    skull,
    gathered: computed?.land.gathered ?? false,
    basic: computed?.land.basic ?? 0,
    dragon: computed?.land.dragon ?? 0,
    left: computed?.land.kills ?? null,
    last: computed?.land.last ?? false,
  };
}

// ---------------------------------------------------------------- heroes and cards

/** Return the model of a card by its piece number. */
function cardOf(s: State, piece: number, lacks: CardModel["lacks"] = {}): CardModel {
  const face = s.faces.face[piece] ?? NONE;
  return { piece, deck: deckName(s, piece), card: CHART.cards[face] ?? null, lacks };
}

const deckName = (s: State, piece: number): DeckName => (/^[A-Z]+/.exec(s.faces.bag[piece] ?? "")?.[0] ?? "FORTUNE") as DeckName;

function sheetOf(sight: Sight, s: State, computed: ComputedValues | null, seat: number): HeroSheet {
  const hero = s.heroes[seat] as Hero;
  const { name = "", letter = "" } = sight.seats[seat] ?? {};
  const mine = (piece: number): CardModel => cardOf(s, piece, computed?.lacks[piece]);
  return {
    seat, name, letter,
    kind: hero.kind,
    hero: CHART.heroes[hero.kind]?.name ?? "",
    yours: seat === sight.seat,
    mostGems: computed?.land.gems ?? 0,
    gems: Object.fromEntries(ORDER.map((gem, index) => [gem, hero.gems[index] ?? 0])) as Record<GemName, number>,
    power: sight.cards[seat]?.points ?? 0,
    gold: hero.gold,
    food: hero.food,
    leeches: hero.leeches,
    armed: SQUARES.map((square, index) => {
      const piece = hero.armed[index] ?? NONE;
      const attached = hero.attached[piece];
      return { square, card: piece === NONE ? null : mine(piece), attached: piece === NONE || attached === undefined ? null : mine(attached) };
    }),
    resources: CATEGORIES.map((category, index) => {
      const [most, over] = (seat === computed?.looked_at && computed.held[index]) || [null, false];
      return { category, cards: hero[category].map(mine), most, over };
    }),
    actions: hero.actions,
    of: computed?.land.actions ?? 0,
    bonus: hero.bonus,
    at: spaceId(hero.at),
    dead: hero.is_dead,
    captive: hero.is_captive,
    acting: actsNow(sight, s, seat),
    begun: s.step !== "setup",
  };
}

function deckOf(s: State, computed: ComputedValues | null, index: number): DeckModel {
  const board = s.boards[index] as State["boards"][number];
  const pieces = [...board.squares, board.top].filter((piece) => piece !== NONE);
  return { name: board.deck.name as DeckName, left: computed?.land.decks[board.deck.name] ?? 0, exposed: pieces.map((piece) => cardOf(s, piece, computed?.lacks[piece])) };
}

// ---------------------------------------------------------------- the current action

function visitOf(s: State, computed: ComputedValues | null): VisitModel | null {
  const site = CHART.sites[s.visit?.site ?? NONE];
  const space = SPACES[s.heroes[s.visit?.seat ?? 0]?.at ?? 0];
  if (!s.visit || !site || !space) return null;
  const { done } = s.visit;
  return {
    seat: s.visit.seat, site, space,
    activities: site.does.map((activity) => ({ activity, done: done[activity.id] ?? 0 })),
    decks: s.boards.flatMap((board, index) => (site.decks.includes(board.deck.name as DeckName) ? [deckOf(s, computed, index)] : [])),
    prices: computed?.prices ?? {},
    buying: computed?.buying ?? "",
  };
}

function draftOf(sight: Sight, s: State, { hand, ...more }: Draft): DraftModel {
  const lacks = computedOf(sight)?.lacks ?? {};
  return {
    ...more,
    cards: hand.map((piece) => cardOf(s, piece, lacks[piece])),
    to: nameOf(sight.seats, (sight.seat + 1) % sight.seats.length),
    from: nameOf(sight.seats, (sight.seat + sight.seats.length - 1) % sight.seats.length),
    done: sight.seats.flatMap(({ seat, name, letter }) => (seat === sight.seat ? [] : [{ seat, name, letter, ready: !sight.waiting.includes(seat) }])),
  };
}

/** Texts for goods in an offer besides cards. */
const GOODS: Readonly<Record<string, (count: number) => string>> = {
  GOLD: (count) => `${count} ${t("hp-gold")}`, FOOD: (count) => `${count} ${t("hp-food")}`, magic: (count) => t("hp-trade-hidden", { count }),
};

/** Return the offer that waits for an answer, if the viewing seat is one of the two players in it (HP-SEE-16). */
export function tradeOf(sight: Sight): TradeModel | null {
  const deal = computedOf(sight)?.deal;
  if (!deal) return null;
  const things = (named: Readonly<Record<string, number>>): TradeThing[] =>
    Object.entries(named).flatMap(([id, count]): TradeThing[] => {
      const [good, card] = [GOODS[id], cardNamed(id)];
      return good ? [{ words: good(count), text: "" }] : card ? Array.from({ length: count }, () => ({ words: card.name, text: card.text })) : [];
    });
  const yours = sight.seat === deal.seat;
  const [given, taken] = [things(deal.gives), things(deal.takes)];
  return { other: nameOf(sight.seats, yours ? deal.to : deal.seat), yours, gives: yours ? given : taken, gets: yours ? taken : given };
}

/** Return the name of the partner in the viewing seat's unfinished offer. */
export const partnerOf = (sight: Sight): string => nameOf(sight.seats, stateOf(sight).partner);

/** Return the id of the card with a pending effect, or "". */
export function windowCard(sight: Sight): string {
  return stateOf(sight).windows.at(-1)?.card ?? "";
}

/** The hero's kind and power, for a player's card. */
export function aboutHero(sight: Sight, seat: number): { hero: string; power: number; where: string } | null {
  const hero = read(sight).heroes[seat];
  if (!hero || hero.kind === NONE) return null;
  return { hero: hero.hero, power: hero.power, where: hero.dead ? t("hp-dead") : hero.captive ? t("hp-captive") : nameOfSpace(hero.at) };
}
