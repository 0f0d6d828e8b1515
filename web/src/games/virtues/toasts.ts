// Events shown over the board of a small screen: a bought card is gone from where it lay, and what others do is elsewhere.
import type { Line } from "../../wire";

const SHOWN = new Set(["ArtifactTaken", "ElixirBought", "BuildingFounded", "BuildingManned", "PortalClosed", "PrizeWon", "QuestCompleted", "CharacterRecruited", "TreasureTaken"]);

export const isToast = ({ event }: Line): boolean => SHOWN.has(String(event["type"]));
