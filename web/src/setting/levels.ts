// Names of bot levels. A game may have its own levels, which are named by their ids.
import type { GameCard } from "../wire";
import { t } from "../words";

const KNOWN_LEVELS = ["random", "gentle", "sensible", "thinker"];
const PACES = ["steady", "calm", "quick"];

const kindName = (kind: string): string => (KNOWN_LEVELS.includes(kind) ? t(`level-${kind}`) : kind);
const paceName = (pace: string): string => (PACES.includes(pace) ? t(`pace-${pace}`) : pace);

/** Return the levels of all these games, from weak to strong. */
export function levelsOfAll(games: GameCard[]): string[] {
  const rank = (level: string): number => (KNOWN_LEVELS.includes(level) ? KNOWN_LEVELS.indexOf(level) : KNOWN_LEVELS.length);
  return [...new Set(games.flatMap((game) => game.levels))].sort((a, b) => rank(a) - rank(b));
}

/** Return the name of a level, in real time with its pace, as in `sensible@calm`. */
export function levelName(level: string): string {
  const [kind = "", pace] = level.split("@");
  return pace ? t("level-paced", { level: kindName(kind), pace: paceName(pace) }) : kindName(kind);
}

/** Return a description of a bot's level as one sentence, or "". */
export function levelHelp(level: string): string {
  const [kind = "", pace] = level.split("@");
  if (pace) return PACES.includes(pace) ? t(`pace-help-${pace}`) : "";
  return KNOWN_LEVELS.includes(kind) ? t(`level-help-${kind}`) : "";
}
