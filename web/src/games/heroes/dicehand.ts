// The player's own dice: the place of each on the tray, and the dice of each throw.
import type { Option } from "../../wire";
import { diceKey } from "./answering";
import { SPELLS } from "./cards";
import { IN_AIR, IN_HAND, type Player } from "./model";
import type { UsedDice } from "./types";

/** The place of a die on the tray: in the well of kept dice, or in that of the next throw; flying dice are above the latter. */
export interface Lying {
  die: number;
  face: number;
  up: boolean;
  column: number;
  line: number;
  /** The number of gaps between groups to the left of the die. */
  gaps: number;
}

/** Return the key for throwing. In a race the dice in hand are thrown automatically; in a beat the key names them. */
export function throwKey(dice: readonly (number | null)[], lifted: ReadonlySet<number>, race: boolean): string {
  if (!race) return diceKey("throw", dice, lifted);
  const thrown = dice.flatMap((face, die) => (face !== null && face >= 0 && lifted.has(die) ? [die + 1] : []));
  return `throw:${thrown.join("") || "none"}`;
}

/** The key for calling Stop. In a race it does not name dice. */
export function stopKey(dice: readonly (number | null)[], lifted: ReadonlySet<number>, race: boolean): string {
  return race ? "stop:none" : diceKey("stop", dice, lifted);
}

/**
 * Place dice in two wells side by side, kept dice on the left. Each die has its own place in both wells. The place
 * stays free while the die is in the other well, so that no die moves away from under a finger.
 */
export function inWells(dice: readonly (number | null)[], lifted: ReadonlySet<number>): Lying[] {
  const present = dice.flatMap((face, die) => (face === null ? [] : [{ die, face }]));
  const columns = columnsOf(present.length);
  return present.map(({ die, face }, place) => {
    const up = face < 0 || lifted.has(die);
    return { die, face, up, column: (place % columns) + (up ? columns : 0), line: Math.floor(place / columns), gaps: Number(up) };
  });
}

/** The columns of one well: seven dice need four. */
export const columnsOf = (dice: number): number => (dice > 6 ? 4 : 3);

/** The use of a die in an action. */
export type Use = "cast" | "points" | "rest";

export interface Group {
  use: Use;
  dice: Lying[];
}

/** Group the dice after Stop in one row by use: dice of the cast Spell, remaining Leadership, and the rest. */
export function byUse(dice: readonly (number | null)[], used: UsedDice | null): Group[] {
  const useOf = (die: number): Use => (used?.cast.includes(die) ? "cast" : used?.points.includes(die) ? "points" : "rest");
  const present = dice.flatMap((face, die) => (face === null ? [] : [{ die, face, use: useOf(die) }]));
  let column = 0;
  const shown = (["cast", "points", "rest"] as const).filter((use) => present.some((shownDie) => shownDie.use === use));
  return shown.map((use, gaps) => ({ use, dice: present.filter((shownDie) => shownDie.use === use).map(({ die, face }) => ({ die, face, up: false, line: 0, column: column++, gaps })) }));
}

/** Return the number of dice that a Spell lacks for these lifted dice, as the hall computed it for each set. */
export function missingOf(lacks: string | undefined, lifted: ReadonlySet<number>): number {
  return Number(lacks?.[[...lifted].reduce((sum, die) => sum + 2 ** die, 0)] ?? lacks?.[0] ?? 0);
}

/** Return the dice on the table that an answer throws again; null for other answers than a throw or a Stop. */
export function liftedBy(key: string, dice: readonly (number | null)[]): ReadonlySet<number> | null {
  const named = /^(?:throw|stop):(\d+|none)$/.exec(key)?.[1];
  return named === undefined ? null : new Set([...named].map((number) => Number(number) - 1).filter((die) => (dice[die] ?? IN_HAND) >= 0));
}

/** Return the answer to act for each ready Spell in hand, by the key that casts it. */
export function castsAfterAct(spells: readonly number[], lacks: readonly (string | undefined)[], act: Option | undefined): Map<string, Option> {
  const ready = act ? spells.filter((_, index) => lacks[index] !== undefined && missingOf(lacks[index], new Set()) === 0) : [];
  return new Map(ready.flatMap((spell) => (act ? [[`cast:${SPELLS[spell]?.id}`, { ...act, letter: "" }] as const] : [])));
}

/** Return the dice of the next throw. */
export function looseOf(player: Player, lifted: ReadonlySet<number>): number {
  return player.dice.filter((face, die) => face === IN_HAND || (face !== null && face >= 0 && lifted.has(die))).length;
}

export const isFlying = (player: Player): boolean => player.dice.includes(IN_AIR);
