// The letter "while you were away": its table, and the gain or loss of each sentence.
import type { Hall, Line, TableCard } from "../wire";
import { faceOf } from "./faces";

/** The table that has news for me: the hall says of one at most. */
export const withNews = ({ mine, replays }: Hall): TableCard | null => [...mine, ...replays].find((table) => table.news.length > 0) ?? null;

/** How many of what came or went: less than none is a loss. */
export interface Count {
  key: string;
  count: number;
}

/** The gain or loss in a line, if its game names one. */
export function countOf(game: string, line: Line): Count | null {
  const found = Object.entries(faceOf(game).counts ?? {}).find(([type]) => type === line.event["type"]);
  if (!found) return null;
  const [, { key, of, sign }] = found;
  const count = of.map((name) => line.event[name]).reduce<number>((sum, one) => sum + (typeof one === "number" ? one : 0), 0);
  return count ? { key, count: sign * count } : null;
}
