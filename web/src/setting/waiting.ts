// A table that waits for its players: the page shows who sits down, and notices the start of the match.
import * as api from "../api";
import type { TableCard } from "../wire";

const POLL_INTERVAL = 2000;

/** Poll a table and report each result, until the returned function is called. Use it in an effect. */
export function pollTable(table: string, tell: (card: TableCard) => void): () => void {
  let looks = true;
  const look = (): void => void api.table(table).then((card) => looks && tell(card), () => undefined);
  const timer = setInterval(look, POLL_INTERVAL);
  return () => {
    looks = false;
    clearInterval(timer);
  };
}
