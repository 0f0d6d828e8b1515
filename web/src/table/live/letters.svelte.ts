// Letters beside answers: for players with a keyboard, if single keys are on.
import { MediaQuery } from "svelte/reactivity";
import type { Option } from "../../wire";
import { prefs } from "../../you/prefs.svelte";

const touch = new MediaQuery("(hover: none)", false);

/** Whether letters are shown: single keys are on, and there is probably a keyboard. */
export const hasLetters = (): boolean => prefs.keys && !touch.current;

/** Return the key to show beside an answer; "" if no single key gives it. */
export function letterOf(option: Option | undefined): string {
  return hasLetters() && option?.letter.length === 1 ? option.letter : "";
}
