// Things on the table and their answers.
import type { Ask, Option } from "../../wire";
import { letterOf } from "../../table/live/letters.svelte";
import type { CardMark } from "./cards";
import { cardNamed, spaceAt } from "./chart";
import { CARD_ICONS, ENEMY_ICONS, GOOD_ICONS, ICONS } from "./looks";
import type { Marks, SpaceMark, ThingMark } from "./marks";
import type { BoardModel, CardModel, VisitModel } from "./model";
import type { Trip } from "./reach";
import type { Way } from "../../kit/ways";
import { t } from "../../words";

/** Questions whose answers are the seats of heroes. */
const HEROES = ["target", "encounter-whom", "trade-with", "which-hero", "poorest"];
/** Actions about the hero's own space. */
const HERE = /^(fight|rest|visit|ambush|thievery|snatching)(:|$)/;
const KEPT = /^(card|arm|unarm|reroll|give):([A-Z]\d\d)/;

/** Return the answer of a card: by its kind, or by this very card. */
export function cardMark(ask: Ask | null, chosen: Option | null, card: CardModel): CardMark {
  const id = card.card?.id;
  const is = (key: string): boolean => key === `piece:${card.piece}` || key === `keep:${card.piece}` || (id !== undefined && KEPT.exec(key)?.[2] === id);
  const option = ask?.options.find(({ key }) => is(key));
  return { option, chosen: option !== undefined && option.key === chosen?.key, barred: option ? undefined : ask?.barred.find(is) };
}

/** Return the answer of a card for sale that the visitor can pay: it opens the purchase, in which this card is picked. */
export function saleMark({ options }: Ask, { buying, prices }: VisitModel, gold: number, { piece }: CardModel): CardMark | null {
  const opening = options.find(({ key }) => key === `activity:${buying}`);
  return opening && (prices[piece] ?? Infinity) <= gold ? { option: { ...opening, key: `want:${piece}`, letter: "" } } : null;
}

/** Return the answers about the acting hero's space. */
export function answersHere(ask: Ask | null): Option[] {
  return ask?.kind === "action" ? ask.options.filter(({ key }) => HERE.test(key)) : [];
}

/** Return everything on the map that can be chosen now. */
export function marksOf(board: BoardModel, ask: Ask | null, trips: ReadonlyMap<string, Trip>): Marks {
  const spaces = new Map<string, SpaceMark>();
  const rocks = new Map<number, ThingMark>();
  for (const [id, { paces, icons }] of trips) spaces.set(id, { key: "", letter: "", paces, icons });
  for (const option of ask?.options ?? []) {
    const [kind, target = ""] = option.key.split(/[:/]/);
    const mark: SpaceMark = { key: option.key, letter: letterOf(option), paces: null, icons: [] };
    if (kind === "space" && spaceAt(target) && !(ask?.kind === "travel" && trips.has(target))) spaces.set(target, spaces.get(target) ?? mark);
    else if (kind === "rock") rocks.set(Number(target), { key: option.key, letter: letterOf(option) });
    else if (option.key === "stay" && ask?.kind === "rock") rocks.set(board.rock, { key: option.key, letter: letterOf(option) });
    else if ((kind === "hero" || kind === "with") && /^\d$/.test(target) && HEROES.includes(ask?.kind ?? "")) markHero(spaces, board, Number(target), mark);
  }
  const [first] = answersHere(ask);
  const mine = board.heroes.find(({ yours }) => yours);
  if (first && mine) spaces.set(mine.at, { key: first.key, letter: "", paces: null, icons: first.key.startsWith("fight") ? ["fight"] : [] });
  return { spaces, rocks, barred: barredOf(ask) };
}

function markHero(spaces: Map<string, SpaceMark>, board: BoardModel, seat: number, mark: SpaceMark): void {
  const space = board.heroes[seat]?.at;
  if (space && !spaces.has(space)) spaces.set(space, mark);
}

function barredOf(ask: Ask | null): Map<string, string> {
  return new Map((ask?.barred ?? []).flatMap((key) => (key.startsWith("space:") ? [[key.slice(6), key] as const] : [])));
}

/** Return all answers of a space; if there are several, the player is asked which one. */
export function answersAt(board: BoardModel, ask: Ask | null, marks: Marks, space: string): Option[] {
  const mark = marks.spaces.get(space);
  if (!ask || !mark) return [];
  const mine = board.heroes.find(({ yours }) => yours);
  if (ask.kind === "action" && space === mine?.at) return answersHere(ask);
  const heroes = board.spaces.find((spaceModel) => spaceModel.space.id === space)?.heroes ?? [];
  const keys = new Set([...heroes.flatMap(({ seat }) => [`hero:${seat}`, `with:${seat}`])]);
  return ask.options.filter(({ key }) => key === `space:${space}` || key.startsWith(`space:${space}/`) || keys.has(key));
}

/** Return answers as buttons, each with the picture of its topic. */
export function waysFor(options: readonly Option[], chosen: Option | null): Way[] {
  return options.map((option) => ({
    key: option.key, ...wordsOf(option), letter: letterOf(option), icon: iconOf(option.key), chosen: option.key === chosen?.key,
  }));
}

/** A card's button has its name, and its text below. */
function wordsOf({ key, brief, gain, warning }: Option): Pick<Way, "words" | "effect"> {
  const card = key.startsWith("card:") ? cardNamed(key.slice(5)) : undefined;
  return card ? { words: card.name, effect: card.text } : { words: brief, effect: gain || warning };
}

/** Return things that can be given, or asked for, in an offer: each with its name and text. */
export function thingsFor(ask: Ask, way: "give" | "take"): Way[] {
  return ask.options.flatMap((option): Way[] => {
    const [kind, good = ""] = option.key.split(":");
    if (kind !== way) return [];
    const card = cardNamed(good);
    const words = card?.name ?? (good === "magic" ? t("hp-trade-hidden", { count: 1 }) : `1 ${t(`hp-${good.toLowerCase()}`)}`);
    return [{ key: option.key, words, effect: card?.text ?? "", letter: letterOf(option), icon: CARD_ICONS[good] ?? GOOD_ICONS[good] }];
  });
}

function iconOf(key: string): Way["icon"] {
  const [kind = "", target = ""] = key.split(":");
  if (kind === "fight") return ENEMY_ICONS[target.split("/")[0] ?? ""] ?? ICONS["fight"];
  if (kind === "ambush" || kind === "thievery" || kind === "snatching") return ICONS["encounter"];
  return CARD_ICONS[KEPT.exec(key)?.[2] ?? ""] ?? ICONS[kind];
}
