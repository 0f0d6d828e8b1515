// What an army that is being hired has come to: the cards are parts of the answer that ends it, their costs are printed.
import type { Option, Sight } from "../../wire";
import { ARMY_POINTS, CREATURES, creatureCalled, THIRD_PLACE_POINTS } from "./cards";
import type { State } from "./types";

export interface Army {
  /** The answer that says: enough. */
  done: Option;
  spent: number;
  most: number;
  /** How often each card is hired, by its name in rules. */
  hired: ReadonlyMap<string, number>;
  /** Somebody else can still be paid. */
  more: boolean;
}

/** The stage of a tournament in which third place is decided, with fewer points. */
const FINALS = "finals";

/** The army so far; null while none is built. */
export function armyOf(sight: Sight): Army | null {
  const options = sight.ask?.options ?? [];
  const done = options.find((option) => option.key === "done");
  if (!done) return null;
  const cards = (done.parts ?? []).flatMap((name) => CREATURES[creatureCalled(name)] ?? []);
  const hired = new Map<string, number>();
  for (const { id } of cards) hired.set(id, (hired.get(id) ?? 0) + 1);
  return {
    done,
    spent: cards.reduce((sum, { cost }) => sum + cost, 0),
    most: (sight.state as unknown as State).stage === FINALS ? THIRD_PLACE_POINTS : ARMY_POINTS,
    hired,
    more: options.some((option) => option.key.startsWith("hire:")),
  };
}
