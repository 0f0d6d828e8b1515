// The hero's exchange, planned in one panel. Its parts are then answered one after the other.
import type { Option } from "../../wire";

/** A gift to take, by virtue and source: the pool, or the number of a seat. */
export interface Taken {
  virtue: string;
  source: string;
}

export interface Swaps {
  give: readonly string[];
  take: readonly Taken[];
}

/** The exchange that is being answered; null if none is planned. */
export const plan = $state<{ swaps: Swaps | null }>({ swaps: null });

/** Return the planned answer to a part, when `done` pairs are chosen already; "" if it is not on the menu. */
export function plannedAnswer({ give, take }: Swaps, kind: string, done: number, options: readonly Option[]): string {
  const taken = take[done];
  const key = kind === "receive" ? (taken ? `receive:${taken.virtue}:${taken.source}` : "") : done < give.length ? `give:${give[done]}` : "enough";
  return options.some((option) => option.key === key) ? key : "";
}

/** Return the swaps with one more of a gift. No virtue is both given and taken. */
export const withGiven = ({ give, take }: Swaps, virtue: string): Swaps => ({ give: [...give, virtue], take: take.filter((taken) => taken.virtue !== virtue) });
export const withTaken = ({ give, take }: Swaps, taken: Taken): Swaps => ({ give: give.filter((virtue) => virtue !== taken.virtue), take: [...take, taken] });

/** Return a list without the last of the items that match. */
export function withoutLast<Item>(items: readonly Item[], matches: (item: Item) => boolean): Item[] {
  const last = items.findLastIndex(matches);
  return items.filter((_, index) => index !== last);
}
