// The attack that goes on now, as it stands in the state.
import type { Attack, State } from "../types";
import { dieOf, shieldsOf } from "./dice";
import type { Strike } from "./happenings";
import { FIRST_ENEMY } from "../model";

/** The innermost attack; `named` says who is meant by a number. */
export function liveStrike(s: State, named: (ref: number) => string, cardNamed: (id: string) => string): Strike | null {
  const fight: Attack | undefined = s.attacks.at(-1);
  if (!fight) return null;
  const isDefended = fight.step === "defend" || fight.step === "after";
  const defender = fight.now >= 0 ? fight.now : fight.target;
  return {
    who: named(fight.attacker), target: named(defender), name: fight.name, why: "", came: [],
    dice: fight.dice.map(([color, number, again]) => dieOf(color, number, again)),
    parts: fight.bonuses.map(([card, n]) => [cardNamed(card), n] as const),
    hits: isDefended ? fight.hits : null, lethal: Math.min(fight.hits, fight.lethals),
    defences: isDefended ? [{ who: named(defender), blue: fight.blue.map(([color, number, again]) => dieOf(color, number, again)), armor: 0, magic: 0, before: stoppedBefore(fight), shields: fight.shields, wounds: isDecided(fight) ? fight.wounds : null, ahead: aheadOf(fight) }] : [],
    follows: [],
    slain: [],
  };
}

/** How many Hits Armor and Magic Shields have stopped already, against whoever has no resistances: a hero. */
const stoppedBefore = ({ now, hits, left, lethal }: Attack): number => (now < FIRST_ENEMY ? Math.max(0, hits - left - lethal) : 0);

/** How many wounds there are if nothing is added: Shields stop what is not Lethal first. */
function aheadOf({ left, lethal, shields, blue }: Attack): number {
  const normal = Math.max(0, left - shieldsOf(blue.map(([color, number]) => dieOf(color, number))));
  const stopped = Math.min(normal, shields);
  return normal - stopped + Math.max(0, lethal - (shields - stopped));
}

/** Whether the wounds are dealt. */
const isDecided = ({ step, wounds }: Attack): boolean => step === "after" || wounds > 0;

/** The beat at which a question of an attack is asked. */
export function askedBeat(s: State): number {
  const fight = s.attacks.at(-1);
  return !fight || isDecided(fight) ? 4 : ({ declare: 0, hit: 2, defend: 3 }[fight.step] ?? 4);
}
