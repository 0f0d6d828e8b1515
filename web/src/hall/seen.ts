// When each table was last looked at on this device, by the hall's clock, so that the hall can say what happened meanwhile.
import { hallTime } from "../api";
import type { TableCard } from "../wire";

const PLACE = "meadhall:seen";
const MOST = 60;

export type Seen = Record<string, number>;

/** What was stored, as far as it makes sense. */
export function read(stored: string | null): Seen {
  try {
    const found: unknown = JSON.parse(stored ?? "{}");
    if (typeof found !== "object" || found === null || Array.isArray(found)) return {};
    return Object.fromEntries(Object.entries(found).filter((one): one is [string, number] => typeof one[1] === "number"));
  } catch {
    return {};
  }
}

/** The same with this table looked at just now; the oldest are forgotten. */
export function noted(seen: Seen, table: string, now: number): Seen {
  const newest = Object.entries({ ...seen, [table]: now }).sort(([, a], [, b]) => b - a);
  return Object.fromEntries(newest.slice(0, MOST));
}

/** The table of mine that changed last since I looked, if there is one. */
export function changed(mine: TableCard[], seen: Seen): TableCard | null {
  const news = mine.filter((table) => table.state !== "gathering" && table.touched > (seen[table.id] ?? Infinity));
  return news.sort((a, b) => Number(b.my_turn) - Number(a.my_turn) || b.touched - a.touched)[0] ?? null;
}

function stored(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null;
  }
}

/** What is remembered on this device. */
export const seen = (): Seen => read(stored());

/** Remembers that this table is looked at now. */
export function look(table: string): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(noted(seen(), table, hallTime())));
  } catch {
    // Without storage nothing counts as missed.
  }
}
