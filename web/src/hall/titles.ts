// The title of a table beside the name of its game.
import type { TableCard } from "../wire";
import { t } from "../words";

/** Return the variant in a title: `The Fellowship` of `Adventure Land, The Fellowship`; "" if the title has none. */
export function variantName({ name, title }: Pick<TableCard, "name" | "title">): string {
  return title.startsWith(name) ? title.slice(name.length).replace(/^[\s,:·]+/, "") : title;
}

/** Return the names of the other players as text. */
export function otherPlayers({ seats }: Pick<TableCard, "seats">): string {
  const names = seats.filter((seat) => !seat.mine && !seat.free).map(({ name }) => name);
  return names.length ? t("table-company", { names: names.join(", ") }) : "";
}

/** Return the variant and the other players: `The Fellowship · with Bot Bram, Bot Isolde`. */
export const tableDescription = (table: TableCard): string => [variantName(table), otherPlayers(table)].filter(Boolean).join(" · ");
