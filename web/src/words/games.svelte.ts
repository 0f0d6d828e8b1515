// The sentences of tables in English and in the reader's language, which the hall sends: its own and each game's.
import { SvelteMap } from "svelte/reactivity";
import * as api from "../api";
import { originalOf } from "../games/original";
import type { GameCard, Hall, TableCard } from "../wire";
import { prefs } from "../you/prefs.svelte";
import { Speaker, type Text } from "./said";
import { language } from "./speak.svelte";
import { isText, Voice } from "./worded";

const requestedTexts = new Map<string, Promise<Speaker>>();
const speakers = new SvelteMap<string, Speaker>();

/** Load the texts of a game's tables, in English and in the reader's language. */
export async function loadTexts(game: Pick<GameCard, "id" | "catalogue"> | null | undefined, wanted: string = prefs.language): Promise<void> {
  if (game) shownVariants.set(originalOf(game.id), game.id);
  await Promise.all(game?.catalogue.filter((id) => id === "en" || id === wanted).map((id) => loadCatalogue(game.id, id)) ?? []);
}

/** Return the messages of a game in a language. They are requested once; a failure is not cached. */
function loadCatalogue(game: string, id: string): Promise<Speaker> {
  const key = keyOf(game, id);
  const known = requestedTexts.get(key);
  if (known) return known;
  const coming = fetchSpeaker(game, id).catch((error: unknown) => {
    requestedTexts.delete(key);
    throw error;
  });
  requestedTexts.set(key, coming);
  return coming;
}

async function fetchSpeaker(game: string, id: string): Promise<Speaker> {
  const [source, english] = await Promise.all([api.catalogueText(game, id), id === "en" ? null : loadCatalogue(game, "en")]);
  const speaker = new Speaker(id, source, english);
  speakers.set(keyOf(game, id), speaker);
  return speaker;
}

/** The version of the hall that all loaded texts are from; "" before the first call of `renew`. */
let version = "";

/** After a lost connection: fetch all texts again if the hall was updated in the meantime. */
export async function renewTexts(): Promise<void> {
  const { version: now } = await api.health();
  if (now === version) return;
  const keys = [...requestedTexts.keys()];
  requestedTexts.clear();
  await Promise.all(keys.map((key) => loadCatalogue(...(key.split(" ") as [game: string, id: string]))));
  version = now;
}

/** By game, the variant whose texts were requested last; a board shows one at a time. */
const shownVariants = new Map<string, string>();
const NOBODY = { names: [], listener: -1 };

const keyOf = (game: string, id: string): string => `${game} ${id}`;

/** Return a message of a game in the reader's language, such as the name of a card; `english` until the texts are loaded. */
export function named(game: string, message: string | Text, english: string, form = ""): string {
  const shows = shownVariants.get(game) ?? game;
  const speaker = speakers.get(keyOf(shows, language())) ?? speakers.get(keyOf(shows, "en"));
  const text = typeof message === "string" ? { id: message } : message;
  return speaker?.has(text.id, form) ? speaker.say(text, NOBODY, form) : english;
}

/** Formats the texts of one match. */
export class Wording {
  readonly #game: string;
  readonly #voices = new Map<string, Voice>();

  constructor(game: string) {
    this.#game = game;
  }

  /** Return a message with texts for a reader. The same object gives the same result until the language, a name or the seat changes. */
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

/** Return a table's card with formatted texts: its news for the reader's own seat, and the rest for everybody. */
export function cardInWords(card: TableCard): TableCard {
  const wording = new Wording(card.game);
  const names = card.seats.map(({ name }) => name);
  const mine = card.seats.find((seat) => seat.mine)?.seat ?? -1;
  return { ...wording.inWords({ ...card, news: [] }, names, -1), news: wording.inWords(card.news, names, mine).filter(({ words }) => words) };
}

/** Return all cards of the hall with formatted texts; only the catalogues that they need are fetched. */
export async function hallInWords(hall: Hall, games: readonly GameCard[]): Promise<Hall> {
  const { mine, open, watch, replays } = hall;
  const spoken = new Set([mine, open, watch, replays].flat().filter(hasTexts).map(({ game }) => game));
  await Promise.all(games.map((game) => spoken.has(game.id) && loadTexts(game)));
  const all = (cards: TableCard[]): TableCard[] => cards.map(cardInWords);
  return { ...hall, mine: all(mine), open: all(open), watch: all(watch), replays: all(replays) };
}

const hasTexts = ({ title, phase, result, news }: TableCard): boolean => [title, phase, result, ...news.map(({ words }) => words)].some(isText);
