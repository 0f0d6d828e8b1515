// Lines of sight and distances, as chapters 4.5 and 4.6 of the rules have them; what lies between two areas is in the chart.
import type { MapChart } from "../chart";

/** Whether no wall and no shut door stands between two areas; for a hero, no enemy either. */
export function isClear(map: MapChart, opened: number, from: string, to: string, enemiesIn: ReadonlySet<string>): boolean {
  if (from === to) return true;
  const line = map.sights.find(([a, b]) => (a === from && b === to) || (a === to && b === from));
  return line !== undefined && !(line[2] & ~opened) && !line[3].some((area) => enemiesIn.has(area));
}

/** The least number of links between two areas; -1 if there is no way. */
export function distance(map: MapChart, opened: number, from: string, to: string): number {
  const far = new Map([[from, 0]]);
  const queue = [from];
  for (const at of queue) {
    for (const { a, b, door } of map.links) {
      const next = a === at ? b : b === at ? a : "";
      if (!next || far.has(next) || door & ~opened) continue;
      far.set(next, (far.get(at) ?? 0) + 1);
      queue.push(next);
    }
  }
  return far.get(to) ?? -1;
}

/** The shortest way of a Ghost Soul, for which no door is shut: all its areas, the first and the last too; empty if there is none. */
export function ghostWay(map: MapChart, from: string, to: string): string[] {
  const before = new Map([[from, ""]]);
  const queue = [from];
  for (const at of queue) {
    for (const { a, b } of map.links) {
      const next = a === at ? b : b === at ? a : "";
      if (!next || before.has(next)) continue;
      before.set(next, at);
      queue.push(next);
    }
  }
  const way: string[] = [];
  for (let at = before.has(to) ? to : ""; at; at = before.get(at) ?? "") way.unshift(at);
  return way.length > 1 ? way : [];
}
