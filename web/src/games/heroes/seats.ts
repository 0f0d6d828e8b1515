// What the card of a player says: whom it leads, and that its number are hit points.
import type { Sight } from "../../wire";
import { t } from "../../words";
import { HEROES, shortName } from "./cards";
import type { State } from "./types";

/** Two and two play together in a team game; -1 where nobody does. */
export function partnerOf(s: State, seat: number): number {
  return s.options.format === "team" ? seat ^ 1 : -1;
}

/** Whom a seat fights while pairs play apart; -1 where all play together, or its duel is over. */
export function foeOf(s: State, seat: number): number {
  const duel = s.stage === "apart" || s.stage === "finals" ? s.duels.findLast((one) => one.seats.includes(seat)) : undefined;
  return duel && !duel.over ? (duel.seats.find((other) => other !== seat) ?? -1) : -1;
}

/** Whom the player who looks fights, or that somebody fights this player, or somebody else. */
export function duelWords(sight: Sight, seat: number): string {
  const foe = foeOf(sight.state as unknown as State, seat);
  const name = sight.seats[foe]?.name;
  return name === undefined ? "" : t("he-duels", { name, whose: seat === sight.seat ? "mine" : foe === sight.seat ? "you" : "other" });
}

export function aboutSeat(sight: Sight, seat: number): { counts: string; note: string } {
  const s = sight.state as unknown as State;
  const side = s.sides[seat];
  const points = sight.cards.find((scene) => scene.seat === seat)?.points ?? 0;
  const duel = duelWords(sight, seat);
  const full = HEROES[side?.hero ?? -1]?.name ?? "";
  const hero = duel ? shortName(full) : full;
  const partner = sight.seats[partnerOf(s, seat)]?.name;
  const team = partner === undefined || seat === sight.seat ? "" : partnerOf(s, seat) === sight.seat ? t("he-partner") : t("he-with", { name: partner });
  const state = side?.left ? t("he-out") : side?.stunned ? t("he-stunned") : "";
  const counts = t(s.options.elimination === "off" ? "he-victory-points" : "he-hit-points", { count: points });
  return { counts, note: [duel, team, hero, state].filter(Boolean).join(", ") };
}
