// Answers whose buttons have only the name of a card, with its text below.
import { waysOf, type Way } from "../../kit/ways";
import type { Option } from "../../wire";

/** Return answers as ways, each with the part of its words beyond those of its button. */
export function spelled(options: readonly Option[], chosen: string | undefined): Way[] {
  return waysOf(options, chosen).map((way, at) => ({ ...way, effect: way.effect || beyond(options[at]) }));
}

/** Return the same as options, for places that draw those. */
export function spelledOut(options: readonly Option[]): Option[] {
  return options.map((option) => ({ ...option, gain: option.gain || beyond(option) }));
}

function beyond(option: Option | undefined): string {
  return option?.words.startsWith(option.brief) ? option.words.slice(option.brief.length).replace(/^[:,]? /, "") : "";
}
