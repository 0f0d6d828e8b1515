// Answers as buttons beside their topic: on a banner, a page of a story, a place with several.
import { letterOf } from "../table/live/letters.svelte";
import type { Option } from "../wire";
import type { Drawing } from "../parts/drawing";

export interface Way {
  key: string;
  words: string;
  letter?: string;
  /** Its gain or cost, below the words. */
  effect?: string;
  /** Its result, at the right: a chance, a number. */
  result?: string;
  /** The result is good for the viewer. */
  good?: boolean;
  icon?: Drawing | undefined;
  chosen?: boolean;
  /** The one offered first. */
  best?: boolean;
  /** It cannot be given now; the table says why. */
  barred?: boolean;
}

/** Return the answers of a question as ways; `chosen` is the key of the one that is shown. */
export function waysOf(options: readonly Option[], chosen: string | undefined): Way[] {
  return options.map((option) => ({
    key: option.key, words: option.brief, letter: letterOf(option), effect: option.gain || option.warning, chosen: option.key === chosen,
  }));
}
