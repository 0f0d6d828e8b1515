// The parts of the game's content that the board needs. Written by web/art/heropath/chart.py.
import { named } from "../../words/games.svelte";
import { withTexts } from "../../words/printed";
import data from "./chart.json";

export type Point = readonly [x: number, y: number];
export type SpaceKind = "road" | "settlement" | "safe" | "start" | "balloon" | "pier" | "prison";
export type DeckName = "ARMS" | "MARKET" | "ABILITIES" | "MAGIC" | "FORTUNE";

export interface Space {
  id: string;
  name: string;
  kind: SpaceKind;
  regions: string[];
  /** The number of the Dragon Rock that the space borders, or 0. */
  flare: number;
  x: number;
  y: number;
}

/** A link or climb between spaces, as drawn. */
export interface Way {
  a: string;
  b: string;
  kind: "path" | "gate" | "bridge" | "cliff" | "ford";
  curve: [Point, Point, Point, Point];
}

export interface CardKind {
  id: string;
  name: string;
  deck: DeckName;
  type: string;
  slot: string;
  time: string;
  price: number;
  text: string;
  /** The attributes required to use the card. */
  req: Record<string, number>;
  /** Its power in every battle. */
  adds: number;
}

export interface Activity {
  id: string;
  text: string;
  cost: Record<string, number>;
  max: number;
}

export interface Site {
  id: string;
  name: string;
  decks: DeckName[];
  blurb: string;
  does: Activity[];
}

interface Chart {
  spaces: Space[];
  ways: Way[];
  /** The middle line of the river, from its source. */
  river: Point[];
  rocks: { region: string; x: number; y: number }[];
  regions: { id: string; name: string; coast: Point[] }[];
  cards: CardKind[];
  sites: Site[];
  heroes: { id: string; name: string }[];
  enemies: { id: string; name: string; power: number }[];
  /** The finds on each face of the Search die. */
  search: Readonly<Record<string, number>>[];
}

export const CHART = data as unknown as Chart;
export const SPACES = CHART.spaces;

const inWords = (id: string, row: object, fields: Readonly<Record<string, string>>): object => withTexts("heropath", id, row, fields);

for (const space of CHART.spaces) inWords(`space-${space.id}`, space, { name: "" });
for (const region of CHART.regions) inWords(`region-${region.id}`, region, { name: "" });
for (const card of CHART.cards) inWords(`card-${card.id}`, card, { name: "", text: "text" });
for (const hero of CHART.heroes) inWords(`hero-${hero.id}`, hero, { name: "" });
for (const enemy of CHART.enemies) inWords(`enemy-${enemy.id}`, enemy, { name: "" });
for (const site of CHART.sites) {
  inWords(`site-${site.id}`, site, { name: "", blurb: "blurb" });
  for (const activity of site.does) inWords(`activity-${site.id}-${activity.id}`, activity, { text: "" });
}

/** The name of a deck in the reader's language. */
export const deckWords = (deck: DeckName): string => named("heropath", `deck-${deck.toLowerCase()}`, deck);

const NUMBER = new Map(SPACES.map((space, index) => [space.id, index]));

/** The number of a space in the order of their ids, or -1. */
export const spaceNumber = (id: string): number => NUMBER.get(id) ?? -1;

export const spaceId = (number: number): string => SPACES[number]?.id ?? "";

export const spaceAt = (id: string): Space | undefined => SPACES[spaceNumber(id)];

/** The ways from each space, each with its other end. */
export const WAYS_FROM: ReadonlyMap<string, readonly { to: string; way: Way }[]> = new Map(
  SPACES.map(({ id }) => [id, CHART.ways.flatMap((way) => (way.a === id ? [{ to: way.b, way }] : way.b === id ? [{ to: way.a, way }] : []))]),
);

const FACES = new Map(CHART.cards.map((card, face) => [card.id, face]));

/** The card with this id, which answer keys use. */
export const cardNamed = (id: string): CardKind | undefined => CHART.cards[FACES.get(id) ?? -1];
