// What is printed on cards, in the reader's language. English stands in the cards themselves.
import { said } from "./games.svelte";

type Printed = Readonly<Record<string, unknown>> & { readonly id: string };

/**
 * The same cards, whose names are read from the game's catalogue: of `kind` elixir the message `elixir-<id>`. `forms` are
 * other fields that are read, with the attribute of the message that holds each.
 */
export function printedIn<T extends { readonly id: string }>(game: string, kind: string, cards: readonly T[], forms: Readonly<Record<string, string>> = {}): readonly T[] {
  return cards.map((card) => worded(game, `${kind}-${card.id}`, card, { name: "", ...forms }));
}

/** One thing whose fields are read from a message and its attributes. */
export function worded<T extends object>(game: string, id: string, thing: T, forms: Readonly<Record<string, string>>): T {
  const own = { ...thing };
  for (const [field, form] of Object.entries(forms)) {
    const english = (thing as unknown as Printed)[field];
    Object.defineProperty(own, field, { enumerable: true, get: () => said(game, id, form) ?? english });
  }
  return own;
}
