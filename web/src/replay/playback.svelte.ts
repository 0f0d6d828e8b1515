// How time goes by in a replay, and the address with it.
import { addressOf } from "./core/address";
import type { Past } from "./store.svelte";

/** A moment must rest this many milliseconds before the page takes its address. */
const REST = 300;

/** Goes on while it plays, as long as the component lasts that calls it; the address is that of the moment at which one rests. */
export function goOn(past: Past): void {
  $effect(() => {
    if (!past.playing || past.isWaiting) return;
    const next = past.step + 1;
    const timer = setTimeout(() => past.go(next), past.stay);
    return () => clearTimeout(timer);
  });

  $effect(() => {
    const to = addressOf(past.card.id, past.decision, past.seat);
    const timer = setTimeout(() => history.replaceState(history.state, "", to), REST);
    return () => clearTimeout(timer);
  });
}
