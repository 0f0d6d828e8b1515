// Where a Travel may end, as the hall says: the way to each space, and what lies on it.
import { spaceAt } from "./chart";
import type { SpaceModel } from "./model";
import type { Sign } from "./marks";
import type { Travelling } from "./types";

export interface Trip {
  to: string;
  /** From the present space to the end, both included. */
  path: string[];
  signs: Sign[];
  /** Exposed enemies that are left or passed. */
  evasions: number;
  /** VITALITY is lost at its end by a flare. */
  burns: boolean;
  /** Its losses take all VITALITY and FAITH. */
  dies: boolean;
  /** Paces that are left after it. */
  left: number;
}

/** The way to every space where the Travel may end. */
export function tripsOf({ paces, ways }: Travelling, spaces: readonly SpaceModel[]): Map<string, Trip> {
  const there = new Map(spaces.map((one) => [one.space.id, one]));
  const before = new Map(ways.map(([to, from]) => [to, from]));
  return new Map(
    ways.flatMap(([to, , ends, evasions, burns, dies]) => {
      const path = pathTo(to, before);
      return ends ? [[to, { to, path, signs: signsAt(there.get(to), burns), evasions, burns, dies, left: paces - path.length + 1 }] as const] : [];
    }),
  );
}

function pathTo(end: string, before: ReadonlyMap<string, string>): string[] {
  const path: string[] = [];
  for (let at: string | undefined = end; at !== undefined; at = before.get(at)) path.unshift(at);
  return path;
}

function signsAt(end: SpaceModel | undefined, burns: boolean): Sign[] {
  const signs: Sign[] = [];
  if (end?.enemies.some(({ kind }) => kind !== null)) signs.push("fight");
  else if (end?.enemies.length) signs.push("hidden");
  if (burns) signs.push("burns");
  if (end?.space.kind === "safe" && !signs.length) signs.push("safe");
  return signs;
}

/** The name of a space. */
export const nameOfSpace = (id: string): string => spaceAt(id)?.name ?? "";
