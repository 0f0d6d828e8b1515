// The parts of Sword & Sorcery in the browser.
import type { Sounds } from "../../table/sounds/sounds";
import { aboutPlace } from "./about";
import type { AboutSeat, GameFace } from "../../table/board";
import type { Ask, Line, Option, Sight } from "../../wire";
import { t } from "../../words";
import Board from "./Board.svelte";
import { PICKED } from "./book/picks";
import { cardName } from "./chart";
import { lessonFor } from "./lessons";
import { missedIn } from "./missed";
import { attacksIn } from "./attack/reach";
import { NUMERALS, partyOf, read } from "./model";
import PartyLines from "./PartyLines.svelte";
import Tray from "./Tray.svelte";
import type { State } from "./types";

/** The state of a player's only hero; several stand on the card line by line. A game that is won together has no points. */
function seat(sight: Sight, of: number): AboutSeat {
  const heroes = partyOf(sight).filter((hero) => hero.seat === of);
  const [only, second] = heroes;
  const note = !only ? "" : second ? t("ss-leads", { count: heroes.length }) : t("ss-class", { class: only.title, rank: NUMERALS[only.rank] ?? "" });
  return { bare: true, note };
}

/** The most important first. */
const SOUNDS: Sounds = [
  ["QuestLost", "fall"], ["QuestWon", "over"], ["HeroDied", "fall"], ["FigureSlain", "blow"], ["AttackDefended", "blow"], ["HeroResurrected", "gain"], ["RankChanged", "gain"], ["DoorOpened", "stop"], ["ItemMoved", "gain"], ["CrownsGained", "gain"], ["WoundsHealed", "gain"], ["ParagraphRead", "turn"],
];

/** During an attack, or while a page is read, the overlay explains the question itself. */
function covers(sight: Sight): boolean {
  const ask = sight.ask;
  if (!ask) return false;
  const table = read(sight);
  const areas = new Set(table?.areas.map(({ id }) => id));
  const isFight = table !== null && (sight.state as unknown as State).attacks.length > 0;
  return ask.kind === "paragraph" || PICKED.includes(ask.kind) || (isFight && !ask.options.some(({ key }) => areas.has(key.slice(key.indexOf(":") + 1))));
}

/** While the party gathers, and at the end, there is nothing to show; on a phone the market has all the room. */
function empty({ over, state }: Sight, phone: boolean): boolean {
  const { phase, step } = state as unknown as State;
  return over || step === "heroes" || (phone && phase === "market");
}

/** From this many figures in a room they are too small to tell apart, so the bar lists them too. */
const CROWD = 4;

/** Whether a target is in a room with enough space. */
function standsClear(sight: Sight, key: string): boolean {
  const pieces = read(sight)?.pieces ?? [];
  const aimed = pieces.find(({ id }) => id === key.slice(key.indexOf(":") + 1));
  return aimed !== undefined && pieces.filter(({ area }) => area === aimed.area).length < CROWD;
}

/** The overlay has all its answers. In the market everything is bought at its place; ways, companions and targets are chosen on the map, and items to drop in the tray. */
function carries({ kind, options }: Ask, { key }: Option, sight: Sight): boolean {
  if (PICKED.includes(kind) || covers(sight)) return true;
  const isBought = key.includes(":") || key === "forge" || key === "raise";
  if (["target", "on-whom"].includes(kind)) return key.includes(":") && options.every((one) => !one.key.includes(":") || standsClear(sight, one.key));
  return ["market", "party-services"].includes(kind) ? isBought : /^(to|area|trade|drop(?!:crowns)):/.test(key);
}

/** On a small screen purchases and finds are told over the board: they vanish from where they lay. */
const isToast = ({ event }: Line): boolean => event["type"] === "RankChanged" || (event["type"] === "ItemMoved" && ["buy", "sell", "gain", "pick", "hand"].includes(String(event["how"])));

/** Additions to an attack, and attacks that may begin: their previews show the targets. */
const weighed = (ask: Ask): readonly Option[] => (ask.kind === "hit" ? ask.options : attacksIn(ask));

/** Return the name of the card in an answer's key. */
function named(key: string): string {
  return cardName(key.slice(key.indexOf(":") + 1));
}

export default { Board, seat, Seat: PartyLines, Tray, tray: 196, pictured: { width: 1120, height: 660 }, peek: () => 96, empty, covers, carries, weighs: weighed, misses: missedIn, windows: { interpose: "round" }, round: ({ state }) => (state as unknown as State).round, about: aboutPlace, named, tellsEnd: true, toasts: isToast, sounds: SOUNDS, lesson: lessonFor } satisfies GameFace;
