// Barred answers that players look for in the bar: it shows them, and explains on request why they are barred.
import type { Missed } from "../../table/core/answers";
import { t } from "../../words";
import type { Ask, Sight } from "../../wire";
import { POWERS, sentence } from "./chart";
import { readTable } from "./model";

const EXPECTED_ANSWERS = ["attack", "dash", "reorganize"];

/** Whether a barred card has a use in this question of an attack. The tray shows the others and explains why they are barred. */
export const fitsAttack = (kind: string, id: string): boolean =>
  (kind === "hit" && id === "focus") || ({ hit: ["hit"], defend: ["def"] }[kind] ?? []).includes(POWERS[id]?.use ?? "");

/** Barred answers about the things in the hero's area, goals first: they show how to reach the goal, and the reason says what is in the way. */
function missedHere(sight: Sight): Missed[] {
  const table = readTable(sight);
  const here = table?.pieces.find(({ active, owner }) => active && owner !== null)?.area;
  return [...(table?.things ?? [])].sort((a, b) => Number(b.goal !== "") - Number(a.goal !== "")).flatMap(({ area, goal, barred: key }) => {
    const words = { interact: `marker-${goal}`, search: "option-search", open: "option-open-chest" }[key.split(":")[0] ?? ""];
    return area === here && words ? [{ key, words: sentence(words) }] : [];
  });
}

export function missedAnswers({ kind, barred }: Ask, sight: Sight): Missed[] {
  return kind === "act" ? [...missedHere(sight), ...EXPECTED_ANSWERS.filter((key) => barred.includes(key)).map((key) => ({ key, words: t(`ss-missed-${key}`) }))] : [];
}
