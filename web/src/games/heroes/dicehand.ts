// Dice under the fingers: the place of each on the tray, and the dice of each throw.
import { diceKey } from "./answering";
import { IN_AIR, IN_HAND, type Player } from "./model";
import type { UsedDice } from "./types";

/** Position of a die: with the kept ones, or with the next throw; flying dice are over the latter. */
export interface Lying {
  die: number;
  face: number;
  up: boolean;
  column: number;
  line: number;
  /** Gaps to the left of it, between groups. */
  gaps: number;
}

/** Return the key of throwing: in a race dice in hand go automatically, in a beat they are named. */
export function throwKey(dice: readonly (number | null)[], lifted: ReadonlySet<number>, race: boolean): string {
  if (!race) return diceKey("throw", dice, lifted);
  const thrown = dice.flatMap((face, die) => (face !== null && face >= 0 && lifted.has(die) ? [die + 1] : []));
  return `throw:${thrown.join("") || "none"}`;
}

/** The key of Stop: in a race it is one word for all. */
export function stopKey(dice: readonly (number | null)[], lifted: ReadonlySet<number>, race: boolean): string {
  return race ? "stop:none" : diceKey("stop", dice, lifted);
}

/**
 * Place dice in two wells side by side, kept dice on the left. Each die has its own place in either, which stays free
 * while it is in the other one: no die moves away from under a finger.
 */
export function inWells(dice: readonly (number | null)[], lifted: ReadonlySet<number>): Lying[] {
  const present = dice.flatMap((face, die) => (face === null ? [] : [{ die, face }]));
  const columns = columnsOf(present.length);
  return present.map(({ die, face }, place) => {
    const up = face < 0 || lifted.has(die);
    return { die, face, up, column: (place % columns) + (up ? columns : 0), line: Math.floor(place / columns), gaps: Number(up) };
  });
}

/** Columns of one well: seven dice need four. */
export const columnsOf = (dice: number): number => (dice > 6 ? 4 : 3);

/** Use of dice in an action. */
export type Use = "cast" | "points" | "rest";

export interface Group {
  use: Use;
  dice: Lying[];
}

/** Group dice after Stop in one row by use: those that cast, Leadership that is left, and the rest. */
export function byUse(dice: readonly (number | null)[], used: UsedDice | null): Group[] {
  const useOf = (die: number): Use => (used?.cast.includes(die) ? "cast" : used?.points.includes(die) ? "points" : "rest");
  const present = dice.flatMap((face, die) => (face === null ? [] : [{ die, face, use: useOf(die) }]));
  let column = 0;
  const shown = (["cast", "points", "rest"] as const).filter((use) => present.some((one) => one.use === use));
  return shown.map((use, gaps) => ({ use, dice: present.filter((one) => one.use === use).map(({ die, face }) => ({ die, face, up: false, line: 0, column: column++, gaps })) }));
}

/** Return how many dice a Spell of the hand lacks while some are lifted, as the hall counts them for each set. */
export function missingOf(lacks: string | undefined, lifted: ReadonlySet<number>): number {
  return Number(lacks?.[[...lifted].reduce((sum, die) => sum + 2 ** die, 0)] ?? lacks?.[0] ?? 0);
}

/** Return the dice of the next throw. */
export function looseOf(player: Player, lifted: ReadonlySet<number>): number {
  return player.dice.filter((face, die) => face === IN_HAND || (face !== null && face >= 0 && lifted.has(die))).length;
}

export const isFlying = (player: Player): boolean => player.dice.includes(IN_AIR);
