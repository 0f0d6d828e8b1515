// Answers as buttons beside what they are about: on a banner, a page of a story, a place with several.
import { letterOf } from "../table/live/letters.svelte";
import type { Option } from "../wire";
import type { Drawing } from "../parts/drawing";

export interface Way {
  key: string;
  words: string;
  letter?: string;
  /** What it brings or costs, below the words. */
  effect?: string;
  /** What it would come to, at the right: a chance, a number. */
  result?: string;
  /** The result is what one wants. */
  good?: boolean;
  icon?: Drawing | undefined;
  chosen?: boolean;
  /** The one that is offered first. */
  best?: boolean;
  /** It cannot be given now; the table says why. */
  barred?: boolean;
}

/** The answers of a question as ways; `chosen` is the key of the one that is shown. */
export function waysOf(options: readonly Option[], chosen: string | undefined): Way[] {
  return options.map((option) => ({
    key: option.key, words: option.brief, letter: letterOf(option), effect: option.gain || option.warning, chosen: option.key === chosen,
  }));
}
