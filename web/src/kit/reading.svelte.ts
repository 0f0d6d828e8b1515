// Whether pages of a book lie open: on small screens other texts are short meanwhile.
import { untrack } from "svelte";

let pages = $state(0);

export const isRead = (): boolean => pages > 0;

/** Note that a page is open, until the returned function is called. */
export function opened(): () => void {
  pages = untrack(() => pages) + 1;
  return () => (pages -= 1);
}
