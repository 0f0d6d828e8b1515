// What is said of a table, in the reader's language.
import type { Refused, Sight, Standing } from "../wire";
import { t } from "../words";
import type { GameFace } from "./board";
import { nameOf, turnOf } from "./core/turns";

/** Why a command was not carried out, in the hall's words; where the rules forbid it, they say why below. */
export const refusal = (refused: Refused): string => (refused.reasons.length ? t("refused-not-now") : refused.words);

/** What stands on the tab of a table: several are told apart by game and company, and by where one is to play. */
export function titleOf(sight: Sight, game: string): string {
  const others = sight.seats.filter(({ seat }) => !sight.mine.includes(seat)).map(({ name }) => name);
  const where = [game, ...others].join(", ");
  const turn = turnOf(sight);
  return sight.over || (turn.mine && turn.seats.length) ? `${t(turn.key)} · ${where}` : `${where} · Meadhall`;
}

/** Whether all others are bots. */
export const isAmongBots = ({ seats, mine }: Pick<Sight, "seats" | "mine">): boolean => seats.every(({ seat, bot }) => mine.includes(seat) || bot !== "");

/** Who has won; only where a match is over. */
export function outcome(sight: Sight): string {
  const winners = sight.standings.filter(({ place }) => place === 1);
  if (!winners.length) return t("table-over-nobody");
  if (sight.mine.length === 1 && winners.some(({ seat }) => sight.mine.includes(seat))) return t("table-over-won", { count: winners.length });
  return t("table-over-winner", { name: winners.map(({ seat }) => nameOf(sight.seats, seat)).join(", "), count: winners.length });
}

/** How a match ended, as the last line of its log: who has won, and what everybody has. */
export function closing(sight: Sight, face: GameFace | null): string {
  const ended = (one: Standing): string => {
    const isMe = sight.mine.length === 1 && sight.mine.includes(one.seat);
    const counts = face?.seat?.(sight, one.seat).counts ?? t("table-points", { count: one.points });
    return t("table-log-ended", { name: isMe ? t("table-you-inside") : nameOf(sight.seats, one.seat), points: one.points, counts });
  };
  return t("table-log-end", { outcome: outcome(sight), standings: sight.standings.map(ended).join(", ") });
}
