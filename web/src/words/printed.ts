// The texts of cards in the reader's language. The English texts are in the cards themselves.
import { named } from "./games.svelte";
import { capital } from "./said";

type Fields = Readonly<Record<string, string>>;

/** Make fields of an object return texts in the reader's language: each is a form of the message with this id, "" the message itself. */
export function withTexts<T extends object>(game: string, id: string, thing: T, fields: Fields): T {
  for (const [field, form] of Object.entries(fields)) {
    const english = String(Reflect.get(thing, field));
    Object.defineProperty(thing, field, { enumerable: true, get: () => capital(named(game, id, english, form)) });
  }
  return thing;
}

/** Do the same for the names and other fields of cards of a kind; those of `elixir` are the messages `elixir-<id>`. */
export function cardsWithTexts<T extends { readonly id: string }>(game: string, kind: string, cards: readonly T[], fields: Fields = {}): readonly T[] {
  return cards.map((card) => withTexts(game, `${kind}-${card.id}`, card, { name: "", ...fields }));
}
