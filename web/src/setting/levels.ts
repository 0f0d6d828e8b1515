// The levels of bots in words. A game may bring levels of its own; they are called by their ids.
import { t } from "../words";

const KNOWN = ["random", "gentle", "sensible", "thinker"];
const PACES = ["steady", "calm", "quick"];

const kindName = (kind: string): string => (KNOWN.includes(kind) ? t(`level-${kind}`) : kind);
const paceName = (pace: string): string => (PACES.includes(pace) ? t(`pace-${pace}`) : pace);

/** How a bot plays; in real time with its pace, as in `sensible@calm`. */
export function levelName(level: string): string {
  const [kind = "", pace] = level.split("@");
  return pace ? t("level-paced", { level: kindName(kind), pace: paceName(pace) }) : kindName(kind);
}

/** What a bot of this level does, in one sentence, where we know it. */
export function levelHelp(level: string): string {
  const [kind = "", pace] = level.split("@");
  if (pace) return PACES.includes(pace) ? t(`pace-help-${pace}`) : "";
  return KNOWN.includes(kind) ? t(`level-help-${kind}`) : "";
}
