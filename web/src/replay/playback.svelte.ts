// The passing of time in a replay, and the address of the shown moment.
import { addressOf } from "./core/address";
import type { Past } from "./store.svelte";

/** A moment must be shown for this long, in ms, before it becomes the page's address. */
const ADDRESS_DELAY = 300;

/** Advance the replay while it plays, and keep the address up to date, as long as the calling component exists. */
export function playForward(past: Past): void {
  $effect(() => {
    if (!past.playing || past.isWaiting) return;
    const next = past.step + 1;
    const timer = setTimeout(() => past.go(next), past.displayTime);
    return () => clearTimeout(timer);
  });

  $effect(() => {
    const to = addressOf(past.card.id, past.decision, past.seat);
    const timer = setTimeout(() => history.replaceState(history.state, "", to), ADDRESS_DELAY);
    return () => clearTimeout(timer);
  });
}
