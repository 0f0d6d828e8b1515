// What a player looks for in the bar and does not find: it stands there all the same, and says why it cannot be done now.
import type { Missed } from "../../table/core/answers";
import { t } from "../../words";
import type { Ask, Sight } from "../../wire";
import { read } from "./read";

/** In the order in which they stand; `visit` only where there is a house. */
const LOOKED_FOR: Readonly<Record<string, readonly string[]>> = {
  action: ["visit", "rest", "exchange", "pass-on", "twice", "give-up"],
  rest: ["eat", "trade"],
};

export function missedIn({ kind, barred }: Ask, sight: Sight): Missed[] {
  const board = read(sight);
  const mine = board.heroes[sight.seat];
  if (kind === "action" && !mine?.actions) return []; // his notches say why
  const house = board.spaces.find(({ space }) => space.id === mine?.at)?.site?.name ?? "";
  return (LOOKED_FOR[kind] ?? []).flatMap((key) => (barred.includes(key) && (key !== "visit" || house) ? [{ key, words: t(`hp-missed-${key}`, { house }) }] : []));
}
