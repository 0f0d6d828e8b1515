// Notes about time in Real Time: lost connections, bots that stand in, and the limit for a stall.
import type { Racing } from "../../../table/board";
import type { Sight } from "../../../wire";
import { t } from "../../../words";

/** Everybody is notified this many seconds before a stall counts. */
const SOON = 20;

export function raceNotes({ seats }: Pick<Sight, "seats">, racing: Racing | null): string[] {
  if (!racing?.race.runs) return [];
  const { race } = racing;
  const seconds = (ms: number): number => Math.max(0, Math.floor(ms / 1000));
  const notes = race.seats.flatMap(({ seat, lost, bot, returns }) => {
    const name = seats[seat]?.name ?? "";
    if (bot) return [t(returns ? "hp-race-returns" : "hp-race-bot", { name })];
    return lost === null ? [] : [t("hp-race-lost", { name, seconds: seconds(racing.now() - lost) })];
  });
  const stall = race.groups.flatMap(({ presses }) => (presses === null ? [] : [seconds(presses - racing.now())]));
  return [...notes, ...stall.filter((left) => left <= SOON).map((left) => t("hp-race-stall", { seconds: left }))];
}
