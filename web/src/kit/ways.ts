// Answers as buttons beside their topic: on a banner, a page of a story, a place with several answers.
import { letterOf } from "../table/live/letters.svelte";
import type { Option } from "../wire";
import type { Drawing } from "../parts/drawing";

export interface Way {
  key: string;
  words: string;
  letter?: string;
  /** Its gain or cost, below the text. */
  effect?: string;
  /** Its result, on the right: a chance, a number. */
  result?: string;
  /** Whether the result is good for the viewer. */
  good?: boolean;
  icon?: Drawing | undefined;
  chosen?: boolean;
  /** Whether it is the suggested answer. */
  best?: boolean;
  /** Whether it cannot be given now; the table explains why. */
  barred?: boolean;
}

/** Return the answers of a question as buttons; `chosen` is the key of the previewed one. */
export function waysOf(options: readonly Option[], chosen: string | undefined): Way[] {
  return options.map((option) => ({
    key: option.key, words: option.brief, letter: letterOf(option), effect: option.gain || option.warning, chosen: option.key === chosen,
  }));
}
