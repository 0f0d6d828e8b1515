// The table's model, read from the hall's messages. No other module here reads fields of the state.
import type { Sight } from "../../wire";
import { COLUMNS, CREATURES, HEROES, placeId, SPACES, SPELLS, type CreatureCard, type Element, type HeroCard } from "./cards";
import type { ComputedValues, Hope, Near, Permanent, State, UsedDice } from "./types";

const NOBODY = -1;
const SPACE_BESIDE = -2;
const ON_PLAYER = -1;

/** Stands for a Hero in place of a Creature's number. */
export const HERO_NUMBER = -1;

/** Values of a die without a visible face. A die without an owner is left out. */
export const IN_HAND = -1;
export const IN_AIR = -2;
const NO_DIE = -3;

/** A Spell that stays in play, with its answer key in the question `spell`. */
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
  /** The card of a Creature; null for a Hero. */
  creature: CreatureCard | null;
  strength: number;
  activation: number;
  hasAbility: boolean;
  /** The face of a die that weakens this Hero, if Heroes have texts. */
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
  /** Whether the space is empty, so that the Being behind it can be attacked through it. */
  way: boolean;
}

export interface Player {
  seat: number;
  hero: HeroCard | null;
  life: number;
  most: number;
  out: boolean;
  stunned: boolean;
  /** Whether the player has called Stop in a race, and the hall has not decided yet who was first. */
  called: boolean;
  /** The spaces as seen: rows from top to bottom, each from left to right. */
  rows: Cell[][];
  /** Whether the player fights in another duel, where the viewer can do nothing. */
  apart: boolean;
  /** Whether the board is opposite, with its front edge below. */
  turned: boolean;
  beside: Piece[];
  /** Faces of the dice by number: -1 in hand, -2 in the air; null for a die that is missing. */
  dice: (number | null)[];
  hand: number[];
  /** All Spells of the player, wherever they are. They are public, because they are taken openly. */
  owned: number[];
  deck: number;
  discard: number[];
  /** The known cards still to be placed, as numbers of Creatures. */
  unplaced: number[];
  unplacedHero: boolean;
  unplacedCount: number;
  spells: Lasting[];
  /** The Spell that another player may be close to casting. */
  near: Near | null;
}

export interface Shelf {
  place: string;
  spell: number | null;
}

export interface Table {
  step: string;
  /** Whether all players roll at the same time, against the clock. */
  race: boolean;
  /** Whether Heroes have their texts. */
  heroTexts: boolean;
  /** Whether Spells can be enhanced. */
  enhancing: boolean;
  /** The players clockwise, from the left opponent to the viewer. */
  players: Player[];
  /** The two rows of Spells, top row first. */
  tableau: Shelf[][];
  spellsLeft: number;
  caller: number | null;
  beat: number;
  /** Whether all players roll: nobody has called Stop, and the Preparation has begun or is about to. */
  rolling: boolean;
  /** The duration of a throw in a race, in ms. */
  rollTime: number;
  /** The number of copies left for hire, by the number of the Creature. */
  stock: ReadonlyMap<number, number>;
  /** By Hero, the numbers of the Creatures that come with it, during the selection. */
  brings: readonly (readonly number[])[];
  /** The possible gain of a throw, by answer key. */
  hopes: Readonly<Record<string, Hope>>;
  /** Missing dice for each Spell in the player's hand: one digit for each set of lifted dice. */
  lacks: readonly string[];
  /** The use of dice in the player's current action. */
  used: UsedDice | null;
  /** A key that changes when lifted dice must be reset: with every beat, or every Preparation of a race. */
  grip: string;
  /** The Spell being cast, or null. */
  casting: number | null;
  /** The seats in the viewed duel; spectators see all. */
  company: number[];
  /** The Spell that was cast in this action, or null. */
  cast: number | null;
  /** The places of an unfinished answer: the attacker, the target. */
  planned: string[];
  /** The player's card that is being placed: a Creature's number, or A_HERO; null without one. */
  placing: number | null;
}

export function readTable(sight: Sight): Table {
  const s = sight.state as unknown as State;
  const computed = sight.computed as unknown as ComputedValues | null;
  const seats = s.sides.length;
  const viewer = Math.max(sight.seat, 0);
  const order = Array.from({ length: seats }, (_, step) => (viewer + 1 + step) % seats);
  const duelAt = computed?.duel ?? 0;
  const duel = s.duels[duelAt];
  const plan = s.plan;
  return {
    step: s.step,
    heroTexts: s.options.hero_text === "on",
    enhancing: s.options.enhancements === "on",
    race: s.options.mode === "realtime",
    players: order.map((seat) => playerOf(s, computed, seat, seat !== viewer)),
    tableau: shelves(duel?.tableau ?? [], duelAt),
    spellsLeft: s.spells_left,
    caller: duel && duel.caller !== NOBODY ? duel.caller : null,
    beat: (duel?.beat ?? 0) + 1,
    rolling: computed?.rolling ?? false,
    stock: new Map(Object.entries(computed?.stock ?? {}).map(([card, count]) => [Number(card), count])),
    brings: computed?.brings ?? [],
    rollTime: s.options.roll_time,
    hopes: computed?.hopes ?? {},
    lacks: computed?.lacks ?? [],
    used: computed?.used ?? null,
    company: duel && sight.seat >= 0 ? duel.seats : order,
    grip: duel ? `${duel.rounds}.${s.options.mode === "realtime" ? "" : duel.beat}` : "",
    placing: plan && plan.kind === "place" ? plan.card : null,
    casting: plan && plan.kind === "cast" && plan.card >= 0 ? plan.card : null,
    cast: s.act && s.act.spell >= 0 ? s.act.spell : null,
    planned: plan ? [plan.being, ...(plan.kind === "cast" ? plan.targets : [])].flatMap((being) => placeOfBeing(s, being)) : [],
  };
}

const CHOOSING_STEPS: ReadonlySet<string> = new Set(["setup", "draft", "army"]);

/** Whether Heroes, Spells and Creatures are still being chosen. */
export function isChoosingStep(sight: Sight): boolean {
  return CHOOSING_STEPS.has((sight.state as unknown as State).step);
}

/** Return a Hero's text if Heroes have texts: for all during the selection, later only for the player's own. */
export function textOfHero(table: Table, seat: number, hero: HeroCard): string {
  const own = table.players.find((player) => player.seat === seat)?.hero ?? hero;
  return table.heroTexts && own === hero ? hero.text : "";
}

/** Whether a step change replaces the whole view: into, between, and out of the steps for choosing and placing cards. */
export function startsAtTop(before: string, step: string): boolean {
  return step !== before && [before, step].some((name) => CHOOSING_STEPS.has(name) || name === "place");
}

function placeOfBeing(s: State, being: number): string[] {
  const found = s.beings[being];
  return found && found[2] >= 0 ? [placeId(found[0], found[2])] : [];
}

function shelves(tableau: readonly number[], duel: number): Shelf[][] {
  const all = tableau.map((spell, index) => ({ place: `tableau${duel}.${index}`, spell: spell < 0 ? null : spell }));
  return all.length ? [all.slice(0, COLUMNS), all.slice(COLUMNS)] : [];
}

function playerOf(s: State, computed: ComputedValues | null, seat: number, turned: boolean): Player {
  const side = s.sides[seat] as State["sides"][number];
  const knownFaces = (pieces: readonly number[]): number[] => pieces.map((piece) => s.faces.face[piece] ?? NOBODY).filter((face) => face >= 0);
  const hand = knownFaces(side.hand);
  const [life = 0, , , apart = false] = computed?.seats[seat] ?? [];
  return {
    seat,
    hero: HEROES[side.hero] ?? null,
    life,
    most: side.most,
    out: side.left > 0,
    stunned: side.stunned,
    called: s.duels.some((duel) => duel.called.includes(seat)),
    rows: rowsOf(s, computed, seat, turned),
    apart,
    turned,
    beside: s.beings.flatMap((being, index) => (being[0] === seat && being[2] === SPACE_BESIDE ? [pieceOf(s, computed, index)] : [])),
    dice: side.dice.map((face) => (face === NO_DIE ? null : face)),
    hand,
    owned: side.owned,
    deck: side.deck,
    discard: side.discard,
    unplaced: knownFaces(side.unplaced),
    unplacedHero: side.hero_unplaced,
    unplacedCount: side.unplaced.length + Number(side.hero_unplaced),
    near: computed?.near[seat] ?? null,
    spells: s.permanents.filter((permanent) => permanent[2] === seat && permanent[3] === ON_PLAYER).map((permanent) => lastingSpell(s, permanent)),
  };
}

/** The front line is in the middle of the table, so an opposite board is rotated by 180 degrees. */
function rowsOf(s: State, computed: ComputedValues | null, seat: number, turned: boolean): Cell[][] {
  const cells = Array.from({ length: SPACES }, (_, space) => {
    const [place, being] = [placeId(seat, space), s.spaces[seat]?.[space] ?? NOBODY];
    return { place, space, piece: being === NOBODY ? null : pieceOf(s, computed, being), way: computed?.ways.includes(place) ?? false };
  });
  const rows = [cells.slice(0, COLUMNS), cells.slice(COLUMNS)];
  return turned ? rows.reverse().map((row) => row.reverse()) : rows;
}

function pieceOf(s: State, computed: ComputedValues | null, being: number): Piece {
  const [life, most, exposed, frozen, strength, activation, hasAbility] = computed?.beings[being] ?? [0, 0, true, false, 0, 0, false];
  const [owner, card, space, wounds] = s.beings[being] as State["beings"][number];
  const side = s.sides[owner] as State["sides"][number];
  const creature = CREATURES[card] ?? null;
  const hero = HEROES[side.hero];
  const on = s.permanents.filter((permanent) => permanent[3] === being);
  return {
    being: being,
    owner,
    place: placeId(owner, space),
    hero: creature === null,
    id: creature?.id ?? hero?.id ?? "",
    name: creature?.name ?? hero?.name ?? "",
    element: creature?.element ?? hero?.element ?? "none",
    life,
    most,
    wounds,
    creature,
    strength,
    activation,
    weakness: creature === null && s.options.hero_text === "on" ? (hero?.weakness ?? null) : null,
    hasAbility,
    exposed,
    frozen,
    spent: s.act?.done.includes(being) ?? false,
    spells: on.map((permanent) => lastingSpell(s, permanent)),
  };
}

function lastingSpell(s: State, [spell, controller, seat, being, power]: Permanent): Lasting {
  const bearer = s.beings[being];
  const where = bearer ? placeId(seat, bearer[2]) : String(seat);
  return { spell, power, controller, key: `spell:${SPELLS[spell]?.id ?? ""}@${where}` };
}
