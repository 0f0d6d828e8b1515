// What may still be added in a fight, what each comes to, and which is the cheapest that wins.
import type { Ask, Option } from "../../../wire";
import { herbTile, COINS, swordTile, type Tile } from "../pieces/tiles";
import type { FightModel, Hand } from "../model";

export interface Addition {
  key: string;
  tile: Pick<Tile, "kind" | "icon">;
  words: string;
  adds: number;
  total: number;
  wins: boolean;
  /** Points above the need, lost. */
  wasted: number;
}

export interface Reroll {
  key: string;
  face: number;
  /** The lowest face that wins; over 6 if none does. */
  need: number;
  chance: number;
}

/** What one would look for and cannot have: the key to ask about. */
export interface Barred {
  key: string;
  tile: Pick<Tile, "kind" | "icon">;
  words: string;
}

const SIDES = 6;

export function additions(ask: Ask, fight: FightModel): Addition[] {
  return ask.options.flatMap((option) => {
    const adds = added(option);
    if (adds === 0) return [];
    const total = fight.reached + adds;
    const tile = option.kind === "use-herb" ? herbTile(adds) : { kind: "gold" as const, icon: COINS };
    const wins = total >= fight.strength;
    return [{ key: option.key, tile, words: option.brief, adds, total, wins, wasted: Math.max(0, total - fight.strength) }];
  });
}

function added(option: Option): number {
  if (option.kind === "add-gold") return 1;
  return option.kind === "use-herb" ? Number(/\d+$/.exec(option.key)?.[0] ?? 0) : 0;
}

export function rerolls(ask: Ask, fight: FightModel): Reroll[] {
  return ask.options.flatMap((option) => {
    if (option.kind !== "reroll") return [];
    const face = fight.dice[Number(/\d+$/.exec(option.key)?.[0] ?? 1) - 1] ?? 1;
    const need = face + fight.strength - fight.reached;
    return [{ key: option.key, face, need, chance: Math.max(0, SIDES + 1 - need) / SIDES }];
  });
}

/** The addition that wins and wastes least; gold before a herb of the same worth, since gold is more common. */
export function cheapest(all: Addition[]): string {
  const winning = all.filter(({ wins }) => wins).sort((a, b) => a.adds - b.adds || Number(a.tile.kind === "herb") - Number(b.tile.kind === "herb"));
  return winning[0]?.key ?? "";
}

/** The swords still in hand, which cannot join any more, and gold or re-rolls that are not to be had. */
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

/** The extra values that a key stands for. */
export function extrasOf(key: string): number[] {
  return [...key.matchAll(/\+(\d)/g)].map(([, digit]) => Number(digit));
}

/** Which tiles of a hand a set takes: the first of each value. */
export function taken(hand: number[], extras: number[]): Set<number> {
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
