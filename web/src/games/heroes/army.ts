// What an army that is being hired has come to, read from the answer that ends it.
import type { Option } from "../../wire";
import type { CreatureCard } from "./cards";

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

/** The army so far; null while none is built. */
export function armyOf(options: readonly Option[], cards: readonly CreatureCard[]): Army | null {
  const done = options.find((option) => option.key === "done");
  if (!done) return null;
  const [spent = 0, most = 0] = (done.brief.match(/\d+/g) ?? []).map(Number);
  const hired = new Map<string, number>();
  for (const name of done.parts ?? []) {
    const card = cards.find((one) => one.name === name);
    if (card) hired.set(card.id, (hired.get(card.id) ?? 0) + 1);
  }
  return { done, spent, most, hired, more: options.some((option) => option.key.startsWith("hire:")) };
}
