// The parts of the game's content that the board needs. Written by web/art/swordsorcery/chart.py.
import type { Area, Link } from "../../kit/areas";
import { named } from "../../words/games.svelte";
import { cardsWithTexts, withTexts } from "../../words/printed";
import { capital, type Text } from "../../words/said";
import data from "./chart.json";

export interface Way extends Link {
  /** The bit of the connection's door in the set of open doors; 0 without a door. */
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
  /** From 1 to 3; 0 for a Master and the Villain. */
  rank: number;
  /** The number of figures when it enters. */
  group: number;
  armor: number;
  /** The number of blue dice of its defence. */
  blue: number;
  /** Its first attack. */
  attack: [name: string, dice: string, range: string];
  /** The text of its card: its abilities, and what a Bolt does. */
  text: string;
  /** Its actions by band of distance. */
  rules: [band: string, does: Text][];
}

export type Nature = "law" | "chaos";

export interface HeroChart {
  name: string;
  /** The class for each nature. */
  law: string;
  chaos: string;
  people: string;
  story: string;
  move: number;
  save: number;
  bag: number;
  /** The power that the hero has from the start. */
  innate: Record<Nature, string>;
}

/** A power, a talent, or a hero's initial ability. */
export interface PowerChart {
  name: string;
  text: string;
  use: string;
  /** The required Soulrank; 0 if there is no requirement. */
  rank: number;
  /** The number of Time Phases that it rests; X: usable once in a quest. */
  rests: string;
  range: string;
}

export interface ItemChart {
  name: string;
  kind: string;
  style: string;
  /** R or B for each die. */
  dice: string;
  range: string;
  /** When it can be used: `free`, `action`, `combat`; "" for worn items. */
  use: string;
}

export interface Ware {
  id: string;
  name: string;
  kind: string;
  style: string;
  text: string;
  /** R or B for each die. */
  dice: string;
  range: string;
}

export interface Enchantment {
  id: string;
  name: string;
  text: string;
}

/** A service of the tavern, for one hero or for the party. */
export interface Service {
  id: string;
  name: string;
  text: string;
}

interface Chart {
  maps: Record<string, MapChart>;
  heroes: Record<string, HeroChart>;
  powers: Record<string, PowerChart>;
  items: Record<string, ItemChart>;
  enemies: Record<string, EnemyChart>;
  companions: Record<string, string>;
  /** The quests of the campaign, in their order. */
  quests: [id: string, title: string][];
  wares: Ware[];
  enchantments: Enchantment[];
  services: Service[];
}

export const { maps: MAPS, heroes: HEROES, powers: POWERS, items: ITEMS, enemies: ENEMIES, companions: COMPANIONS, quests: ROAD, wares: WARES, enchantments: ENCHANTMENTS, services: SERVICES } = data as unknown as Chart;

const GAME = "swordsorcery";
const inWords = (id: string, thing: object, fields: Readonly<Record<string, string>> = { name: "" }): object => withTexts(GAME, id, thing, fields);

for (const { areas } of Object.values(MAPS)) cardsWithTexts(GAME, "area", areas);
for (const [id, hero] of Object.entries(HEROES)) {
  inWords(`who-${id}`, hero);
  inWords(`tale-${id}`, hero, { story: "" });
  for (const nature of ["law", "chaos"]) inWords(`class-${id}-${nature}`, hero, { [nature]: "" });
}
for (const [id, power] of Object.entries(POWERS)) inWords(`${power.use === "passive" ? "talent" : "power"}-${id}`, power, { name: "", text: "text" });
for (const [id, item] of Object.entries(ITEMS)) inWords(`item-${id}`, item);
for (const [id, enemy] of Object.entries(ENEMIES)) {
  inWords(`enemy-${id}`, enemy, { name: "", text: "text" });
  inWords(attackId(enemy.attack[0]), enemy.attack, { 0: "" });
}
for (const id of Object.keys(COMPANIONS)) inWords(`companion-${id}`, COMPANIONS, { [id]: "" });
for (const quest of ROAD) inWords(`quest-${quest[0]}`, quest, { 1: "" });
cardsWithTexts(GAME, "item", WARES, { text: "text" });
cardsWithTexts(GAME, "enchantment", ENCHANTMENTS, { text: "text" });
cardsWithTexts(GAME, "service", SERVICES, { text: "text" });

/** The message id of an enemy's attack in the catalogue. */
function attackId(name: string): string {
  return `attack-${name.replaceAll(" ", "-")}`;
}

/** Return an enemy's attack in the reader's language, by its English name. */
export const attackName = (name: string): string => capital(named(GAME, attackId(name), name));

/** Return the text on the card of an enemy or a weapon, which says what a Bolt does; "" without a card. */
export const boltText = (id: string): string => (ENEMIES[id] ?? WARES.find((ware) => ware.id === id))?.text ?? "";

/** Return a sentence of the catalogue; "" until the catalogue is loaded. */
export const sentence = (text: Text | string): string => capital(named(GAME, text, ""));

/** Return the name of a card by its id. */
export const cardName = (id: string): string => (POWERS[id] ?? ITEMS[id] ?? ENEMIES[id] ?? [...ENCHANTMENTS, ...SERVICES].find((card) => card.id === id))?.name ?? id;

/** Return the name for a code in events: `bryndis`, `wolf`, `orc_g:2`. */
export function whoIs(code: string): string {
  const [id = "", number] = code.split(":");
  if (number) return named(GAME, { id: "numbered", args: { name: { id: `enemy-${id}` }, number: Number(number) } }, `${cardName(id)} ${number}`);
  return HEROES[id]?.name ?? COMPANIONS[id] ?? cardName(id);
}

/** Return the text of an item's card without its dice, which are drawn. */
export const withoutDice = (text: string, dice: string): string => (dice && text.endsWith(dice) ? text.slice(0, -dice.length).trimEnd() : text);
