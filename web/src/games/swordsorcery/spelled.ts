// Answers whose buttons have the name of a card alone, with what the card says below it.
import { waysOf, type Way } from "../../kit/ways";
import type { Option } from "../../wire";

/** Answers as ways, each with what its words say beyond those of its button. */
export function spelled(options: readonly Option[], chosen: string | undefined): Way[] {
  return waysOf(options, chosen).map((way, at) => ({ ...way, effect: way.effect || beyond(options[at]) }));
}

/** The same as options, for where those are drawn as they are. */
export function spelledOut(options: readonly Option[]): Option[] {
  return options.map((option) => ({ ...option, gain: option.gain || beyond(option) }));
}

function beyond(option: Option | undefined): string {
  return option?.words.startsWith(option.brief) ? option.words.slice(option.brief.length).replace(/^[:,]? /, "") : "";
}
