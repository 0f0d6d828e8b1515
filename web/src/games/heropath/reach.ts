// Possible ends of a Travel, from the hall: the path to each space, and its dangers.
import { spaceAt } from "./chart";
import type { SpaceModel } from "./model";
import type { MarkIcon } from "./marks";
import type { Way } from "./types";

export interface Trip {
  to: string;
  /** The spaces from the present one to the end, both included. */
  path: string[];
  icons: MarkIcon[];
  /** The number of exposed enemies that are left or passed. */
  evasions: number;
  /** Whether a flare costs VITALITY at its end. */
  burns: boolean;
  /** Whether its losses take all VITALITY and FAITH. */
  dies: boolean;
  /** The chance to win or tie against the strongest known enemy there, without cards; null without one. */
  chance: number | null;
  /** The distance, and the paces left afterwards. */
  paces: number;
  left: number;
}

/** The journeys to every space where the Travel may end. */
export function tripsOf(ways: readonly Way[], spaces: readonly SpaceModel[]): Map<string, Trip> {
  const there = new Map(spaces.map((space) => [space.space.id, space]));
  const before = new Map(ways.map(([to, from]) => [to, from]));
  return new Map(
    ways.flatMap(([to, , ends, paces, left, evasions, burns, dies, chance]) =>
      ends ? [[to, { to, path: pathTo(to, before), icons: iconsAt(there.get(to), burns), evasions, burns, dies, chance, paces, left }] as const] : [],
    ),
  );
}

function pathTo(end: string, before: ReadonlyMap<string, string>): string[] {
  const path: string[] = [];
  for (let space: string | undefined = end; space !== undefined; space = before.get(space)) path.unshift(space);
  return path;
}

function iconsAt(end: SpaceModel | undefined, burns: boolean): MarkIcon[] {
  const icons: MarkIcon[] = [];
  if (end?.enemies.some(({ kind }) => kind !== null)) icons.push("fight");
  else if (end?.enemies.length) icons.push("hidden");
  if (burns) icons.push("burns");
  if (end?.space.kind === "safe" && !icons.length) icons.push("safe");
  return icons;
}

/** The name of a space. */
export const nameOfSpace = (id: string): string => spaceAt(id)?.name ?? "";
