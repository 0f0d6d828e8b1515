// Whether pages of a book are open: on small screens other texts are shortened then.
import { untrack } from "svelte";

let openPages = $state(0);

export const isPageOpen = (): boolean => openPages > 0;

/** Record that a page is open, until the returned function is called. */
export function markPageOpen(): () => void {
  openPages = untrack(() => openPages) + 1;
  return () => (openPages -= 1);
}
