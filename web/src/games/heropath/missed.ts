// Barred answers that players look for in the bar: it shows them, and explains on request why they are barred.
import type { Missed } from "../../table/core/answers";
import { t } from "../../words";
import type { Ask, Sight } from "../../wire";
import { read } from "./read";

/** In the order of the bar; `visit` only beside a house. */
const LOOKED_FOR: Readonly<Record<string, readonly string[]>> = {
  action: ["visit", "rest", "exchange", "pass-on", "twice", "give-up"],
  rest: ["eat", "trade"],
};

export function missedAnswers({ kind, barred }: Ask, sight: Sight): Missed[] {
  const board = read(sight);
  const mine = board.heroes[sight.seat];
  if (kind === "action" && !mine?.actions) return []; // the notches of the player's actions show why
  const house = board.spaces.find(({ space }) => space.id === mine?.at)?.site?.name ?? "";
  return (LOOKED_FOR[kind] ?? []).flatMap((key) => (barred.includes(key) && (key !== "visit" || house) ? [{ key, words: t(`hp-missed-${key}`, { house }) }] : []));
}
