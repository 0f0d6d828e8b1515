// The text of cards in the reader's language. English stands in the cards themselves.
import { named } from "./games.svelte";
import { capital } from "./said";

type Fields = Readonly<Record<string, string>>;

/** Lets fields of a thing be read in the reader's language: each is a form of the message with this id, "" its own text. */
export function worded<T extends object>(game: string, id: string, thing: T, fields: Fields): T {
  for (const [field, form] of Object.entries(fields)) {
    const english = String(Reflect.get(thing, field));
    Object.defineProperty(thing, field, { enumerable: true, get: () => capital(named(game, id, english, form)) });
  }
  return thing;
}

/** The same for the names of cards of a kind, and for other fields of theirs: of `elixir` the messages `elixir-<id>`. */
export function printedIn<T extends { readonly id: string }>(game: string, kind: string, cards: readonly T[], fields: Fields = {}): readonly T[] {
  return cards.map((card) => worded(game, `${kind}-${card.id}`, card, { name: "", ...fields }));
}
