// What a whole match of Heropath came to: the ways of the heroes, Evil round by round, and the last battle with the Dragon.
import type { Line } from "../../wire";
import { CHART, spaceId } from "./chart";
import type { Event } from "./types";

export interface Tale {
  /** How it ended: `won`, `limit`, `together`, `lost` or `evil`; empty before. */
  how: string;
  first: readonly number[];
  rounds: number;
  /** The level of Evil at the end of each round, the first first. */
  evil: number[];
  /** The legs of the ways of each seat, space by space. */
  ways: ReadonlyMap<number, string[][]>;
  /** The last battle with the Dragon. */
  dragon: { seat: number; mine: number; theirs: number } | null;
}

/** Reads it from all that was told. */
export function taleOf(lines: readonly Line[]): Tale {
  const ways = new Map<number, string[][]>();
  const evil: number[] = [];
  const tale: Tale = { how: "", first: [], rounds: 0, evil, ways, dragon: null };
  let level = 0;
  for (const line of lines) {
    const event = line.event as unknown as Event;
    if (event.type === "RoundBegan") evil[event.round - 1] = level;
    else if (event.type === "EvilRose") {
      level = event.level;
      evil[Math.max(0, evil.length - 1)] = level;
    } else if (event.type === "Travelled") ways.set(event.seat, [...(ways.get(event.seat) ?? []), event.way.map(spaceId)]);
    else if (event.type === "BattleEnded" && !CHART.enemies[event.foe]) tale.dragon = { seat: event.seat, mine: event.hero_total, theirs: event.foe_total };
    else if (event.type === "MatchEnded") Object.assign(tale, { how: event.how, first: event.first, rounds: event.rounds });
  }
  return tale;
}
