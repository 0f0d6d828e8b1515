// What a table needs from the hall is asked for while the table's own script is still on its way.
import * as api from "../../api";
import { faceOf } from "../../games";
import type { GameCard, Me, TableCard } from "../../wire";
import { cardInWords, learn } from "../../words/games.svelte";
import { returns } from "../../you/prefs.svelte";

export interface Found {
  me: Me;
  card: TableCard;
  game: GameCard | null;
}

let asked: { id: string; found: Promise<Found> } | null = null;

/** Asks for a table, unless it has been asked for, with the invitation its link carries, if it does. */
export function ask(id: string, invite: string): void {
  if (asked?.id === id) return;
  const found = find(id, invite);
  found.catch(() => undefined); // whoever takes it up hears of it
  asked = { id, found };
}

/** What was asked for ahead, or else asked for now. It is given once: another visit asks anew. */
export function found(id: string, invite: string): Promise<Found> {
  const ahead = asked?.id === id ? asked.found : find(id, invite);
  asked = null;
  return ahead;
}

async function find(id: string, invite: string): Promise<Found> {
  const games = api.games();
  games.catch(() => undefined); // heard of below, unless something else fails before
  const early = returns && !invite ? api.table(id).catch(() => null) : null; // who is known need not hear first who it is
  const me = await api.me(); // gives a new guest the key with which tables are asked for
  const card = (await early) ?? (await (invite ? api.enter(id, invite) : api.table(id)));
  void faceOf(card.game); // the board's script comes while everything else is made ready
  const game = (await games).find((one) => one.id === card.game) ?? null;
  await learn(game);
  return { me, card: cardInWords(card), game };
}
