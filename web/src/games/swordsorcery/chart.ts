// The game's content, as far as a drawn board needs it; written by web/art/swordsorcery/chart.py.
import type { Area, Link } from "../../kit/areas";
import data from "./chart.json";

export interface Way extends Link {
  /** The bit of its door among those that are open, 0 without one. */
  door: number;
  id: string;
}

export interface MapChart {
  areas: Area[];
  links: Way[];
  /** Pairs of areas with no wall between them: the bits of the doors that are, and the areas that the line runs through. */
  sights: [a: string, b: string, doors: number, crossed: string[]][];
}

export interface EnemyChart {
  name: string;
  family: string;
  /** One to three; 0 for a Master and the Villain. */
  rank: number;
  /** Bands of distance, and what it does then. */
  rules: [band: string, does: string][];
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
  heroes: Record<string, { name: string; law: string; chaos: string }>;
  enemies: Record<string, EnemyChart>;
  companions: Record<string, string>;
  /** The campaign, in its order. */
  quests: [id: string, title: string][];
  wares: Ware[];
  enchantments: Enchantment[];
  services: Service[];
}

export const { maps: MAPS, heroes: HEROES, enemies: ENEMIES, companions: COMPANIONS, quests: ROAD, wares: WARES, enchantments: ENCHANTMENTS, services: SERVICES } = data as unknown as Chart;
