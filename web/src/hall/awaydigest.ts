// The letter "while you were away": its table, and the gain or loss of each sentence.
import type { Cover, Hall, Line, TableCard } from "../wire";
import { named } from "../words/games.svelte";

/** Return the table that has news for me; the hall sends news for one at most. */
export const withNews = ({ mine, replays }: Hall): TableCard | null => [...mine, ...replays].find((table) => table.news.length > 0) ?? null;

/** Return the gain or loss in a line, such as `+3 points`, if the game's cover defines one. */
export function countOf(game: string, { counts }: Pick<Cover, "counts">, line: Line): { words: string; isLoss: boolean } | null {
  const found = Object.entries(counts).find(([type]) => type === line.event["type"])?.[1];
  if (!found) return null;
  const count = found.of.map((name) => line.event[name]).reduce<number>((sum, amount) => sum + (typeof amount === "number" ? amount : 0), 0);
  const isLoss = found.is_loss !== count < 0;
  const args = { sign: isLoss ? "−" : "+", count: Math.abs(count) };
  return count ? { words: named(game, { id: found.words, args }, `${args.sign}${args.count} ${found.words}`), isLoss } : null;
}
