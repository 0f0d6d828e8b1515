// Texts about a table, in the reader's language.
import { initial } from "../parts/seats";
import type { CommandRefused, Sight, Standing } from "../wire";
import { t } from "../words";
import type { Wording } from "../words/games.svelte";
import { nameOf, turnOf } from "./core/turns";

/** Return why a command was refused, in the hall's words; if the rules forbid it, their reasons are shown below. */
export const refusalText = (refused: CommandRefused): string => (refused.reasons.length ? t("refused-not-now") : refused.words);

/** Return the title of the browser's tab: the game, the players, and whose turn it is. */
export function titleOf(sight: Sight, game: string): string {
  const others = sight.seats.filter(({ seat }) => !sight.mine.includes(seat)).map(({ name }) => name);
  const where = [game, ...others].join(", ");
  const turn = turnOf(sight);
  return sight.over || (turn.mine && turn.seats.length) ? `${t(turn.key)} · ${where}` : `${where} · Meadhall`;
}

/** Return a sight without a match behind it with texts in its reader's language, who is "you". */
export function yourSight(sight: Sight, wording: Wording): Sight {
  const you = t("table-you");
  const seats = sight.seats.map((seat) => (seat.seat === sight.seat ? { ...seat, name: you, letter: initial(you) } : seat));
  return wording.inWords({ ...sight, seats }, seats.map(({ name }) => name), sight.seat);
}

/** Whether all others are bots. */
export const isAmongBots = ({ seats, mine }: Pick<Sight, "seats" | "mine">): boolean => seats.every(({ seat, bot }) => mine.includes(seat) || bot !== "");

/** Whether the hall offers a bot's advice: no other person plays here, and it is not a race. */
export const isAdvised = ({ seats, race }: Pick<Sight, "seats" | "race">, askedSeat: number): boolean => !race && seats.every(({ seat, person }) => seat === askedSeat || !person);

/** Return a bot's advice with its reason. */
export function adviceText(words: string, reason: string): string {
  return t("table-advised", { words: reason ? `${words.replace(/\.$/, "")}. ${reason}` : words });
}

/** Return the winners as text; only for a finished match. */
export function outcomeText(sight: Sight): string {
  const winners = sight.standings.filter(({ place }) => place === 1);
  if (!winners.length) return t("table-over-nobody");
  if (sight.mine.length === 1 && winners.some(({ seat }) => sight.mine.includes(seat))) return t("table-over-won", { count: winners.length });
  return t("table-over-winner", { name: winners.map(({ seat }) => nameOf(sight.seats, seat)).join(", "), count: winners.length });
}

/** Return the name of what a standing counts; "" if its points mean nothing. */
export const countName = ({ counts, points }: Pick<Standing, "counts" | "points">): string => (typeof counts === "string" ? counts : t("table-points", { count: points }));

/** Return the name of what a seat's points count; "" if they mean nothing. */
export const countNameOf = (sight: Sight, seat: number, points: number): string => countName(sight.standings.find((standing) => standing.seat === seat) ?? { counts: null, points });

/** Return the last line for the log of a finished match: the winners, and all results if the match counts anything. */
export function closingLine(sight: Sight): string {
  const resultTexts = (standing: Standing): string[] => {
    const isMe = sight.mine.length === 1 && sight.mine.includes(standing.seat);
    const counts = countName(standing);
    return counts === "" ? [] : [t("table-log-ended", { name: isMe ? t("table-you-inside") : nameOf(sight.seats, standing.seat), points: standing.points, counts })];
  };
  const standings = sight.standings.flatMap(resultTexts);
  return standings.length ? t("table-log-end", { outcome: outcomeText(sight), standings: standings.join(", ") }) : `${outcomeText(sight)}.`;
}
