// The numbers on a player's card: the points so far, and the points if the match ended now.
import type { Sight, Standing } from "../../wire";
import { t } from "../../words";
import type { AboutSeat } from "../../table/board";
import { computedValues } from "./model";

export function aboutSeat(sight: Sight, seat: number): AboutSeat {
  const standing = sight.standings.find((standing) => standing.seat === seat);
  const points = standing?.points ?? sight.cards.find((scene) => scene.seat === seat)?.points ?? 0;
  if (!standing) return {};
  const sum = t("al-points-sum", { parts: partsOf(standing), points });
  const won = computedValues(sight)?.won[seat] ?? null;
  if (sight.over || won === points) return { sum };
  return won === null ? { counts: t("al-as-it-stands"), sum } : { points: won, then: points, counts: t("al-then-as-it-stands", { points }), sum };
}

/** Return the nonzero parts, largest first: `on the way 5, most fog creatures 7`. */
function partsOf({ parts }: Standing): string {
  const found = Object.entries(parts).filter(([, points]) => points);
  return found.sort(([, a], [, b]) => b - a).map(([name, points]) => `${name} ${points}`).join(", ");
}
