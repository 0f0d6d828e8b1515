// The army that is being hired, with the hall's numbers.
import type { Option, Sight } from "../../wire";
import { CREATURES } from "./cards";
import type { ArmyNow, ComputedValues } from "./types";

export interface Army extends Pick<ArmyNow, "spent" | "most"> {
  /** The answer that ends the hiring. */
  done: Option;
  /** The number of hired copies of each card, by its name in the rules. */
  hired: ReadonlyMap<string, number>;
  /** Whether there are points left for another Creature. */
  more: boolean;
}

/** Return the army so far; null unless the player is asked to hire. */
export function armyOf({ ask, computed }: Sight): Army | null {
  const done = ask?.options.find((option) => option.key === "done");
  const shownArmy = (computed as unknown as ComputedValues | null)?.army;
  if (!ask || !done || !shownArmy) return null;
  const hired = new Map<string, number>();
  for (const { id } of shownArmy.hired.flatMap((card) => CREATURES[card] ?? [])) hired.set(id, (hired.get(id) ?? 0) + 1);
  return { done, spent: shownArmy.spent, most: shownArmy.most, hired, more: ask.options.some(({ key }) => key.startsWith("hire:")) };
}
