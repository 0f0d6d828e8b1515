// Texts of a player's card: its Hero, and that its number means hit points.
import type { Sight } from "../../wire";
import { t } from "../../words";
import { HEROES, shortName } from "./cards";
import type { ComputedValues, State } from "./types";

const NOBODY = -1;

/** Return a seat's opponent if pairs fight separate duels, and its team mate, as the hall sends them. */
function othersOf({ computed }: Sight, seat: number): { foe: number; mate: number } {
  const [, foe = NOBODY, mate = NOBODY] = (computed as unknown as ComputedValues | null)?.seats[seat] ?? [];
  return { foe, mate };
}

/** Return a text for the viewer's opponent, for another player's opponent, or neither. */
export function duelWords(sight: Sight, seat: number): string {
  const { foe } = othersOf(sight, seat);
  const name = sight.seats[foe]?.name;
  return name === undefined ? "" : t("he-duels", { name, whose: seat === sight.seat ? "mine" : foe === sight.seat ? "you" : "other" });
}

export function aboutSeat(sight: Sight, seat: number): { note: string } {
  const s = sight.state as unknown as State;
  const side = s.sides[seat];
  const duel = duelWords(sight, seat);
  const full = HEROES[side?.hero ?? -1]?.name ?? "";
  const hero = duel ? shortName(full) : full;
  const { mate } = othersOf(sight, seat);
  const partner = sight.seats[mate]?.name;
  const team = partner === undefined || seat === sight.seat ? "" : mate === sight.seat ? t("he-partner") : t("he-with", { name: partner });
  const state = side?.left ? t("he-out") : side?.stunned ? t("he-stunned") : "";
  return { note: [duel, team, hero, state].filter(Boolean).join(", ") };
}
