// Answers whose buttons have only the name of a card, with its text below.
import { waysOf, type Way } from "../../kit/ways";
import type { Option } from "../../wire";

/** Return answers as buttons, each with the part of its text that the button does not contain. */
export function fullWays(options: readonly Option[], chosen: string | undefined): Way[] {
  return waysOf(options, chosen).map((way, index) => ({ ...way, effect: way.effect || textBeyondButton(options[index]) }));
}

/** Return the same as options, for components that draw options. */
export function fullOptions(options: readonly Option[]): Option[] {
  return options.map((option) => ({ ...option, gain: option.gain || textBeyondButton(option) }));
}

function textBeyondButton(option: Option | undefined): string {
  return option?.words.startsWith(option.brief) ? option.words.slice(option.brief.length).replace(/^[:,]? /, "") : "";
}
