// The game's content, as far as a drawn board needs it; written by web/art/swordsorcery/chart.py.
import type { Area, Link } from "../../kit/areas";
import { named } from "../../words/games.svelte";
import { printedIn, worded } from "../../words/printed";
import { capital, type Text } from "../../words/said";
import data from "./chart.json";

export interface Way extends Link {
  /** The bit of its door among those that are open, 0 without one. */
  door: number;
  id: string;
}

export interface MapChart {
  areas: Area[];
  links: Way[];
}

export interface EnemyChart {
  name: string;
  family: string;
  /** One to three; 0 for a Master and the Villain. */
  rank: number;
  /** So many figures it is when it enters. */
  group: number;
  armor: number;
  /** The dice of its defence. */
  blue: number;
  /** Its first attack. */
  attack: [name: string, dice: string, range: string];
  /** Bands of distance, and what it does then. */
  rules: [band: string, does: Text][];
}

export type Nature = "law" | "chaos";

/** What a hero of one nature begins with; `gem` has a row for each Soulrank: HP, powers, talents, Combat and Action activities. */
export interface Side {
  innate: string;
  start: string[];
  gem: [hp: number, powers: number, talents: number, combat: number, action: number][];
}

export interface HeroChart {
  name: string;
  /** The class of each nature. */
  law: string;
  chaos: string;
  people: string;
  story: string;
  move: number;
  save: number;
  bag: number;
  sides: Record<Nature, Side>;
}

/** A power, a talent, or what a hero can from the start. */
export interface PowerChart {
  name: string;
  text: string;
  use: string;
  /** The least Soulrank; 0 if it needs none. */
  rank: number;
  /** For so many Time Phases; X: once in a quest. */
  rests: string;
  range: string;
}

export interface ItemChart {
  name: string;
  kind: string;
  style: string;
  /** R and B, one for each die. */
  dice: string;
  range: string;
  /** What it takes to use it: `free`, `action`, `combat`; empty for what is worn. */
  use: string;
}

export interface Ware {
  id: string;
  name: string;
  kind: string;
  style: string;
  cost: number;
  text: string;
  /** R and B, one for each die. */
  dice: string;
  range: string;
}

export interface Enchantment {
  id: string;
  name: string;
  on: string;
  cost: number;
  text: string;
}

/** What the tavern sells, to one hero or to the party. */
export interface Service {
  id: string;
  name: string;
  per: string;
  cost: number;
  text: string;
}

interface Chart {
  maps: Record<string, MapChart>;
  heroes: Record<string, HeroChart>;
  powers: Record<string, PowerChart>;
  items: Record<string, ItemChart>;
  enemies: Record<string, EnemyChart>;
  companions: Record<string, string>;
  /** The campaign, in its order. */
  quests: [id: string, title: string][];
  wares: Ware[];
  enchantments: Enchantment[];
  services: Service[];
  /** HP that every hero has more, or fewer, by the difficulty. */
  more_hp: Partial<Record<string, number>>;
  /** The faces of a die, by its number from 1: Hits of each colour, Shields of Blue ones, and the first number with a Bolt. */
  dice: { hits: Record<"R" | "B", readonly number[]>; shields: readonly number[]; bolt: Record<"R" | "B", number> };
}

export const { maps: MAPS, heroes: HEROES, powers: POWERS, items: ITEMS, enemies: ENEMIES, companions: COMPANIONS, quests: ROAD, wares: WARES, enchantments: ENCHANTMENTS, services: SERVICES, more_hp: MORE_HP, dice: DICE } = data as unknown as Chart;

const GAME = "swordsorcery";
const inWords = (id: string, thing: object, fields: Readonly<Record<string, string>> = { name: "" }): object => worded(GAME, id, thing, fields);

for (const { areas } of Object.values(MAPS)) printedIn(GAME, "area", areas);
for (const [id, hero] of Object.entries(HEROES)) {
  inWords(`who-${id}`, hero);
  inWords(`tale-${id}`, hero, { story: "" });
  for (const nature of ["law", "chaos"]) inWords(`class-${id}-${nature}`, hero, { [nature]: "" });
}
for (const [id, power] of Object.entries(POWERS)) inWords(`${power.use === "passive" ? "talent" : "power"}-${id}`, power, { name: "", text: "text" });
for (const [id, item] of Object.entries(ITEMS)) inWords(`item-${id}`, item);
for (const [id, enemy] of Object.entries(ENEMIES)) {
  inWords(`enemy-${id}`, enemy);
  inWords(attackId(enemy.attack[0]), enemy.attack, { 0: "" });
}
for (const id of Object.keys(COMPANIONS)) inWords(`companion-${id}`, COMPANIONS, { [id]: "" });
for (const quest of ROAD) inWords(`quest-${quest[0]}`, quest, { 1: "" });
printedIn(GAME, "item", WARES, { text: "text" });
printedIn(GAME, "enchantment", ENCHANTMENTS, { text: "text" });
printedIn(GAME, "service", SERVICES, { text: "text" });

/** The id of an enemy's attack in the catalogue. */
function attackId(name: string): string {
  return `attack-${name.replaceAll(" ", "-")}`;
}

/** An enemy's attack in the reader's language, by its English name. */
export const attackName = (name: string): string => named(GAME, attackId(name), name);

/** A sentence of the catalogue; nothing as long as that is not here. */
export const sentence = (text: Text): string => capital(named(GAME, text, ""));

/** A card by its id. */
export const cardName = (id: string): string => (POWERS[id] ?? ITEMS[id] ?? ENEMIES[id] ?? [...ENCHANTMENTS, ...SERVICES].find((card) => card.id === id))?.name ?? id;

/** Whoever is meant by a code of the events: `bryndis`, `wolf`, `orc_g:2`. */
export function whoIs(code: string): string {
  const [id = "", number] = code.split(":");
  if (number) return named(GAME, { id: "numbered", args: { name: { id: `enemy-${id}` }, number: Number(number) } }, `${cardName(id)} ${number}`);
  return HEROES[id]?.name ?? COMPANIONS[id] ?? cardName(id);
}

/** What the card of a thing says, without its dice, which are drawn. */
export const withoutDice = (text: string, dice: string): string => (dice && text.endsWith(dice) ? text.slice(0, -dice.length).trimEnd() : text);
