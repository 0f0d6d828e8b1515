// Spoken names of spaces: kind, contents, and possible actions.
import { t } from "../../words";
import { CHART } from "./chart";
import type { Marks } from "./marks";
import type { BoardModel, Bundle, EnemyPiece, HeroPiece, SpaceModel } from "./model";

const nameOfRegion = (region: string): string => CHART.regions.find(({ id }) => id === region)?.name ?? "";

/** Return the names of all spaces, such as `Willowmere, Settlement, The Weeping Willows, Blacksmith, 2 paces away`. */
export function spokenNames(board: BoardModel, marks: Marks): Map<string, string> {
  return new Map(board.spaces.map((space) => [space.space.id, [...whatIs(space), ...whoIsThere(space), ...possibleActions(space.space.id, marks)].join(", ")]));
}

/** Return the kind of a space as texts. */
export function whatIs({ space, site, active, ferry, misty }: SpaceModel): string[] {
  const texts = [space.name, t(`hp-kind-${space.kind}`), ...space.regions.map(nameOfRegion)];
  if (site) texts.push(site.name);
  if (misty) texts.push(t("hp-in-mist"));
  if (active) texts.push(t("hp-active-flare"));
  else if (space.flare) texts.push(t("hp-flare-of", { rock: space.flare }));
  if (ferry) texts.push(t("hp-ferry"));
  return texts;
}

/** Return the figures and things on a space as texts. */
export function whoIsThere({ heroes, enemies, bundle }: SpaceModel): string[] {
  return [...heroes.map(heroWords), ...enemies.map(enemyWords), ...(bundle ? [bundleWords(bundle)] : [])];
}

const heroWords = ({ kind, name, yours }: HeroPiece): string => t("hp-hero-there", { whose: yours ? "you" : "other", name, hero: CHART.heroes[kind]?.name ?? "" });

export const enemyWords = ({ kind, name, power }: EnemyPiece): string => (kind === null ? name : t("hp-enemy-there", { name, power }));

const bundleWords = ({ cards, gold, food }: Bundle): string => t("hp-bundle", { cards, gold, food });

function possibleActions(space: string, marks: Marks): string[] {
  const mark = marks.spaces.get(space);
  if (!mark) return [];
  const texts = [mark.paces === null ? t("hp-may-be-chosen") : t("hp-paces", { paces: mark.paces })];
  return [...texts, ...mark.icons.map((icon) => t(`hp-sign-${icon}`))];
}
