// Events shown over the map of a small screen: neither those shown in a window, nor most of the player's own.
import type { Line } from "../../wire";

/** Events that a window shows, or that have their own announcement. */
const SEEN = new Set(["ActionBegan", "CardsTurnedUp", "DiceRolled", "DraftRound", "CardsDrafted", "MatchEnded", "PowerMeasured", "MomentPassed", "PaceTaken", "DiceRerolled", "RoundBegan", "DragonSlain", "TurnBegan"]);
/** The player's own events whose answer had the same text. */
const DONE = new Set(["ActivityDone", "CardArmed", "FoodEaten", "BattleBegan", "CardTaken", "CardDisarmed", "ActionsGivenUp", "HeroChosen", "OfferMade", "OfferBegan", "GoodPaid", "HeroRested", "FerrySailed", "HeroTravelled", "SiteVisited"]);

export function isToast({ event, by_you: own }: Line): boolean {
  const type = String(event["type"]);
  return !SEEN.has(type) && !(own && DONE.has(type));
}
