// What the card of a player says: whom it leads, and that its number are hit points.
import type { Sight } from "../../wire";
import { t } from "../../words";
import { HEROES } from "./cards";
import type { State } from "./types";

export function aboutSeat(sight: Sight, seat: number): { counts: string; note: string } {
  const s = sight.state as unknown as State;
  const side = s.sides[seat];
  const points = sight.cards.find((scene) => scene.seat === seat)?.points ?? 0;
  const hero = HEROES[side?.hero ?? -1]?.name ?? "";
  const state = side?.left ? t("he-out") : side?.stunned ? t("he-stunned") : "";
  const counts = t(s.options.elimination === "off" ? "he-victory-points" : "he-hit-points", { count: points });
  return { counts, note: [hero, state].filter(Boolean).join(", ") };
}
