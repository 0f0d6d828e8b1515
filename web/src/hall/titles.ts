// What a table is called beside the name of its game.
import type { TableCard } from "../wire";

/** `The Fellowship` of `Adventure Land, The Fellowship`; nothing where the title is the name again. */
export function variant({ name, title }: Pick<TableCard, "name" | "title">): string {
  return title.startsWith(name) ? title.slice(name.length).replace(/^[\s,:·]+/, "") : title;
}

/** The line of state below the name: `The Fellowship · Round 8`. */
export const stateOf = (table: TableCard): string => [variant(table), table.phase].filter(Boolean).join(" · ");
