// What is looked at, and what a new question is about, comes into view by itself.
import { still } from "../you/prefs.svelte";
import type { Table } from "./live/table.svelte";
import type { Zooming } from "../kit/zooming.svelte";

/** Follows as long as the component lasts that calls it; `elements` finds places on the board, once that is `ready`; at questions that it `overlooks` the whole of it is in view. */
export function follow(table: Table, zooming: Zooming, elements: (places: readonly string[]) => Element[], ready: () => boolean, overlooks: () => readonly string[]): void {
  const lookedAt = $derived(table.answering.lookedAt);

  $effect(() => {
    if (table.answering.chosen !== null && lookedAt) zooming.bring(elements([lookedAt, ...(table.answering.preview?.path ?? [])]), still());
  });

  const isWide = $derived(table.ask !== null && overlooks().includes(table.ask.kind));
  $effect(() => zooming.overlook(isWide));

  // On a small screen the places that a new question is about come into view by themselves.
  $effect(() => {
    const ask = table.ask;
    if (ask && ready() && !zooming.isWhole) zooming.bring(elements(ask.options.flatMap((option) => option.places)), still());
  });
}
