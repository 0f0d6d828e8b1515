// Possible additions in a fight, with their results from the hall.
import type { Ask, Option } from "../../../wire";
import { herbTile, COINS, swordTile, type Tile } from "../pieces/tiles";
import type { FightModel, Hand } from "../model";
import type { Addition as StoryLine } from "../types";

export interface Addition {
  key: string;
  tile: Pick<Tile, "kind" | "icon">;
  words: string;
  total: number;
  wins: boolean;
  missing: number;
  /** Points above the need, lost. */
  wasted: number;
  /** The chance to win in the end. */
  chance: number;
  /** It is the cheapest that wins. */
  best: boolean;
}

export interface Reroll {
  key: string;
  /** Its place among the dice. */
  die: number;
  face: number;
  /** The lowest face that wins at once; null if none does. */
  need: number | null;
  /** The chance to win in the end. */
  chance: number;
}

/** An addition that players look for but cannot make: the key to ask about. */
export interface Barred {
  key: string;
  tile: Pick<Tile, "kind" | "icon">;
  words: string;
}

function told<Of>(ask: Ask, fight: FightModel, of: (option: Option, told: StoryLine) => Of[]): Of[] {
  return ask.options.flatMap((option) => {
    const found = fight.now?.additions[option.key];
    return found ? of(option, found) : [];
  });
}

export function additions(ask: Ask, fight: FightModel): Addition[] {
  return told(ask, fight, ({ key, kind, brief }, { total, wins, missing, wasted, chance }) => {
    if (kind === "reroll") return [];
    const tile = kind === "use-herb" ? herbTile(Number(/\d+$/.exec(key)?.[0] ?? 0)) : { kind: "gold" as const, icon: COINS };
    return [{ key, tile, words: brief, total, wins, missing, wasted, chance, best: key === fight.now?.best }];
  });
}

export function rerolls(ask: Ask, fight: FightModel): Reroll[] {
  return told(ask, fight, ({ key, kind }, { least, chance }) => {
    const die = Number(/\d+$/.exec(key)?.[0] ?? 1) - 1;
    return kind === "reroll" ? [{ key, die, face: fight.dice[die] ?? 1, need: least, chance }] : [];
  });
}

/** Return the swords still in hand, which can no longer join, and unavailable gold or re-rolls. */
export function barredOnes(ask: Ask, hand: Hand, words: { gold: string; reroll: string }): Barred[] {
  const barred = new Set(ask.barred);
  const blades = [...new Set(hand.swordValues)].map((extra): Barred => {
    const tile = swordTile(extra);
    return { key: `swords:+${extra}`, tile, words: `${tile.name} ${tile.number}` };
  });
  const coin = { kind: "gold" as const, icon: COINS };
  const others: Barred[] = [
    { key: "gold:add", tile: coin, words: words.gold },
    { key: "reroll:1", tile: coin, words: words.reroll },
  ];
  return [...blades, ...others].filter(({ key }) => barred.has(key));
}

// ---------------------------------------------------------------- swords, one by one

/** The key of a set of swords. */
export function swordsKey(extras: number[]): string {
  const sorted = [...extras].sort((a, b) => b - a);
  return `swords:${sorted.map((extra) => `+${extra}`).join("") || "none"}`;
}

/** Return the extra values that a key means. */
export function extrasOf(key: string): number[] {
  return [...key.matchAll(/\+(\d)/g)].map(([, digit]) => Number(digit));
}

/** Return the tiles of a hand that a set takes: the first of each value. */
export function taken(hand: readonly number[], extras: readonly number[]): Set<number> {
  const left = [...extras];
  const found = new Set<number>();
  hand.forEach((extra, at) => {
    const here = left.indexOf(extra);
    if (here >= 0) {
      left.splice(here, 1);
      found.add(at);
    }
  });
  return found;
}
