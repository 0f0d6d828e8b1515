// What is told over the map of a small screen: neither what a window shows, nor what one has just done oneself.
import type { Line } from "../../wire";

/** What a window shows while it happens, and what calls itself out. */
const SEEN = new Set(["ActionBegan", "CardsTurnedUp", "DiceRolled", "DraftRound", "Drafted", "MatchEnded", "Measured", "MomentPassed", "Paced", "Rerolled", "RoundBegan", "Slew", "TurnBegan"]);
/** Of one's own doing: the answer was just these words. */
const DONE = new Set(["ActivityDone", "Armed", "Ate", "BattleBegan", "CardTaken", "Disarmed", "GaveUp", "HeroChosen", "Offered", "OfferBegan", "Paid", "Rested", "Sailed", "Travelled", "Visited"]);

export function isToast({ event, by_you: own }: Line): boolean {
  const type = String(event["type"]);
  return !SEEN.has(type) && !(own && DONE.has(type));
}
