// A table that waits for its players: somebody who waits with it sees who sits down, and that the match begins.
import * as api from "../api";
import type { TableCard } from "../wire";

const LOOK_AGAIN = 2000;

/** Looks at a table again and again, and tells how it is; call it in an effect. */
export function lookAgain(table: string, tell: (card: TableCard) => void): () => void {
  let looks = true;
  const look = (): void => void api.table(table).then((card) => looks && tell(card), () => undefined);
  const timer = setInterval(look, LOOK_AGAIN);
  return () => {
    looks = false;
    clearInterval(timer);
  };
}
