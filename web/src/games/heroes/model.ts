// From what the hall sends to what is drawn. Nothing else here knows the fields of the state.
import type { Sight } from "../../wire";
import { COLUMNS, CREATURES, HEROES, isAble, placeId, SPACES, SPELLS, type CreatureCard, type Element, type HeroCard } from "./cards";
import { foeOf } from "./seats";
import type { Computed, Hope, Near, Permanent, State, Used } from "./types";

const NOBODY = -1;
const BESIDE = -2;
const ON_PLAYER = -1;

/** In place of the number of a Creature. */
export const A_HERO = -1;

/** Where a die is when it shows no face; a die that nobody has is not read at all. */
export const IN_HAND = -1;
export const IN_AIR = -2;
const NO_DIE = -3;

/** A Spell that stays, with its key of the question `spell`. */
export interface Lasting {
  spell: number;
  power: number;
  controller: number;
  key: string;
}

export interface Piece {
  being: number;
  owner: number;
  place: string;
  hero: boolean;
  id: string;
  name: string;
  element: Element;
  life: number;
  most: number;
  wounds: number;
  /** Of Creatures only. */
  creature: CreatureCard | null;
  strength: number;
  activation: number;
  hasAbility: boolean;
  /** The face of a die that hurts this Hero, where Heroes have texts. */
  weakness: number | null;
  exposed: boolean;
  frozen: boolean;
  spent: boolean;
  spells: Lasting[];
}

export interface Cell {
  place: string;
  space: number;
  piece: Piece | null;
}

export interface Player {
  seat: number;
  hero: HeroCard | null;
  life: number;
  most: number;
  out: boolean;
  stunned: boolean;
  /** Has called Stop in a race, and it is not decided yet who was first. */
  called: boolean;
  /** As they lie on the table: rows from above, and in them from the left. */
  rows: Cell[][];
  /** It fights in another duel than whoever looks, who can do nothing there. */
  apart: boolean;
  /** It lies opposite, with its front edge below. */
  turned: boolean;
  beside: Piece[];
  /** Faces of dice by their numbers, -1 in hand, -2 in the air; null is a die that is not there. */
  dice: (number | null)[];
  hand: number[];
  /** All own Spells, wherever they are: all of them are taken in the open. */
  owned: number[];
  deck: number;
  discard: number[];
  /** Cards still to be placed, so far as they are known: numbers of Creatures. */
  unplaced: number[];
  unplacedHero: boolean;
  unplacedCount: number;
  spells: Lasting[];
  /** The Spell that another player may be near to casting. */
  near: Near | null;
}

export interface Shelf {
  place: string;
  spell: number | null;
}

export interface Table {
  step: string;
  /** Everybody rolls at the same time, against the clock. */
  race: boolean;
  /** Heroes lie with their text side up. */
  heroTexts: boolean;
  /** Spells can be enhanced. */
  enhancing: boolean;
  /** Those opposite clockwise from the left, and whoever looks last. */
  players: Player[];
  /** Two rows of Spells, the top row first. */
  tableau: Shelf[][];
  spellsLeft: number;
  caller: number | null;
  beat: number;
  /** All roll: nobody has stopped, and this Preparation has begun or is about to. */
  rolling: boolean;
  /** Milliseconds of a throw in a race. */
  rollTime: number;
  /** What a throw may bring, by its key. */
  hopes: Readonly<Record<string, Hope>>;
  /** Dice missing for each Spell in the own hand: a digit for each set of lifted dice. */
  lacks: readonly string[];
  /** What dice do in an action of one's own. */
  used: Used | null;
  /** Changes when dice in the fingers are to be forgotten: with every beat, or every Preparation of a race. */
  grip: string;
  /** What is being cast, or null. */
  casting: number | null;
  /** Those who play in the duel that is looked at; who only watches looks at all. */
  company: number[];
  /** Of the Spell that was cast in this action, or null. */
  cast: number | null;
  /** The place that an answer in parts has come to: who attacks, who was aimed at. */
  planned: string[];
  /** The card of one's own that is being placed: the number of a Creature, or that of a Hero; null while none is. */
  placing: number | null;
}

export function read(sight: Sight): Table {
  const s = sight.state as unknown as State;
  const told = sight.computed as unknown as Computed | null;
  const seats = s.sides.length;
  const viewer = Math.max(sight.seat, 0);
  const order = Array.from({ length: seats }, (_, step) => (viewer + 1 + step) % seats);
  const duelAt = duelOf(s, viewer);
  const duel = s.duels[duelAt];
  const plan = s.plan;
  return {
    step: s.step,
    heroTexts: s.options.hero_text === "on",
    enhancing: s.options.enhancements === "on",
    race: s.options.mode === "realtime",
    players: order.map((seat) => playerOf(s, told, seat, seat !== viewer, sight.seat)),
    tableau: shelves(duel?.tableau ?? [], duelAt),
    spellsLeft: s.spells_left,
    caller: duel && duel.caller !== NOBODY ? duel.caller : null,
    beat: (duel?.beat ?? 0) + 1,
    rolling: duel !== undefined && duel.ready && !duel.over && duel.caller === NOBODY,
    rollTime: s.options.roll_time,
    hopes: told?.hopes ?? {},
    lacks: told?.lacks ?? [],
    used: told?.used ?? null,
    company: duel && sight.seat >= 0 ? duel.seats : order,
    grip: duel ? `${duel.rounds}.${s.options.mode === "realtime" ? "" : duel.beat}` : "",
    placing: plan && plan.kind === "place" ? plan.card : null,
    casting: plan && plan.kind === "cast" && plan.card >= 0 ? plan.card : null,
    cast: s.act && s.act.spell >= 0 ? s.act.spell : null,
    planned: plan ? [plan.being, ...(plan.kind === "cast" ? plan.targets : [])].flatMap((being) => spotOf(s, being)) : [],
  };
}

const EARLY: ReadonlySet<string> = new Set(["setup", "draft", "army"]);

/** Whether Heroes, Spells and Creatures are still chosen. */
export function isEarly(sight: Sight): boolean {
  return EARLY.has((sight.state as unknown as State).step);
}

/** What a Hero does, where Heroes have texts: that of all while one chooses among them, then of one's own alone. */
export function textOfHero(table: Table, seat: number, hero: HeroCard): string {
  const own = table.players.find((player) => player.seat === seat)?.hero ?? hero;
  return table.heroTexts && own === hero ? hero.text : "";
}

/** Whether what is seen changes wholly from one step to the next: while all is chosen and placed, and once when that is over. */
export function startsAtTop(before: string, step: string): boolean {
  return step !== before && [before, step].some((one) => EARLY.has(one) || one === "place");
}

/** The duel in which a seat plays, or played last. */
export function duelOf(s: State, seat: number): number {
  return Math.max(0, s.duels.findLastIndex((duel) => duel.seats.includes(seat)));
}

function spotOf(s: State, being: number): string[] {
  const found = s.beings[being];
  return found && found[2] >= 0 ? [placeId(found[0], found[2])] : [];
}

function shelves(tableau: readonly number[], duel: number): Shelf[][] {
  const all = tableau.map((spell, at) => ({ place: `tableau${duel}.${at}`, spell: spell < 0 ? null : spell }));
  return all.length ? [all.slice(0, COLUMNS), all.slice(COLUMNS)] : [];
}

function playerOf(s: State, told: Computed | null, seat: number, turned: boolean, looks: number): Player {
  const side = s.sides[seat] as State["sides"][number];
  const known = (pieces: readonly number[]): number[] => pieces.map((piece) => s.faces.face[piece] ?? NOBODY).filter((face) => face >= 0);
  const hand = known(side.hand);
  const hero = s.beings[side.hero_being];
  const foe = foeOf(s, seat);
  return {
    seat,
    hero: HEROES[side.hero] ?? null,
    life: hero ? Math.max(0, side.most - hero[3]) : side.most,
    most: side.most,
    out: side.left > 0,
    stunned: side.stunned,
    called: s.duels.some((duel) => duel.called.includes(seat)),
    rows: rowsOf(s, told, seat, turned),
    apart: foe >= 0 && looks >= 0 && seat !== looks && foe !== looks,
    turned,
    beside: s.beings.flatMap((being, at) => (being[0] === seat && being[2] === BESIDE ? [pieceOf(s, told, at)] : [])),
    dice: side.dice.map((face) => (face === NO_DIE ? null : face)),
    hand,
    owned: side.owned,
    deck: side.deck,
    discard: side.discard,
    unplaced: known(side.unplaced),
    unplacedHero: side.hero_unplaced,
    unplacedCount: side.unplaced.length + Number(side.hero_unplaced),
    near: told?.near[seat] ?? null,
    spells: s.permanents.filter((one) => one[2] === seat && one[3] === ON_PLAYER).map((one) => lasting(s, one)),
  };
}

/** The front line lies at the middle of the table, so a board that lies opposite is turned by half. */
function rowsOf(s: State, told: Computed | null, seat: number, turned: boolean): Cell[][] {
  const cells = Array.from({ length: SPACES }, (_, space) => {
    const being = s.spaces[seat]?.[space] ?? NOBODY;
    return { place: placeId(seat, space), space, piece: being === NOBODY ? null : pieceOf(s, told, being) };
  });
  const rows = [cells.slice(0, COLUMNS), cells.slice(COLUMNS)];
  return turned ? rows.reverse().map((row) => row.reverse()) : rows;
}

function pieceOf(s: State, told: Computed | null, at: number): Piece {
  const [strength, activation, exposed, frozen] = told?.beings[at] ?? [0, 0, true, false];
  const [owner, card, space, wounds] = s.beings[at] as State["beings"][number];
  const side = s.sides[owner] as State["sides"][number];
  const creature = CREATURES[card] ?? null;
  const hero = HEROES[side.hero];
  const on = s.permanents.filter((one) => one[3] === at);
  const most = creature ? creature.life : side.most;
  return {
    being: at,
    owner,
    place: placeId(owner, space),
    hero: creature === null,
    id: creature?.id ?? hero?.id ?? "",
    name: creature?.name ?? hero?.name ?? "",
    element: creature?.element ?? hero?.element ?? "none",
    life: Math.max(0, most - wounds),
    most,
    wounds,
    creature,
    strength,
    activation,
    weakness: creature === null && s.options.hero_text === "on" ? (hero?.weakness ?? null) : null,
    hasAbility: creature !== null && isAble(creature, s.options.enhancements === "on"),
    exposed,
    frozen,
    spent: s.act?.done.includes(at) ?? false,
    spells: on.map((one) => lasting(s, one)),
  };
}

function lasting(s: State, [spell, controller, seat, being, power]: Permanent): Lasting {
  const bearer = s.beings[being];
  const where = bearer ? placeId(seat, bearer[2]) : String(seat);
  return { spell, power, controller, key: `spell:${SPELLS[spell]?.id ?? ""}@${where}` };
}
