// Whether pages of a book lie open: what else has something to say is short as long, where there is little room.
import { untrack } from "svelte";

let pages = $state(0);

export const isRead = (): boolean => pages > 0;

/** A page lies open, until the function that is given back is called. */
export function opened(): () => void {
  pages = untrack(() => pages) + 1;
  return () => (pages -= 1);
}
