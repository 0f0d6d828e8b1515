// What Sword & Sorcery brings to the table in the browser.
import type { Sounds } from "../../table/sounds/sounds";
import { aboutPlace } from "./about";
import type { AboutSeat, GameFace } from "../../table/board";
import type { Ask, Option, Sight } from "../../wire";
import { t } from "../../words";
import Board from "./Board.svelte";
import { PICKED } from "./book/picks";
import { cardName } from "./chart";
import { lessonFor } from "./lessons";
import { attacksIn } from "./attack/reach";
import { NUMERALS, partyOf, read } from "./model";
import PartyLines from "./PartyLines.svelte";
import Tray from "./Tray.svelte";
import type { State } from "./types";

/** How one's only hero fares; those of several stand on the card line by line, and points there are none in a game that is won together. */
function seat(sight: Sight, of: number): AboutSeat {
  const heroes = partyOf(sight).filter((hero) => hero.seat === of);
  const [only, second] = heroes;
  const note = !only ? "" : second ? t("ss-leads", { count: heroes.length }) : t("ss-class", { class: only.title, rank: NUMERALS[only.rank] ?? "" });
  return { counts: "", bare: true, note };
}

/** What matters most first. */
const SOUNDS: Sounds = [
  ["QuestLost", "fall"], ["QuestWon", "over"], ["Died", "fall"], ["Slain", "blow"], ["Defended", "blow"], ["Resurrected", "gain"], ["RankChanged", "gain"], ["DoorOpened", "stop"], ["ItemMoved", "gain"], ["Gained", "gain"], ["Healed", "gain"], ["ParagraphRead", "turn"],
];

/** While an attack goes on, or a page is read, it says itself what the question is about. */
function covers(sight: Sight): boolean {
  const ask = sight.ask;
  if (!ask) return false;
  const table = read(sight);
  const areas = new Set(table?.areas.map(({ id }) => id));
  const isFight = table !== null && (sight.state as unknown as State).attacks.length > 0;
  return ask.kind === "paragraph" || PICKED.includes(ask.kind) || (isFight && !ask.options.some(({ key }) => areas.has(key.slice(key.indexOf(":") + 1))));
}

/** On a phone the market and the end have all the room. */
const empty = (sight: Sight): boolean => sight.over || (sight.state as unknown as State).phase === "market";

/** In the market everything is bought where it lies; ways and companions are chosen on the map, and what is dropped in the tray. */
function carries({ kind }: Ask, { key }: Option): boolean {
  if (PICKED.includes(kind)) return true;
  const isBought = key.includes(":") || key === "forge" || key === "raise";
  return ["market", "party-services"].includes(kind) ? isBought : /^(to|area|trade|drop(?!:crowns)):/.test(key);
}

/** What is added to an attack, and the attacks that may begin: by these it is known whom they reach. */
const weighed = (ask: Ask): readonly Option[] => (ask.kind === "hit" ? ask.options : attacksIn(ask));

/** A card in the key of an answer by its name. */
function named(key: string): string {
  return cardName(key.slice(key.indexOf(":") + 1));
}

export default { Board, seat, Seat: PartyLines, Tray, tray: 196, pictured: { width: 1120, height: 660 }, peek: (sight) => (empty(sight) ? 20 : 96), empty, covers, carries, weighs: weighed, about: aboutPlace, named, tellsEnd: true, sounds: SOUNDS, lesson: lessonFor } satisfies GameFace;
