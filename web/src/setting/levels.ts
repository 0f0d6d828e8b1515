// The levels of bots in words. A game may bring levels of its own; they are called by their ids.
import type { GameCard } from "../wire";
import { t } from "../words";

const KNOWN = ["random", "gentle", "sensible", "thinker"];
const PACES = ["steady", "calm", "quick"];

const kindName = (kind: string): string => (KNOWN.includes(kind) ? t(`level-${kind}`) : kind);
const paceName = (pace: string): string => (PACES.includes(pace) ? t(`pace-${pace}`) : pace);

/** The levels of all these games, from weak to strong. */
export function levelsOfAll(games: GameCard[]): string[] {
  const rank = (level: string): number => (KNOWN.includes(level) ? KNOWN.indexOf(level) : KNOWN.length);
  return [...new Set(games.flatMap((game) => game.levels))].sort((a, b) => rank(a) - rank(b));
}

/** How a bot plays; in real time with its pace, as in `sensible@calm`. */
export function levelName(level: string): string {
  const [kind = "", pace] = level.split("@");
  return pace ? t("level-paced", { level: kindName(kind), pace: paceName(pace) }) : kindName(kind);
}

/** A description of a bot's level in one sentence, if we have one. */
export function levelHelp(level: string): string {
  const [kind = "", pace] = level.split("@");
  if (pace) return PACES.includes(pace) ? t(`pace-help-${pace}`) : "";
  return KNOWN.includes(kind) ? t(`level-help-${kind}`) : "";
}
