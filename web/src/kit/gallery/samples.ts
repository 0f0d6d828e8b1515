// Contents of the gallery, invented and from no game.
import broadsword from "../../parts/icons/broadsword";
import castle from "../../parts/icons/castle";
import coins from "../../parts/icons/two-coins";
import flame from "../../parts/icons/flame";
import hearts from "../../parts/icons/hearts";
import herbs from "../../parts/icons/three-leaves";
import hooded from "../../parts/icons/hooded-figure";
import hourglass from "../../parts/icons/hourglass";
import laurels from "../../parts/icons/laurels";
import potion from "../../parts/icons/poison-bottle";
import prayer from "../../parts/icons/prayer";
import shield from "../../parts/icons/shield";
import snow from "../../parts/icons/snowflake-2";
import type { Moment, Option, Place, Seat, Track } from "../../wire";
import type { Area, Link } from "../areas";
import type { Named, Payment } from "../purse";
import type { Way } from "../ways";

export const SEATS: Seat[] = [
  { seat: 0, name: "Ysolde", letter: "Y" },
  { seat: 1, name: "Bram", letter: "B" },
  { seat: 2, name: "Isolde", letter: "I" },
  { seat: 3, name: "Odd", letter: "O" },
].map((player) => ({ ...player, person: null, bot: "", here: true, resigned: false })) as unknown as Seat[];

const option = (key: string, words: string): Option => ({ key, words, brief: words, letter: "", clause: "", kind: "", places: [], gain: "", warning: "", parts: null });

export const PAYMENT: Payment = { due: { gold: 3, courage: 1 }, laid: { gold: 2, castle: 1, courage: 1 }, left: { gold: 3, castle: 0, courage: 0 }, slots: [["gold", "gold"], ["gold", "gold"], ["gold", "castle"], ["courage", "courage"]] };
export const GOODS: Readonly<Record<string, Named>> = {
  gold: { name: "gold", icon: coins },
  courage: { name: "courage", icon: hearts },
  castle: { name: "Ashen Keep", icon: castle },
  elixir: { name: "Forge Salt", icon: potion },
  gift: { name: "a gift", icon: laurels },
};
export const PAYING: Option[] = [option("pay", "Pay"), option("spare:castle", "Without the castle"), option("use:elixir", "With an elixir"), option("use:gift", "With a gift")];

export const MOMENT: Moment = {
  title: "Isolde plays Extortion on you",
  text: "Takes up to 2 gold from you: your 5 become 3. Her sin is the fifth: two more put out a candle.",
  by: 2,
  asked: [0, 1],
  colour: "red",
};

export const WAYS: Way[] = [
  { key: "play:above", words: "Above Reproach", effect: "no effect on you", letter: "a" },
  { key: "drink:salt", words: "Drink Forge Salt first", effect: "2 gold are spent", letter: "b" },
  { key: "pass", words: "Let it happen", letter: "l" },
];

export const MIGHT: Track = {
  name: "Might",
  first: 0,
  last: 40,
  marks: [[30, "wins"]],
  markers: [
    { sign: "Y", name: "", at: 13, owner: 0 },
    { sign: "B", name: "", at: 16, owner: 1 },
    { sign: "I", name: "", at: 16, owner: 2 },
    { sign: "O", name: "", at: 33, owner: 3 },
  ],
};

export const EVIL: Track = { name: "Evil", first: 0, last: 10, marks: [[7, "the gathering"]], markers: [{ sign: "!", name: "Evil", at: 4, owner: null }] };

/** Gifts of virtues, as examples of things that a game may name. */
export const GIFTS = {
  humility: { short: "HUM", icon: hooded },
  patience: { short: "PAT", icon: hourglass },
  diligence: { short: "DIL", icon: broadsword },
  temperance: { short: "TEM", icon: prayer },
} as Readonly<Record<string, { short: string; icon: typeof hooded }>>;

export const DRAFT = ["Storm", "Mirror", "Ambush", "Magic Ice", "Thievery", "Encounter", "Flight", "Snatching", "Beacon"];

export const RUNGS = [
  { name: "You", points: 4, tint: "#d9b46a", icon: hooded },
  { name: "Long Sword", points: 3, tint: "#9cc4da", icon: broadsword },
  { name: "Shield", points: 1, tint: "#b7d39a", icon: shield },
];
export const BEATEN = [...RUNGS, { name: "gold", points: 2, tint: "#f0cb62", icon: coins }];

export const ADDITIONS: Way[] = [
  { key: "focus", words: "Focus", effect: "for 1 movement", result: "wins: 94 %", good: true, icon: flame, letter: "a", best: true },
  { key: "herb", words: "Healing Herb", effect: "2 points would be wasted", result: "10 of 11", icon: herbs, letter: "b" },
  { key: "rune", words: "Rune of Frost", effect: "not now", icon: snow, barred: true },
];

export const STORY = [
  "Cold lamps light themselves as you pass. In the hall beyond, small hands are already busy with the gifts of the dead.",
  "Whoever carries a lamp may look behind the second stone.",
];
export const CHOICES: Way[] = [
  { key: "look", words: "Look behind the stone", effect: "1 movement", letter: "a", icon: flame },
  { key: "leave", words: "Leave the dead in peace", letter: "b", icon: prayer },
];

/** Distances of places on the map, and the dangers there. */
export const REACH: Readonly<Record<string, { paces: string; letter: string; state?: "safe" | "danger" }>> = {
  Westley: { paces: "2", letter: "a", state: "safe" },
  "Otter Ford": { paces: "3", letter: "b", state: "danger" },
  "Fox Wood": { paces: "1", letter: "c" },
};

const place = (id: string, kind: string, colour: string, x: number, y: number, roads: string[], note = ""): Place => ({
  id, name: id, kind, column: null, row: null, region: "", note, colour, centre: [x, y], roads, area: null, icon: "",
});

export const ASHBY = place("Ashby", "meadow", "amber", 8, 10, ["Fox Wood", "Larkfield"], "a town");

export const PLACES: Place[] = [
  ASHBY,
  place("Larkfield", "meadow", "amber", 38, 6, ["High Moor", "Otter Ford"]),
  place("High Moor", "hill", "grey", 70, 10, ["Beacon Hill"]),
  place("Fox Wood", "wood", "green", 14, 40, ["Otter Ford", "Westley"]),
  place("Otter Ford", "ford", "blue", 45, 36, ["Beacon Hill", "Westley"]),
  place("Beacon Hill", "hill", "grey", 82, 40, [], "a fort"),
  place("Westley", "wood", "green", 34, 62, [], "a town"),
  place("Nowhere", "wood", "green", 70, 60, ["Westley", "Beacon Hill"]),
  place("Long Barrow", "hill", "grey", 98, 22, ["High Moor", "Beacon Hill"]),
  place("Saltmarsh", "ford", "blue", 60, 24, ["Otter Ford", "High Moor"]),
  place("Lindenholt", "wood", "green", 10, 62, ["Fox Wood", "Westley"]),
];

export const AREAS: Area[] = [
  { id: "hall", name: "Hall of Five Tombs", rect: [0, 4, 8, 6], lit: true },
  { id: "passage", name: "Lamp Passage", rect: [8, 5, 6, 3], lit: true },
  { id: "grave", name: "Grave Hall", rect: [14, 3, 9, 6] },
  { id: "cistern", name: "Cistern", rect: [8, 8, 6, 5], floor: "water" },
  { id: "ossuary", name: "Ossuary", rect: [8, 0, 6, 5], difficult: true },
  { id: "vault", name: "Vault", rect: [14, 0, 4, 3] },
  { id: "loft", name: "Bell Loft", rect: [18, 0, 5, 3], floor: "wood", lit: true },
  { id: "garden", name: "Cloister Garden", rect: [14, 9, 9, 4], floor: "grass" },
  { id: "breach", name: "Robbers’ Breach", rect: [0, 0, 8, 4], floor: "earth", difficult: true },
];

export const LINKS: Link[] = [
  { a: "hall", b: "passage", kind: "open" },
  { a: "passage", b: "grave", kind: "arch", span: [14, 6, 14, 7] },
  { a: "passage", b: "cistern", kind: "rail" },
  { a: "passage", b: "ossuary", kind: "door", span: [10, 5, 11.4, 5] },
  { a: "grave", b: "loft", kind: "door", span: [20, 3, 21.4, 3] },
  { a: "ossuary", b: "vault", kind: "locked", span: [14, 0.8, 14, 2.2] },
  { a: "grave", b: "garden", kind: "arch", span: [18, 9, 19.2, 9] },
  { a: "hall", b: "breach", kind: "open", span: [2, 4, 4, 4] },
];
