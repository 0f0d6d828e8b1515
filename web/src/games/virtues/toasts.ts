// Events shown over the board of a small screen: a bought card has left its place, and other players' actions are not
// visible.
import type { Line } from "../../wire";

const SHOWN = new Set(["ArtifactTaken", "ElixirBought", "BuildingFounded", "BuildingManned", "PortalClosed", "PrizeWon", "QuestCompleted", "CharacterRecruited", "TreasureTaken"]);

export const isToast = ({ event }: Line): boolean => SHOWN.has(String(event["type"]));
