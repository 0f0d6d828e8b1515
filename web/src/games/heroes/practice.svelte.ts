// Two throws before the first race of a first game. They do not count, and bring dice for the easiest Spell in hand.
import type { Sight } from "../../wire";
import { SPELLS, type SpellCard } from "./cards";
import { IN_HAND } from "./model";
import type { State } from "./types";

const THROWS = 2;
const ELEMENTS = 4;
const FACES = 6;

/** Whether a player is asked to be ready for the first race. */
export function practises(sight: Sight, past: boolean): boolean {
  return !past && !(sight.state as unknown as State).pausing && (sight.ask?.options.some(({ key }) => key === "go-on") ?? false);
}

/** Return the Spell of a hand that takes the fewest dice. */
export function easiest(hand: readonly number[]): SpellCard | undefined {
  return hand.flatMap((spell) => SPELLS[spell] ?? []).sort((one, other) => one.count - other.count)[0];
}

/** Return how many dice a Spell lacks. */
export function lackOf(spell: SpellCard, faces: readonly (number | null)[]): number {
  const shown = (sign: number): number => faces.filter((face) => face === sign).length;
  const most = spell.symbol === null ? Math.max(...Array.from({ length: ELEMENTS }, (_, sign) => shown(sign))) : shown(spell.symbol);
  return Math.max(0, spell.count - most);
}

/** Return faces after a throw: all that a Spell needs, or one less. */
export function fallen(faces: readonly (number | null)[], loose: ReadonlySet<number>, spell: SpellCard, lacking: number): (number | null)[] {
  const sign = spell.symbol ?? 0;
  let wanted = spell.count - lacking - faces.filter((face, die) => face === sign && !loose.has(die)).length;
  return faces.map((face, die) => (loose.has(die) ? (wanted-- > 0 ? sign : (sign + 1 + (die % (FACES - 1))) % FACES) : face));
}

/** The practice of the viewing player. */
export class Practice {
  /** Null before the first throw: then all dice are in hand. */
  dice = $state.raw<(number | null)[] | null>(null);
  throws = $state(0);

  get isOver(): boolean {
    return this.throws >= THROWS;
  }

  throw(dice: readonly (number | null)[], lifted: ReadonlySet<number>, hand: readonly number[]): void {
    const spell = easiest(hand);
    const loose = new Set(dice.flatMap((face, die) => (face === IN_HAND || lifted.has(die) ? [die] : [])));
    if (!spell || this.isOver || !loose.size) return;
    this.throws += 1;
    this.dice = fallen(dice, loose, spell, this.isOver ? 0 : 1);
  }

  end(): void {
    this.dice = null;
    this.throws = 0;
  }
}

/** One for the tray and the bar over it. */
export const practice = new Practice();
