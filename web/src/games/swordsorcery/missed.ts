// Barred answers that players look for in the bar: they stand there, and say why.
import type { Missed } from "../../table/core/answers";
import { t } from "../../words";
import type { Ask } from "../../wire";

const LOOKED_FOR = ["attack", "dash", "reorganize"];

export const missedIn = ({ kind, barred }: Ask): Missed[] => (kind === "act" ? LOOKED_FOR.filter((key) => barred.includes(key)).map((key) => ({ key, words: t(`ss-missed-${key}`) })) : []);
