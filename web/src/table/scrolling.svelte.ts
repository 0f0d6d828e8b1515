// The previewed answer and the places of a new question are scrolled into view automatically.
import { untrack } from "svelte";
import { reducesMotion } from "../you/prefs.svelte";
import type { Table } from "./live/table.svelte";
import type { Zooming } from "../kit/zooming.svelte";

/**
 * Scroll as long as the calling component exists. `elements` finds places on the board, once it is `ready`. For kinds
 * of questions in `spreadQuestions`, the whole board is shown.
 */
export function scrollToQuestions(table: Table, zooming: Zooming, elements: (places: readonly string[]) => Element[], ready: () => boolean, spreadQuestions: () => readonly string[]): void {
  const lookedAt = $derived(table.answering.lookedAt);

  // Only as far as necessary: an element in view stays where it was pressed.
  $effect(() => {
    if (table.answering.chosen !== null && lookedAt) zooming.bring(elements([lookedAt]), reducesMotion());
  });

  const isWide = $derived(table.ask !== null && spreadQuestions().includes(table.ask.kind));
  $effect(() => zooming.showWhole(isWide));

  // On a small screen, scroll the places of a new question into view. A preview makes the zone smaller, but then the
  // view stays with the chosen answer.
  $effect(() => {
    const ask = table.ask;
    if (ask && ready() && !zooming.isWhole && untrack(() => table.answering.chosen) === null) zooming.bring(elements(ask.options.flatMap((option) => option.places)), reducesMotion());
  });
}
