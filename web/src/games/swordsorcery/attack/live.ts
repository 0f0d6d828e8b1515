// The attack that goes on now, as it stands in the state.
import type { Attack, State, Sums } from "../types";
import { attackName } from "../chart";
import { dieOf } from "./dice";
import type { Strike } from "./happenings";

/** The innermost attack with its sums as the hall tells them; `named` says who is meant by a number. */
export function liveStrike(s: State, sums: Sums | null, named: (ref: number) => string, cardNamed: (id: string) => string): Strike | null {
  const fight: Attack | undefined = s.attacks.at(-1);
  if (!fight) return null;
  const isDefended = fight.step === "defend" || fight.step === "after";
  const defender = fight.now >= 0 ? fight.now : fight.target;
  return {
    who: named(fight.attacker), target: named(defender), name: fight.name ? attackName(fight.name) : cardNamed(fight.card), why: "", came: [],
    dice: fight.dice.map(([color, number, again]) => dieOf(color, number, again)),
    parts: fight.bonuses.map(([card, n]) => [cardNamed(card), n] as const),
    hits: isDefended ? fight.hits : null, shown: sums?.hits ?? null, lethal: Math.min(fight.hits, fight.lethals),
    defences: isDefended ? [{ who: named(defender), blue: fight.blue.map(([color, number, again]) => dieOf(color, number, again)), armor: 0, magic: 0, before: sums?.before ?? 0, shields: sums?.shields ?? 0, wounds: isDecided(fight) ? fight.wounds : null, ahead: sums?.wounds }] : [],
    follows: [],
    slain: [],
  };
}

/** Whether the wounds are dealt. */
const isDecided = ({ step, wounds }: Attack): boolean => step === "after" || wounds > 0;

/** The beat at which a question of an attack is asked. */
export function askedBeat(s: State): number {
  const fight = s.attacks.at(-1);
  return !fight || isDecided(fight) ? 4 : ({ declare: 0, hit: 2, defend: 3 }[fight.step] ?? 4);
}
