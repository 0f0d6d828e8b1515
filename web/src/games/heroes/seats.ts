// What the card of a player says: whom it leads, and that its number are hit points.
import type { Sight } from "../../wire";
import { t } from "../../words";
import { HEROES } from "./cards";
import type { State } from "./types";

/** Two and two play together in a team game; -1 where nobody does. */
export function partnerOf(s: State, seat: number): number {
  return s.options.format === "team" ? seat ^ 1 : -1;
}

export function aboutSeat(sight: Sight, seat: number): { counts: string; note: string } {
  const s = sight.state as unknown as State;
  const side = s.sides[seat];
  const points = sight.cards.find((scene) => scene.seat === seat)?.points ?? 0;
  const hero = HEROES[side?.hero ?? -1]?.name ?? "";
  const partner = sight.seats[partnerOf(s, seat)]?.name;
  const team = partner === undefined || seat === sight.seat ? "" : partnerOf(s, seat) === sight.seat ? t("he-partner") : t("he-with", { name: partner });
  const state = side?.left ? t("he-out") : side?.stunned ? t("he-stunned") : "";
  const counts = t(s.options.elimination === "off" ? "he-victory-points" : "he-hit-points", { count: points });
  return { counts, note: [team, hero, state].filter(Boolean).join(", ") };
}
