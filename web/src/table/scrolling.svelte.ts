// The previewed answer and the places of a new question come into view by themselves.
import { untrack } from "svelte";
import { still } from "../you/prefs.svelte";
import type { Table } from "./live/table.svelte";
import type { Zooming } from "../kit/zooming.svelte";

/**
 * Follow as long as the calling component lives. `elements` finds places on the board, once that is `ready`. At
 * questions that it `overlooks`, all of it is in view.
 */
export function follow(table: Table, zooming: Zooming, elements: (places: readonly string[]) => Element[], ready: () => boolean, overlooks: () => readonly string[]): void {
  const lookedAt = $derived(table.answering.lookedAt);

  // Not the whole way to it: an element in view stays where it was pressed.
  $effect(() => {
    if (table.answering.chosen !== null && lookedAt) zooming.bring(elements([lookedAt]), still());
  });

  const isWide = $derived(table.ask !== null && overlooks().includes(table.ask.kind));
  $effect(() => zooming.overlook(isWide));

  // On a small screen the places that a new question is about come into view by themselves. A preview makes the room
  // smaller, but then the view stays with the chosen answer.
  $effect(() => {
    const ask = table.ask;
    if (ask && ready() && !zooming.isWhole && untrack(() => table.answering.chosen) === null) zooming.bring(elements(ask.options.flatMap((option) => option.places)), still());
  });
}
