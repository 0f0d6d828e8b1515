// The sentences of tables in English and in the reader's language, which come from the hall: its own and each game's.
import { SvelteMap } from "svelte/reactivity";
import * as api from "../api";
import { originalOf } from "../games/original";
import type { GameCard, Hall, TableCard } from "../wire";
import { prefs } from "../you/prefs.svelte";
import { Speaker, type Text } from "./said";
import { language } from "./speak.svelte";
import { isText, Voice } from "./worded";

const asked = new Map<string, Promise<Speaker>>();
const speakers = new SvelteMap<string, Speaker>();

/** Has the words of a game's tables at hand from now on, in English and in the reader's language. */
export async function learn(game: Pick<GameCard, "id" | "catalogue"> | null | undefined, wanted: string = prefs.language): Promise<void> {
  if (game) shown.set(originalOf(game.id), game.id);
  await Promise.all(game?.catalogue.filter((id) => id === "en" || id === wanted).map((id) => catalogue(game.id, id)) ?? []);
}

/** The messages of a game in a language, asked for once; a failure is not remembered. */
function catalogue(game: string, id: string): Promise<Speaker> {
  const key = keyOf(game, id);
  const known = asked.get(key);
  if (known) return known;
  const coming = fetched(game, id).catch((error: unknown) => {
    asked.delete(key);
    throw error;
  });
  asked.set(key, coming);
  return coming;
}

async function fetched(game: string, id: string): Promise<Speaker> {
  const [source, english] = await Promise.all([api.wordsOf(game, id), id === "en" ? null : catalogue(game, "en")]);
  const speaker = new Speaker(id, source, english);
  speakers.set(keyOf(game, id), speaker);
  return speaker;
}

/** The version of the hall that all words here are from; unknown before the first call of `renew`. */
let version = "";

/** When the hall is there again after a break: if it has been updated meanwhile, fetches all words again. */
export async function renew(): Promise<void> {
  const { version: now } = await api.health();
  if (now === version) return;
  const keys = [...asked.keys()];
  asked.clear();
  await Promise.all(keys.map((key) => catalogue(...(key.split(" ") as [game: string, id: string]))));
  version = now;
}

/** Of each game the variant whose words were asked for last: a board shows one of them at a time. */
const shown = new Map<string, string>();
const NOBODY = { names: [], listener: -1 };

const keyOf = (game: string, id: string): string => `${game} ${id}`;

/** A message of a game in the reader's language, such as the name of a card; `english` as long as its words are not here. */
export function named(game: string, message: string | Text, english: string, form = ""): string {
  const shows = shown.get(game) ?? game;
  const speaker = speakers.get(keyOf(shows, language())) ?? speakers.get(keyOf(shows, "en"));
  const text = typeof message === "string" ? { id: message } : message;
  return speaker?.has(text.id, form) ? speaker.say(text, NOBODY, form) : english;
}

/** Puts what the hall says of one match into words. */
export class Wording {
  readonly #game: string;
  readonly #voices = new Map<string, Voice>();

  constructor(game: string) {
    this.#game = game;
  }

  /** A thing in the words of a reader; the same thing again is the same until the language, a name or the seat changes. */
  inWords<T>(thing: T, names: readonly string[], listener: number): T {
    const speaker = speakers.get(keyOf(this.#game, language())) ?? speakers.get(keyOf(this.#game, "en"));
    if (!speaker) return thing;
    const key = [speaker.language, listener, ...names].join("\n");
    const known = this.#voices.get(key);
    const voice = known?.speaker === speaker ? known : new Voice(speaker, { names, listener });
    this.#voices.set(key, voice);
    return voice.worded(thing);
  }
}

/** The card of a table in words: its news as one's own seat hears it, all else as everybody does. */
export function cardInWords(card: TableCard): TableCard {
  const wording = new Wording(card.game);
  const names = card.seats.map(({ name }) => name);
  const mine = card.seats.find((seat) => seat.mine)?.seat ?? -1;
  return { ...wording.inWords({ ...card, news: [] }, names, -1), news: wording.inWords(card.news, names, mine).filter(({ words }) => words) };
}

/** All cards of the hall in words; only the catalogues that they need are fetched. */
export async function hallInWords(hall: Hall, games: readonly GameCard[]): Promise<Hall> {
  const { mine, open, watch, replays } = hall;
  const spoken = new Set([mine, open, watch, replays].flat().filter(hasTexts).map(({ game }) => game));
  await Promise.all(games.map((game) => spoken.has(game.id) && learn(game)));
  const all = (cards: TableCard[]): TableCard[] => cards.map(cardInWords);
  return { ...hall, mine: all(mine), open: all(open), watch: all(watch), replays: all(replays) };
}

const hasTexts = ({ title, phase, result, news }: TableCard): boolean => [title, phase, result, ...news.map(({ words }) => words)].some(isText);
