// Two practice throws before the first race of a first match. A script chooses the dice for the easiest Spell in hand.
// The throws do not count, and the hall does not know of them.
import type { Sight } from "../../wire";
import { SPELLS, type SpellCard } from "./cards";
import { IN_HAND } from "./model";
import type { State } from "./types";

const PRACTICE_THROWS = 2;
const FACE_COUNT = 6;
/** The faces with an element. */
const ELEMENTS = [0, 1, 2, 3];

/** Whether the player is asked to be ready for the first race. */
export function isPractising(sight: Sight, isReplay: boolean): boolean {
  return !isReplay && !(sight.state as unknown as State).pausing && (sight.ask?.options.some(({ key }) => key === "go-on") ?? false);
}

/** Return the Spell of a hand that needs the fewest dice. */
export function easiestSpell(hand: readonly number[]): SpellCard | undefined {
  return hand.flatMap((spell) => SPELLS[spell] ?? []).sort((first, second) => first.count - second.count)[0];
}

/** Return the faces after a throw: all that a Spell needs, or `lacking` less. */
export function facesAfterThrow(faces: readonly (number | null)[], loose: ReadonlySet<number>, spell: SpellCard, lacking: number): (number | null)[] {
  const symbol = spell.symbol ?? 0;
  let wanted = spell.count - lacking - faces.filter((face, die) => face === symbol && !loose.has(die)).length;
  return faces.map((face, die) => (loose.has(die) ? (wanted-- > 0 ? symbol : (symbol + 1 + (die % (FACE_COUNT - 1))) % FACE_COUNT) : face));
}

/** The practice throws of the viewing player. */
export class Practice {
  /** The faces of the dice; null before the first throw, when all dice are in hand. */
  dice = $state.raw<(number | null)[] | null>(null);
  throws = $state(0);

  get isOver(): boolean {
    return this.throws >= PRACTICE_THROWS;
  }

  /** Return the number of dice that each Spell still lacks. */
  lacks(spells: readonly number[]): string[] {
    const shown = (symbol: number): number => (this.dice ?? []).filter((face) => face === symbol).length;
    return spells.map((id) => {
      const { symbol = null, count = 0 } = SPELLS[id] ?? {};
      return String(Math.max(0, count - (symbol === null ? Math.max(...ELEMENTS.map(shown)) : shown(symbol))));
    });
  }

  throw(dice: readonly (number | null)[], lifted: ReadonlySet<number>, hand: readonly number[]): void {
    const spell = easiestSpell(hand);
    const loose = new Set(dice.flatMap((face, die) => (face === IN_HAND || lifted.has(die) ? [die] : [])));
    if (!spell || this.isOver || !loose.size) return;
    this.throws += 1;
    this.dice = facesAfterThrow(dice, loose, spell, this.isOver ? 0 : 1);
  }

  end(): void {
    this.dice = null;
    this.throws = 0;
  }
}

/** The instance that the tray and the race bar share. */
export const practice = new Practice();
