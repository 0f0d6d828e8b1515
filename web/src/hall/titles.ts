// The title of a table beside the name of its game.
import type { TableCard } from "../wire";
import { t } from "../words";

/** `The Fellowship` of `Adventure Land, The Fellowship`; nothing where the title is the name again. */
export function variant({ name, title }: Pick<TableCard, "name" | "title">): string {
  return title.startsWith(name) ? title.slice(name.length).replace(/^[\s,:·]+/, "") : title;
}

/** The other players. */
export function company({ seats }: Pick<TableCard, "seats">): string {
  const names = seats.filter((seat) => !seat.mine && !seat.free).map(({ name }) => name);
  return names.length ? t("table-company", { names: names.join(", ") }) : "";
}

/** The variant and the other players: `The Fellowship · with Bot Bram, Bot Isolde`. */
export const about = (table: TableCard): string => [variant(table), company(table)].filter(Boolean).join(" · ");
