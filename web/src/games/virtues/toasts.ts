// Events shown over the board of a small screen: a bought card is gone from where it lay, and what others do is elsewhere.
import type { Line } from "../../wire";

const SHOWN = new Set(["ArtifactTaken", "Bought", "Founded", "Manned", "PortalClosed", "Prized", "QuestCompleted", "Recruited", "TreasureTaken"]);

export const isToast = ({ event }: Line): boolean => SHOWN.has(String(event["type"]));
