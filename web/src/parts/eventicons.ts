// Pictures of events, by the names of events and marks. An event without a picture has a plain dot.
import type { Drawing } from "./drawing";
import swords from "./icons/crossed-swords";
import herbs from "./icons/three-leaves";
import reveal from "./icons/eye-target";
import flag from "./icons/flying-flag";
import fog from "./icons/fog";
import steps from "./icons/footsteps";
import laurels from "./icons/laurels";
import meeple from "./icons/meeple";
import dice from "./icons/rolling-dices";
import waves from "./icons/waves";

const MARK_ICONS: Readonly<Record<string, Drawing>> = { fight: swords, reveal, sweep: waves, rescue: laurels };

/** Return the picture of a mark on the rail. */
export const markIcon = (kind: string): Drawing => MARK_ICONS[kind] ?? flag;

/** The kinds of marks with texts in our catalogue; other marks have the text of their game. */
export const isKnownMark = (kind: string): boolean => kind in MARK_ICONS;

const EVENT_ICONS: readonly (readonly [RegExp, Drawing])[] = [
  [/swept|sprite|wave/i, waves],
  [/fight|fought|beat|attack|commit/i, swords],
  [/roll|dice|die/i, dice],
  [/rescue|won|win|end/i, laurels],
  [/joined|grouped|companion/i, meeple],
  [/card|turned|drawn|revealed|shown|laid/i, fog],
  [/herb/i, herbs],
  [/move|went|walk|ran|sent|entered/i, steps],
];

/** Return the picture of a log line: that of its most important event. */
export function rowIcon(kinds: readonly string[]): Drawing | undefined {
  return EVENT_ICONS.find(([pattern]) => kinds.some((kind) => pattern.test(kind)))?.[1];
}
