// The levels of bots in words. A game may bring levels of its own; they are called by their ids.
import { t } from "../words";

const KNOWN = ["random", "sensible", "thinker"];

export const levelName = (level: string): string => (KNOWN.includes(level) ? t(`level-${level}`) : level);

/** What a bot of this level does, in one sentence, where we know it. */
export const levelHelp = (level: string): string => (KNOWN.includes(level) ? t(`level-help-${level}`) : "");
