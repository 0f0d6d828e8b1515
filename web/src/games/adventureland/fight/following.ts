// The end of a fight, read from its event: the state drops a finished fight at once, but the last dice stay visible.
import type { Line } from "../../../wire";
import { fightOf, type BoardModel, type FightModel } from "../model";
import type { Event } from "../types";

export interface Ended {
  fight: FightModel;
  won: boolean;
  /** The story line of the fight's end. */
  words: string;
}

/** Parts of the strength that a party always has, without any answer. */
const PARTY_PARTS = ["adventurers", "companions"];

/** Return the end of the current fight, or of one that began and ended since; null if no player answered in it. */
export function endedFight(news: Line[], before: BoardModel): Ended | null {
  for (const { event, words } of news) {
    const gameEvent = event as unknown as Event;
    if (gameEvent.type !== "FightWon" && gameEvent.type !== "FightLost") continue;
    const fight = { ...fightOf(gameEvent.owner, gameEvent.field, gameEvent.creature, gameEvent.tally), points: before.fight?.points ?? null };
    const acted = before.fight !== null || fight.blocks.some(({ kind }) => !PARTY_PARTS.includes(kind));
    return acted ? { fight, won: gameEvent.type === "FightWon", words } : null;
  }
  return null;
}
