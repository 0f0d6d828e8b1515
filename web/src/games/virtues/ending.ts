// Why a match of Seven Virtues is over, and how it is decided: by might, or by the portals that each hero closed.
import { nameOf } from "../../table/core/turns";
import { t } from "../../words";
import type { Line, Sight } from "../../wire";
import { read } from "./model";

/** Return the reason as a sentence for the result, because the hero with the most might need not be the winner. */
export function whyOver(_lines: readonly Line[], sight: Sight): string {
  const { ending, portals, heroes } = read(sight);
  const name = (seat: number): string => (sight.mine.length === 1 && sight.mine.includes(seat) ? t("table-you-inside") : nameOf(sight.seats, seat));
  const closed = sight.standings.filter(({ seat }) => heroes[seat]).map(({ seat }) => `${name(seat)} ${portals.filter(({ by }) => by === seat).length}`);
  return t("sv-why-over", { ending, closed: closed.join(", ") });
}
