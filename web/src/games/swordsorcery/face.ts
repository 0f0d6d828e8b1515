// What Sword & Sorcery brings to the table in the browser.
import type { Sounds } from "../../table/sounds/sounds";
import { aboutPlace } from "./about";
import type { AboutSeat, GameFace } from "../../table/board";
import type { Ask, Option, Sight } from "../../wire";
import { t } from "../../words";
import Board from "./Board.svelte";
import { lessonFor } from "./lessons";
import { read } from "./model";
import Tray from "./Tray.svelte";
import type { State } from "./types";

/** Whom a player leads, and how they fare; their cards lie in the tray and on the board. */
function seat(sight: Sight, of: number): AboutSeat {
  const heroes = read(sight)?.heroes.filter((hero) => hero.seat === of) ?? [];
  const points = sight.cards.find((one) => one.seat === of)?.points ?? 0;
  const note = heroes.map(({ name, hp, most, ghost }) => (ghost ? t("ss-ghost-of", { name }) : t("ss-hp-short", { name, hp, most }))).join(" · ");
  return { counts: t("table-points", { count: points }), bare: true, ...(note ? { note } : {}) };
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
  return ask.kind === "paragraph" || (isFight && !ask.options.some(({ key }) => areas.has(key.slice(key.indexOf(":") + 1))));
}

/** On a phone the market and the end have all the room. */
const empty = (sight: Sight): boolean => sight.over || (sight.state as unknown as State).phase === "market";

/** In the market everything is bought where it lies; ways and companions are chosen on the map, and what is dropped in the tray. */
function carries({ kind }: Ask, { key }: Option): boolean {
  const isBought = key.includes(":") || key === "forge" || key === "raise";
  return ["market", "party-services"].includes(kind) ? isBought : /^(to|area|trade|drop(?!:crowns)):/.test(key);
}

export default { Board, seat, Tray, tray: 196, peek: (sight) => (empty(sight) ? 20 : 96), empty, covers, carries, about: aboutPlace, sounds: SOUNDS, lesson: lessonFor } satisfies GameFace;
