// Each rulebook is fetched only once.
import * as api from "../api";
import type { RulesText } from "../wire";

const books = new Map<string, Promise<RulesText>>();

/** Return the rulebook of a game; after a failure, the next call fetches it again. */
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
