// The current attack, read from the state.
import { t } from "../../../words";
import type { Attack, ComputedValues, State } from "../types";
import { attackName, boltText, cardName } from "../chart";
import { dieOf } from "./dice";
import type { Strike } from "./happenings";

/** Return the innermost attack with its sums from the hall; `named` returns the name of a figure by its number. */
export function liveStrike(s: State, computed: Pick<ComputedValues, "sums" | "faces"> | null, nameOfFigure: (ref: number) => string, cardNamed: (id: string) => string = cardName): Strike | null {
  const fight: Attack | undefined = s.attacks.at(-1);
  if (!fight) return null;
  const [sums, faces] = [computed?.sums, computed?.faces ?? {}];
  const isDefended = fight.step === "defend" || fight.step === "after";
  const defender = fight.now >= 0 ? fight.now : fight.target;
  return {
    who: nameOfFigure(fight.attacker), target: nameOfFigure(defender), name: fight.name ? attackName(fight.name) : cardNamed(fight.card), why: "", came: fight.aoe >= 0 ? [t("ss-hits-all", { reach: fight.aoe })] : [],
    dice: fight.dice.map((die) => dieOf(faces, die)),
    parts: fight.bonuses.map(([card, n]) => [cardNamed(card), n] as const),
    printed: boltText(s.enemies?.find(({ ref }) => ref === fight.attacker)?.id ?? fight.card),
    hits: isDefended ? fight.hits : null, shown: sums?.hits ?? null, lethal: sums?.lethal ?? 0,
    defences: isDefended ? [{ who: nameOfFigure(defender), blue: fight.blue.map((die) => dieOf(faces, die)), armor: 0, magic: 0, before: sums?.before ?? 0, shields: sums?.shields ?? 0, wounds: sums?.dealt ? fight.wounds : null, ahead: sums?.wounds }] : [],
    follows: [],
    slain: [],
  };
}

/** Return the step at which a question of an attack is asked. */
export function askedBeat(s: State, isDealt: boolean): number {
  const fight = s.attacks.at(-1);
  return !fight || isDealt ? 4 : ({ declare: 0, hit: 2, defend: 3 }[fight.step] ?? 4);
}
