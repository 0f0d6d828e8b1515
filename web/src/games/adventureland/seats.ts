// What the card of a player counts: points that are won, and what the table would give if the match ended now.
import type { Sight, Standing } from "../../wire";
import { t } from "../../words";
import type { AboutSeat } from "../../table/board";
import type { State } from "./types";

const ESCAPE = 3;
const KING = 5;

export function aboutSeat(sight: Sight, seat: number): AboutSeat {
  const standing = sight.standings.find((one) => one.seat === seat);
  const { options: { adventure }, track } = sight.state as unknown as State;
  const points = standing?.points ?? sight.cards.find((scene) => scene.seat === seat)?.points ?? 0;
  if (!standing) return { counts: t("table-points", { count: points }) };
  const sum = t("al-points-sum", { parts: partsOf(standing), points });
  // What is won for good, where the rest is for who has most at the end.
  const won = adventure === KING ? track[seat] : undefined;
  if (sight.over || (adventure !== ESCAPE && (adventure !== KING || won === points))) return { counts: t("table-points", { count: points }), sum };
  if (won !== undefined) return { points: won, then: points, counts: t("al-then-as-it-stands", { points }), sum };
  return { counts: t("al-as-it-stands"), sum };
}

/** `on the way 5, most fog creatures 7`: what there is, the greatest first. */
function partsOf({ parts }: Standing): string {
  const found = Object.entries(parts).filter(([, points]) => points);
  return found.sort(([, a], [, b]) => b - a).map(([name, points]) => `${name} ${points}`).join(", ");
}
