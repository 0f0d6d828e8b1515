// Sword & Sorcery's parts of the table page.
import type { Sounds } from "../../table/sounds/sounds";
import { aboutPlace } from "./about";
import type { AboutSeat, GameFace } from "../../table/board";
import type { Ask, Line, Option, Sight } from "../../wire";
import { t } from "../../words";
import Board from "./Board.svelte";
import { PICKED } from "./book/picks";
import { cardName } from "./chart";
import { lessonFor } from "./lessons";
import { missedAnswers } from "./missed";
import { attacksIn } from "./attack/reach";
import { NUMERALS, partyOf, readTable } from "./model";
import PartyLines from "./PartyLines.svelte";
import Tray from "./Tray.svelte";
import type { State } from "./types";

/**
 * The note about a player's only hero; several heroes have their own lines on the card. There are no points, as the
 * game is cooperative.
 */
function seat(sight: Sight, index: number): AboutSeat {
  const heroes = partyOf(sight).filter((hero) => hero.seat === index);
  const [only, second] = heroes;
  const note = !only ? "" : second ? t("ss-leads", { count: heroes.length }) : t("ss-class", { class: only.title, rank: NUMERALS[only.rank] ?? "" });
  return { bare: true, note };
}

/** Sounds of events, the most important first. */
const SOUNDS: Sounds = [
  ["QuestLost", "fall"], ["QuestWon", "over"], ["HeroDied", "fall"], ["FigureSlain", "blow"], ["AttackDefended", "blow"], ["HeroResurrected", "gain"], ["RankChanged", "gain"], ["DoorOpened", "stop"], ["ItemMoved", "gain"], ["CrownsGained", "gain"], ["WoundsHealed", "gain"], ["ParagraphRead", "turn"],
];

/** Whether the overlay covers the map: it explains the question itself during an attack, or while a page is read. */
function explainsQuestion(sight: Sight): boolean {
  const ask = sight.ask;
  if (!ask) return false;
  const table = readTable(sight);
  const areas = new Set(table?.areas.map(({ id }) => id));
  const isFight = table !== null && (sight.state as unknown as State).attacks.length > 0;
  return ask.kind === "paragraph" || PICKED.includes(ask.kind) || (isFight && !ask.options.some(({ key }) => areas.has(key.slice(key.indexOf(":") + 1))));
}

/** Whether the tray is hidden: before a quest, at the end, and on a phone in the market, which needs all the room. */
function isTrayEmpty({ over, state }: Sight, phone: boolean): boolean {
  const { phase, step } = state as unknown as State;
  return over || step === "heroes" || (phone && phase === "market");
}

/** With this many figures in a room, they are too small to distinguish, so the bar lists them too. */
const CROWD_SIZE = 4;

/** Whether a target is in a room with enough space. */
function hasRoomAround(sight: Sight, key: string): boolean {
  const pieces = readTable(sight)?.pieces ?? [];
  const aimed = pieces.find(({ id }) => id === key.slice(key.indexOf(":") + 1));
  return aimed !== undefined && pieces.filter(({ area }) => area === aimed.area).length < CROWD_SIZE;
}

/**
 * Whether an answer is shown on the table and so not in the bar. If the overlay covers the map, it shows all answers.
 * Otherwise things for sale are on their shelves, areas and targets on the map, and items to drop in the tray.
 */
function isOnTable({ kind, options }: Ask, { key }: Option, sight: Sight): boolean {
  if (PICKED.includes(kind) || explainsQuestion(sight)) return true;
  const isBought = key.includes(":") || key === "forge" || key === "raise";
  if (["target", "on-whom"].includes(kind)) return key.includes(":") && options.every((option) => !option.key.includes(":") || hasRoomAround(sight, option.key));
  return ["market", "party-services"].includes(kind) ? isBought : /^(to|area|trade|drop(?!:crowns)):/.test(key);
}

/** Purchases and finds get a toast on a small screen, because the things disappear from their places. */
const isToast = ({ event }: Line): boolean => event["type"] === "RankChanged" || (event["type"] === "ItemMoved" && ["buy", "sell", "gain", "pick", "hand"].includes(String(event["how"])));

/** Return the answers whose previews show their targets: additions to an attack, and attacks that can begin. */
const forecastOptions = (ask: Ask): readonly Option[] => (ask.kind === "hit" ? ask.options : attacksIn(ask));

/** Return the name of the card in an answer's key. */
function named(key: string): string {
  return cardName(key.slice(key.indexOf(":") + 1));
}

export default { Board, seat, Seat: PartyLines, Tray, trayHeight: 196, pictureSize: { width: 1120, height: 660 }, closedTrayHeight: () => 96, isTrayEmpty, explainsQuestion, isOnTable, forecastOptions, missedAnswers, reactionQuestions: { interpose: "round" }, round: ({ state }) => (state as unknown as State).round, about: aboutPlace, named, showsResult: true, isToast, sounds: SOUNDS, lesson: lessonFor } satisfies GameFace;
