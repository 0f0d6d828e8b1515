// The end of a fight from its event: the state forgets a finished fight at once, but the last dice stay to be seen.
import type { Line } from "../../../wire";
import { fightOf, type BoardModel, type FightModel } from "../model";
import type { Event } from "../types";

export interface Ended {
  fight: FightModel;
  won: boolean;
  /** The line that tells of it. */
  words: string;
}

/** Parts of a strength that a party always has, without anybody's action. */
const BROUGHT = ["adventurers", "companions"];

/** Return the end of the present fight, or of one that began meanwhile; null if none ended, or nobody acted in it. */
export function ended(news: Line[], before: BoardModel): Ended | null {
  for (const { event, words } of news) {
    const told = event as unknown as Event;
    if (told.type !== "FightWon" && told.type !== "FightLost") continue;
    const fight = { ...fightOf(told.owner, told.field, told.creature, told.tally), points: before.fight?.points ?? null };
    const acted = before.fight !== null || fight.blocks.some(({ kind }) => !BROUGHT.includes(kind));
    return acted ? { fight, won: told.type === "FightWon", words } : null;
  }
  return null;
}
