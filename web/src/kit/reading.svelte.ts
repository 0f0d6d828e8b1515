// Whether pages of a book are open: on small screens other texts are shortened then.
import { untrack } from "svelte";

let pages = $state(0);

export const isRead = (): boolean => pages > 0;

/** Record that a page is open, until the returned function is called. */
export function opened(): () => void {
  pages = untrack(() => pages) + 1;
  return () => (pages -= 1);
}
