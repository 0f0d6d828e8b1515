// Each rulebook is fetched only once.
import * as api from "../api";
import type { RulesText } from "../wire";

const rulebooks = new Map<string, Promise<RulesText>>();

/** Return the rulebook of a game; after a failure, the next call fetches it again. */
export function rulebook(game: string): Promise<RulesText> {
  const known = rulebooks.get(game);
  if (known) return known;
  const coming = api.rules(game).catch((error: unknown) => {
    rulebooks.delete(game);
    throw error;
  });
  rulebooks.set(game, coming);
  return coming;
}
