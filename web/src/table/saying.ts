// What the hall says often, in the reader's language. In English its own words stand, which say more; so they do for
// whatever has no sentence here.
import type { Asking, Bye, Refused, Sight, Standing, Undo } from "../wire";
import { language, t } from "../words";
import type { GameFace } from "./board";
import { nameOf, turnOf } from "./core/turns";

const isEnglish = (): boolean => language() === "en";

/** Refusals for which one sentence is enough. */
const REFUSALS: readonly Refused["code"][] = ["stale", "too-many", "failed", "unreadable"];

/** Why a command was not carried out. */
export function refusal(refused: Refused, sight: Sight | null): string {
  if (isEnglish() || refused.id === "") return refused.words;
  if (refused.reasons.length) return t("refused-not-now"); // which are told below it
  if (REFUSALS.includes(refused.code)) return t(`refused-${refused.code}`);
  if (refused.code === "not-now" && sight && !sight.mine.some((seat) => sight.waiting.includes(seat))) return waitingFor(sight);
  return refused.words;
}

function waitingFor(sight: Sight): string {
  if (sight.over) return t("refused-over");
  const names = sight.waiting.filter((seat) => seat >= 0).map((seat) => nameOf(sight.seats, seat)).join(", ");
  return names ? t("refused-not-asked", { name: names }) : t("refused-not-now");
}

/** What stands on the tab of a table: several are told apart by game and company, and by where one is to play. */
export function titleOf(sight: Sight, game: string): string {
  const others = sight.seats.filter(({ seat }) => !sight.mine.includes(seat)).map(({ name }) => name);
  const where = [game, ...others].join(", ");
  const turn = turnOf(sight);
  return sight.over || (turn.mine && turn.seats.length) ? `${t(turn.key)} · ${where}` : `${where} · Meadhall`;
}

/** What is voted on. */
export function asked(vote: Asking, sight: Sight): string {
  return sight.mine.includes(vote.seat) ? t("table-vote-mine") : t("table-vote-asks", { name: nameOf(sight.seats, vote.seat) });
}

/** Why a line ended. */
export function farewell(bye: Bye): string {
  return isEnglish() || bye.back === null ? bye.words : t("bye-back");
}

/** What the way back is. */
export function wayBack(undo: Undo): string {
  return isEnglish() ? undo.words : t(`undo-${undo.way}`);
}

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
