// The letters of answers as they are drawn: for who has keys to press, and lets single keys answer.
import { MediaQuery } from "svelte/reactivity";
import type { Option } from "../../wire";
import { prefs } from "../../you/prefs.svelte";

const touch = new MediaQuery("(hover: none)", false);

/** Whether letters are drawn at all: where there is likely a keyboard, and single keys answer. */
export const hasLetters = (): boolean => prefs.keys && !touch.current;

/** The letter that is drawn at what an answer stands for; nothing where pressing it does not give the answer. */
export function letterOf(option: Option | undefined): string {
  return hasLetters() ? (option?.letter ?? "") : "";
}
