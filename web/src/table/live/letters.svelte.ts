// Letters of answers as they are drawn: for players with a keyboard and with single keys on.
import { MediaQuery } from "svelte/reactivity";
import type { Option } from "../../wire";
import { prefs } from "../../you/prefs.svelte";

const touch = new MediaQuery("(hover: none)", false);

/** Whether letters are drawn: there is probably a keyboard, and single keys answer. */
export const hasLetters = (): boolean => prefs.keys && !touch.current;

/** Return the key to draw at an answer; nothing if no single key gives it. */
export function letterOf(option: Option | undefined): string {
  return hasLetters() && option?.letter.length === 1 ? option.letter : "";
}
