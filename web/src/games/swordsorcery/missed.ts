// Barred answers that players look for in the bar: it shows them, and explains on request why they are barred.
import type { Missed } from "../../table/core/answers";
import { t } from "../../words";
import type { Ask } from "../../wire";
import { POWERS } from "./chart";

const EXPECTED_ANSWERS = ["attack", "dash", "reorganize"];

/** Whether a barred card has a use in this question of an attack. The tray shows the others and explains why they are barred. */
export const fitsAttack = (kind: string, id: string): boolean =>
  (kind === "hit" && id === "focus") || ({ hit: ["hit"], defend: ["def"] }[kind] ?? []).includes(POWERS[id]?.use ?? "");

export const missedAnswers = ({ kind, barred }: Ask): Missed[] => (kind === "act" ? EXPECTED_ANSWERS.filter((key) => barred.includes(key)).map((key) => ({ key, words: t(`ss-missed-${key}`) })) : []);
