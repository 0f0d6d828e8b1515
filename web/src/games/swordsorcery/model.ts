// The table's model, read from the player's sight.
import type { Area, Link } from "../../kit/areas";
import type { CardFace, Option, Sight } from "../../wire";
import { t } from "../../words";
import { ENEMIES, HEROES, MAPS, sentence, whoIs, type EnemyChart, type Way } from "./chart";
import { isStatus, type StatusId } from "./pictures";
import type { ComputedValues, State, TurnLeft } from "./types";

/** A figure on the map. */
export interface Piece {
  /** Its name in answer keys. */
  id: string;
  area: string;
  kind: "hero" | "ghost" | "companion" | "enemy";
  name: string;
  /** The hero, or the family of the enemy. */
  look: string;
  owner: number | null;
  rank: number;
  now: number;
  most: number;
  /** Its number among its kind, if there are several. */
  number: number | null;
  /** The number of figures left in a group; null for a single figure. */
  count: number | null;
  /** Whether it is acting, is the target of an attack, or can do nothing more. */
  active: boolean;
  aimed: boolean;
  spent: boolean;
  /** Conditions and tokens on it. */
  statuses: Status[];
}

/** A condition or token on a figure. */
export interface Status {
  id: StatusId;
  name: string;
}

/** A thing on the map. */
export interface Thing {
  /** The key to ask about it. */
  id: string;
  area: string;
  kind: string;
  /** The id of a Story Marker without its number; "" for other things. */
  goal: string;
  name: string;
  options: Option[];
  /** The key to ask why it is barred; "" if it is not barred, or if there is no reason to show. */
  barred: string;
}

export interface Door {
  id: string;
  /** Its two areas, as the map names them. */
  between: string;
  isOpen: boolean;
  isLocked: boolean;
  /** Whether it has a Magic Lock. */
  isSealed: boolean;
  options: Option[];
  barred: string;
}

export interface HeroSheet {
  id: string;
  name: string;
  title: string;
  seat: number;
  rank: number;
  hp: number;
  most: number;
  crowns: number;
  ghost: boolean;
  active: boolean;
}

/** Enemies of one kind with the same action. */
export interface EnemyCard {
  refs: string[];
  id: string;
  name: string;
  family: string;
  rank: number;
  sign: string;
  /** Its protection and its attack, as a short text. */
  guard: string;
  blow: string;
  /** The printed text: its abilities, and what a Bolt does. */
  text: string;
  rules: { band: string; does: string; now: boolean }[];
  /** Its target with the reason, or the rest of its card. */
  says: string;
}

export interface Bead {
  /** `time`, `hero`, `enemies` or `event`. */
  kind: string;
  hero: HeroSheet | null;
}

export interface Table {
  /** The name of the quest. */
  title: string;
  quest: string;
  /** The set of open doors, as bits. */
  opened: number;
  areas: readonly Area[];
  links: Link[];
  pieces: Piece[];
  things: Thing[];
  doors: Door[];
  heroes: HeroSheet[];
  enemies: EnemyCard[];
  beads: Bead[];
  bead: number;
  eventsLeft: number;
  soul: number;
  turn: TurnLeft | null;
  aim: { from: string; to: string } | null;
}

const COMPANION = 5;
export const FIRST_ENEMY = 10;

/** Return the values that the rules compute for the board. */
export const computedValues = (sight: Sight): ComputedValues | null => sight.computed as unknown as ComputedValues | null;

/** Return the table; null without a map. */
export function readTable(sight: Sight): Table | null {
  const s = sight.state as unknown as State;
  const chart = MAPS[s.quest];
  if (!chart || !sight.places.length) return null;
  const heroes = heroesOf(sight, s);
  const areaOf = (index: number): string => chart.areas[index]?.id ?? "";
  const areaOfRef = (ref: number): string => areaOf(bodyOf(s, ref)?.area ?? -1);
  const attack = s.attacks.at(-1);
  return {
    title: sight.title, quest: s.quest, opened: s.opened,
    areas: chart.areas,
    links: chart.links.map((link) => (link.door & s.opened ? { ...link, kind: "arch" } : link)),
    pieces: piecesOf(s, computedValues(sight), heroes, areaOf),
    things: thingsOf(sight, computedValues(sight)),
    doors: doorsOf(sight, s, chart.links),
    heroes,
    enemies: enemiesOf(sight, s),
    beads: (computedValues(sight)?.round ?? []).map(([kind, index]) => ({ kind, hero: heroes[index] ?? null })),
    bead: computedValues(sight)?.bead ?? 0,
    eventsLeft: computedValues(sight)?.events ?? 0,
    soul: s.soul,
    turn: computedValues(sight)?.turn ?? null,
    aim: attack && areaOfRef(attack.attacker) && areaOfRef(attack.target) && areaOfRef(attack.attacker) !== areaOfRef(attack.target) ? { from: areaOfRef(attack.attacker), to: areaOfRef(attack.target) } : null,
  };
}

function bodyOf(s: State, ref: number): { area: number } | undefined {
  if (ref >= FIRST_ENEMY) return s.enemies.find((enemy) => enemy.ref === ref);
  if (ref >= COMPANION) return s.companions.find(({ owner }) => owner === ref - COMPANION);
  return s.heroes[ref];
}

export const NUMERALS = ["", "I", "II", "III", "IV", "V", "VI", "VII"];

/** Return the heroes; also works without a map. */
export function partyOf(sight: Sight): HeroSheet[] {
  return heroesOf(sight, sight.state as unknown as State);
}

/** Return an item as in answer keys: `moonbiter*`, `longsword+edge`; "" for an empty slot. */
export function keyOf([item, enchant, drawn]: State["heroes"][number]["primary"]): string {
  return item && `${item}${drawn ? "*" : ""}${enchant ? `+${enchant}` : ""}`;
}

function heroesOf(sight: Sight, s: State): HeroSheet[] {
  return s.heroes.map((hero, index): HeroSheet => {
    const [card, life] = [HEROES[hero.id], sight.tracks[index]];
    return {
      id: hero.id, name: whoIs(hero.id), title: card?.[hero.nature === "law" ? "law" : "chaos"] ?? "", seat: hero.seat, rank: hero.rank,
      hp: life?.markers[0]?.at ?? 0, most: life?.last ?? 0, crowns: hero.crowns, ghost: hero.ghost, active: index === s.active,
    };
  });
}

function piecesOf(s: State, computed: ComputedValues | null, heroes: readonly HeroSheet[], areaOf: (at: number) => string): Piece[] {
  const attack = s.attacks.at(-1);
  const isTarget = (ref: number): boolean => attack !== undefined && (attack.targets.includes(ref) || attack.target === ref);
  const nobody = { rank: 0, number: null, count: null, active: false, spent: false };
  return [
    ...heroes.map((hero, index): Piece => ({ ...nobody, id: hero.id, area: areaOf(s.heroes[index]?.area ?? -1), kind: hero.ghost ? "ghost" : "hero", name: hero.name, look: hero.id, owner: hero.seat, now: hero.hp, most: hero.most, active: hero.active, aimed: isTarget(index), statuses: statusesOn(s.heroes[index]) })),
    ...s.companions.map((companion, index): Piece => ({ ...nobody, id: companion.id, area: areaOf(companion.area), kind: "companion", name: whoIs(companion.id), look: companion.id, owner: s.heroes[companion.owner]?.seat ?? null, statuses: statusesOn(companion), now: computed?.mates[index] ?? 0, most: companion.most, aimed: isTarget(COMPANION + companion.owner) })),
    ...s.enemies.map((enemy, index): Piece => {
      const card = ENEMIES[enemy.id];
      const [left, most] = computed?.lives[index] ?? [0, 0];
      return { ...nobody, count: (card?.group ?? 1) > 1 ? enemy.figures : null, id: String(enemy.ref), area: areaOf(enemy.area), kind: "enemy", name: enemyName(enemy.id, enemy.ref), look: card?.family ?? "", owner: null, statuses: statusesOn(enemy), rank: card?.rank ?? 0, now: left, most, number: card?.rank && s.enemies.some((other) => other !== enemy && other.id === enemy.id) ? enemy.ref - FIRST_ENEMY + 1 : null, active: s.activations.at(-1)?.enemy === enemy.ref, aimed: isTarget(enemy.ref), spent: enemy.asleep || enemy.pacified };
    }),
  ];
}

const NO_THINGS = ["hero", "ghost", "companion", "enemy"];

/** Return things on the map with their answers; the hall assigns answers to things. */
function thingsOf({ ask, figures }: Sight, computed: ComputedValues | null): Thing[] {
  return figures.filter(({ kind }) => !NO_THINGS.includes(kind)).map(({ place, kind, name }, index): Thing => {
    const keys = computed?.things[index] ?? [];
    return { id: `thing.${index}`, area: place, kind, goal: goalOf(keys[0] ?? ""), name, ...answersIn(ask, keys) };
  });
}

/** Return the id of the Story Marker in an answer's key, without its number; "" for other answers. */
export const goalOf = (key: string): string => (key.startsWith("interact:") ? key.slice("interact:".length).replace(/\d+$/, "") : "");

function doorsOf({ ask }: Sight, s: State, links: readonly Way[]): Door[] {
  return links.filter(({ door }) => door).map(({ a, b, id, door, kind }): Door => (
    { id, between: `${a} ${b}`, isOpen: Boolean(door & s.opened), isLocked: kind === "locked", isSealed: s.locks.includes(id), ...answersIn(ask, [`open:${id}`, `unlock:${id}`]) }
  ));
}

/** Return the answers on the menu for these keys. If all are barred, return the first key whose reason the hall knows. */
function answersIn(ask: Sight["ask"], keys: readonly string[]): Pick<Thing, "options" | "barred"> {
  const options = (ask?.options ?? []).filter(({ key }) => keys.includes(key));
  return { options, barred: options.length ? "" : (ask?.barred.find((key) => keys.includes(key)) ?? "") };
}

/** Return an enemy's name in the log, with its number if there are several. */
const enemyName = (id: string, ref: number): string => whoIs(ENEMIES[id]?.rank ? `${id}:${ref - FIRST_ENEMY + 1}` : id);

/** Return the name of a figure by its number in the state. */
export function nameOf(s: State, ref: number): string {
  if (ref >= FIRST_ENEMY) return enemyName(s.enemies.find((enemy) => enemy.ref === ref)?.id ?? "", ref);
  if (ref >= COMPANION) return whoIs(s.companions.find(({ owner }) => owner === ref - COMPANION)?.id ?? "");
  const hero = s.heroes[ref];
  return hero ? whoIs(hero.id) : "";
}

type Body = State["heroes"][number] | State["companions"][number] | State["enemies"][number];

/** Return Conditions, Criticals, Fire, Magic Shields, Runes, and other statuses on a figure. */
export function statusesOn(body: Body | undefined): Status[] {
  if (!body) return [];
  const found: Status[] = Object.entries(body.conditions).flatMap(([id, level]) => (isStatus(id) ? [{ id, name: t(`ss-sign-${id}`, { level }) }] : []));
  found.push(...Object.entries(body.criticals).map(([stat, colour]): Status => ({ id: "critical", name: t("ss-sign-critical", { stat, colour }) })));
  found.push(...[...new Set(body.fire)].map((level): Status => ({ id: "fire", name: t("ss-sign-fire", { level }) })));
  if (body.shields) found.push({ id: "shields", name: t("ss-sign-shields", { count: body.shields }) });
  if ("hidden" in body && body.hidden) found.push({ id: "hidden", name: t("ss-sign-hidden") });
  if ("runes" in body && body.runes) found.push({ id: "runes", name: t("ss-sign-runes", { count: body.runes }) });
  if ("asleep" in body && body.asleep) found.push({ id: "asleep", name: t("ss-sign-asleep") });
  if ("pacified" in body && body.pacified) found.push({ id: "pacified", name: t("ss-sign-pacified") });
  return found;
}

/** Return the enemy cards, one for all enemies of a kind with the same action. */
function enemiesOf(sight: Sight, s: State): EnemyCard[] {
  const found = new Map<string, EnemyCard>();
  for (const face of sight.cards.flatMap(({ cards }) => cards).filter(({ kind }) => kind === "enemy" || kind === "master").flatMap(({ faces }) => faces)) {
    const index = s.enemies.findIndex(({ ref }) => String(ref) === face.id);
    const enemy = s.enemies[index];
    if (!enemy) continue;
    const key = `${enemy.id} ${face.text}`;
    const before = found.get(key);
    if (before) before.refs.push(face.id);
    else found.set(key, enemyCard(enemy.id, face, computedValues(sight)?.lives[index]?.[2] ?? null));
  }
  return [...found.values()];
}

function enemyCard(id: string, face: CardFace, rule: number | null): EnemyCard {
  const card = ENEMIES[id];
  return {
    refs: [face.id], id, name: card?.name ?? face.name, family: card?.family ?? "", rank: card?.rank ?? 0, sign: face.sign,
    guard: card ? t("ss-guard", { armor: card.armor, dice: card.blue }) : "", blow: card ? blowWords(card.attack) : "", text: card?.text ?? "",
    rules: (card?.rules ?? []).map(([band, does], index) => ({ band, does: sentence(does), now: index === rule })),
    says: face.text,
  };
}

/** Return an enemy's attack as text: its name, its dice, and its range if it reaches other areas. */
function blowWords([name, dice, range]: EnemyChart["attack"]): string {
  const [red, blue] = ["R", "B"].map((colour) => dice.split(colour).length - 1);
  const texts = [red ? t("ss-red-dice", { count: red }) : "", blue ? t("ss-blue-dice", { count: blue }) : "", range === "0" || !range ? "" : t("ss-range", { range: range.replace("-", "–") })].filter(Boolean).join(", ");
  return [name, texts].filter(Boolean).join(": ");
}

/** Return answers by the topic after the colon of their key: an area, a piece, a card. */
export function answersAbout(options: readonly Option[]): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    const about = option.key.slice(option.key.indexOf(":") + 1);
    if (option.key.includes(":")) found.set(about, [...(found.get(about) ?? []), option]);
  }
  return found;
}

const ARROWS: Record<string, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Whether at least half of these areas are to the right of a line. */
export function areOnRight(areas: readonly Pick<Area, "rect">[], line: number): boolean {
  return areas.length > 0 && 2 * areas.filter(({ rect: [x, , width] }) => x + width / 2 > line).length >= areas.length;
}

/** Return the nearest area in the direction of an arrow key, or "". */
export function neighbour(areas: readonly Area[], from: string, key: string): string {
  const [way, start] = [ARROWS[key], areas.find(({ id }) => id === from)];
  if (!way || !start) return "";
  const centreOf = ({ rect: [x, y, width, height] }: Area): readonly [number, number] => [x + width / 2, y + height / 2];
  const [fx, fy] = centreOf(start);
  const far = areas.flatMap((area) => {
    const [x, y] = centreOf(area);
    const [along, across] = [(x - fx) * way[0] + (y - fy) * way[1], Math.abs((x - fx) * way[1]) + Math.abs((y - fy) * way[0])];
    return along > 0 && across <= 2 * along ? [{ id: area.id, cost: along + 2 * across }] : [];
  });
  return far.sort((a, b) => a.cost - b.cost)[0]?.id ?? "";
}
