// Barred answers that players look for in the bar: they stand there, and say why.
import type { Missed } from "../../table/core/answers";
import { t } from "../../words";
import type { Ask } from "../../wire";
import { POWERS } from "./chart";

const LOOKED_FOR = ["attack", "dash", "reorganize"];

/** Whether a barred card belongs to a question of an attack by its use: the others stand in the tray, and say there why not. */
export const fitsAttack = (kind: string, id: string): boolean =>
  (kind === "hit" && id === "focus") || ({ hit: ["hit"], defend: ["def"] }[kind] ?? []).includes(POWERS[id]?.use ?? "");

export const missedIn = ({ kind, barred }: Ask): Missed[] => (kind === "act" ? LOOKED_FOR.filter((key) => barred.includes(key)).map((key) => ({ key, words: t(`ss-missed-${key}`) })) : []);
