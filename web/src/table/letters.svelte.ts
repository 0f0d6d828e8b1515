// The letters of answers as they are drawn: for who has keys to press, and lets single keys answer.
import { MediaQuery } from "svelte/reactivity";
import type { Option } from "../wire";
import { prefs } from "../you/prefs.svelte";

const touch = new MediaQuery("(hover: none)", false);

/** The letter that is drawn at what an answer stands for; nothing where pressing it does not give the answer. */
export function letterOf(option: Option | undefined): string {
  return prefs.keys && !touch.current ? (option?.letter ?? "") : "";
}
