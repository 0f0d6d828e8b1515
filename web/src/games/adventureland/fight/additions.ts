// Possible additions in a fight, with their results as the hall computed them.
import type { Ask, Option } from "../../../wire";
import { letterOf } from "../../../table/live/letters.svelte";
import { herbTile, COINS, swordTile, type Tile } from "../pieces/tiles";
import type { FightModel, Hand } from "../model";
import type { Addition as StoryLine } from "../types";

export interface Addition {
  key: string;
  tile: Pick<Tile, "kind" | "icon">;
  words: string;
  letter: string;
  total: number;
  wins: boolean;
  missing: number;
  /** Strength above the needed one, which is lost. */
  wasted: number;
  /** The final chance to win. */
  chance: number;
  /** Whether it is the cheapest addition that wins. */
  best: boolean;
}

export interface Reroll {
  key: string;
  /** The number of the die among the dice. */
  die: number;
  letter: string;
  face: number;
  /** The lowest face that wins at once, or null. */
  need: number | null;
  /** The final chance to win. */
  chance: number;
}

/** An addition that players look for but cannot make, with the key to ask for the reason. */
export interface Barred {
  key: string;
  tile: Pick<Tile, "kind" | "icon">;
  words: string;
}

function fromPreviews<Of>(ask: Ask, fight: FightModel, additionsOf: (option: Option, told: StoryLine) => Of[]): Of[] {
  return ask.options.flatMap((option) => {
    const found = fight.now?.additions[option.key];
    return found ? additionsOf(option, found) : [];
  });
}

export function additions(ask: Ask, fight: FightModel): Addition[] {
  return fromPreviews(ask, fight, (option, { total, wins, missing, wasted, chance }) => {
    const { key, kind, brief } = option;
    if (kind === "reroll") return [];
    const tile = kind === "use-herb" ? herbTile(Number(/\d+$/.exec(key)?.[0] ?? 0)) : { kind: "gold" as const, icon: COINS };
    return [{ key, tile, words: brief, letter: letterOf(option), total, wins, missing, wasted, chance, best: key === fight.now?.best }];
  });
}

export function rerolls(ask: Ask, fight: FightModel): Reroll[] {
  return fromPreviews(ask, fight, (option, { least, chance }) => {
    const { key, kind } = option;
    const die = Number(/\d+$/.exec(key)?.[0] ?? 1) - 1;
    return kind === "reroll" ? [{ key, die, letter: letterOf(option), face: fight.dice[die] ?? 1, need: least, chance }] : [];
  });
}

/** Return the swords still in hand, which can no longer be committed, and unavailable gold or re-rolls. */
export function barredAdditions(ask: Ask, hand: Hand, words: { gold: string; reroll: string }): Barred[] {
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

/** The option key of a set of swords. */
export function swordsKey(extras: number[]): string {
  const sorted = [...extras].sort((a, b) => b - a);
  return `swords:${sorted.map((extra) => `+${extra}`).join("") || "none"}`;
}

/** Return the extra values in an option key. */
export function extrasOf(key: string): number[] {
  return [...key.matchAll(/\+(\d)/g)].map(([, digit]) => Number(digit));
}

/** Return the indexes of the tiles that a set uses: the first ones of each value. */
export function usedTiles(hand: readonly number[], extras: readonly number[]): Set<number> {
  const left = [...extras];
  const found = new Set<number>();
  hand.forEach((extra, index) => {
    const here = left.indexOf(extra);
    if (here >= 0) {
      left.splice(here, 1);
      found.add(index);
    }
  });
  return found;
}
