// Each rulebook is fetched once.
import * as api from "../api";
import type { RulesText } from "../wire";

const books = new Map<string, Promise<RulesText>>();

/** The rulebook of a game; one that failed to come is asked for again the next time. */
export function book(game: string): Promise<RulesText> {
  const known = books.get(game);
  if (known) return known;
  const coming = api.rules(game).catch((error: unknown) => {
    books.delete(game);
    throw error;
  });
  books.set(game, coming);
  return coming;
}
