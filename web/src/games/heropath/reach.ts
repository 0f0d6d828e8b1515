// Where a Travel may end: the shortest way to each space, and what lies on it.
import { CHART, spaceAt, WAYS_FROM } from "./chart";
import type { BoardModel, HeroSheet, SpaceModel } from "./model";
import type { Sign } from "./marks";

/** A Travel as it stands: where it is, how far it may still go, and which climbs are open. */
export interface TravelModel {
  at: string;
  paces: number;
  cliffs: boolean;
  fords: boolean;
  /** Paces that were gone already. */
  gone: number;
}

export interface Trip {
  to: string;
  /** From the present space to the end, both included. */
  path: string[];
  signs: Sign[];
  /** Exposed enemies that are left or passed. */
  evasions: number;
  /** VITALITY is lost at its end by a flare. */
  burns: boolean;
}

/** The best way to every space where the Travel may end: the fewest Evasions and flares among the shortest. */
export function tripsOf(board: BoardModel, travel: TravelModel, mover: number): Map<string, Trip> {
  const spaces = new Map(board.spaces.map((one) => [one.space.id, one]));
  const found = new Map<string, { path: string[]; cost: number }>([[travel.at, { path: [travel.at], cost: costOf(spaces, travel.at) }]]);
  let edge = [travel.at];
  for (let pace = 1; pace <= travel.paces; pace++) {
    const next = new Map<string, { path: string[]; cost: number }>();
    for (const here of edge) for (const to of stepsFrom(here, travel)) {
      const before = found.get(here);
      if (!before || found.has(to)) continue;
      const cost = before.cost + costOf(spaces, to);
      const other = next.get(to);
      if (!other || cost < other.cost) next.set(to, { path: [...before.path, to], cost });
    }
    for (const [to, way] of next) found.set(to, way);
    edge = [...next.keys()];
  }
  found.delete(travel.at);
  return new Map([...found].flatMap(([to, { path }]) => {
    const end = spaces.get(to);
    return end && hasRoom(end, mover) ? [[to, tripOf(spaces, path, end)] as const] : [];
  }));
}

function stepsFrom(here: string, { cliffs, fords }: TravelModel): string[] {
  return (WAYS_FROM.get(here) ?? []).filter(({ way }) => (way.kind === "cliff" ? cliffs : way.kind === "ford" ? fords : true)).map(({ to }) => to);
}

/** What it costs to pass: an Evasion for each exposed enemy; a flare is worth about as much. */
function costOf(spaces: ReadonlyMap<string, SpaceModel>, id: string): number {
  const one = spaces.get(id);
  return one ? exposed(one) + (one.active ? 0.9 : 0) : 0;
}

const exposed = ({ enemies }: SpaceModel): number => enemies.filter(({ kind }) => kind !== null).length;

function hasRoom({ space, heroes }: SpaceModel, mover: number): boolean {
  return space.kind === "start" || space.kind === "prison" || heroes.filter(({ seat }) => seat !== mover).length < CHART.limits.heroes_per_space;
}

function tripOf(spaces: ReadonlyMap<string, SpaceModel>, path: string[], end: SpaceModel): Trip {
  const passed = path.slice(0, -1).flatMap((id) => spaces.get(id) ?? []);
  const burns = end.active || passed.some(({ active }) => active);
  const signs: Sign[] = [];
  if (exposed(end)) signs.push("fight");
  else if (end.enemies.length) signs.push("hidden");
  if (burns) signs.push("burns");
  if (end.space.kind === "safe" && !signs.length) signs.push("safe");
  return { to: end.space.id, path, signs, evasions: passed.reduce((sum, one) => sum + exposed(one), 0), burns };
}

/** What a hero may lose before he dies: VITALITY, then FAITH (HP-VIT-02, HP-VIT-04). */
export const lifeOf = (hero: HeroSheet | undefined): number => (hero ? hero.gems.VITALITY + hero.gems.FAITH : 0);

/** Whether the losses of a way take all that, as far as no card lessens them. */
export const isDeadly = ({ evasions, burns }: Trip, life: number): boolean => evasions + Number(burns) >= life && evasions + Number(burns) > 0;

/** The name of a space. */
export const nameOfSpace = (id: string): string => spaceAt(id)?.name ?? "";
