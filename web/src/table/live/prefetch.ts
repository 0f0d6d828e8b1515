// Requests for a table's data while the table's script is still loading.
import * as api from "../../api";
import { faceOf } from "../../games";
import type { GameCard, Me, TableCard } from "../../wire";
import { cardInWords, loadTexts } from "../../words/games.svelte";
import { returns } from "../../you/prefs.svelte";

export interface Found {
  me: Me;
  card: TableCard;
  game: GameCard | null;
}

let asked: { id: string; found: Promise<Found> } | null = null;

/** Request a table once, with the invitation in its link. */
export function prefetch(id: string, invite: string): void {
  if (asked?.id === id) return;
  const found = fetchTable(id, invite);
  found.catch(() => undefined); // the consumer handles the error
  asked = { id, found };
}

/** Return the prefetched data, or request it now. It is returned once; another visit requests it again. */
export function takePrefetched(id: string, invite: string): Promise<Found> {
  const ahead = asked?.id === id ? asked.found : fetchTable(id, invite);
  asked = null;
  return ahead;
}

async function fetchTable(id: string, invite: string): Promise<Found> {
  const games = api.games();
  games.catch(() => undefined); // handled below, unless something else fails first
  const early = returns && !invite ? api.table(id).catch(() => null) : null; // a known player need not wait for their identity
  const me = await api.me(); // gives a new guest a session, which requests for tables need
  const card = (await early) ?? (await (invite ? api.enter(id, invite) : api.table(id)));
  void faceOf(card.game); // load the board's script while everything else is prepared
  const game = (await games).find((game) => game.id === card.game) ?? null;
  await loadTexts(game);
  return { me, card: cardInWords(card), game };
}
