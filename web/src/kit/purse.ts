// A payment as the rules ask for it: `pay` gives what is laid in, `use:x` lays one more x in, `spare:x` takes one out.
import type { Option } from "../wire";
import type { Drawing } from "../parts/drawing";

/** What stands on the state while somebody pays; see `engine/kit/paying.py`. */
export interface Payment {
  due: Readonly<Record<string, number>>;
  laid: Readonly<Record<string, number>>;
}

/** How a game calls a good or a source, and draws it. */
export interface Named {
  name: string;
  icon?: Drawing | undefined;
  colour?: string;
  /** The goods that one of it gives, where it is not a good itself; `any` is one of the payer's choice. */
  gives?: readonly string[];
  /** How many are left beside what is laid in. */
  left?: number;
}

export interface Coin extends Named {
  source: string;
  count: number;
  /** The answer that takes one out, or lays one more in. */
  swap: Option | undefined;
}

/** One thing that is due, and what is laid in for it; nothing may be, while the rules still look. */
export interface Slot extends Named {
  good: string;
  coin: Coin | undefined;
}

/** What is laid in, in the order of its names; tapping takes one out, where something else can be paid instead. */
export function laidIn(payment: Payment, options: readonly Option[], named: (source: string) => Named): Coin[] {
  return Object.entries(payment.laid)
    .filter(([, count]) => count > 0)
    .map(([source, count]) => ({ ...named(source), source, count, swap: options.find(({ key }) => key === `spare:${source}`) }));
}

/** What can be laid in instead. */
export function instead(options: readonly Option[], named: (source: string) => Named): Coin[] {
  return options
    .filter(({ key }) => key.startsWith("use:"))
    .map((option) => ({ ...named(option.key.slice(4)), source: option.key.slice(4), count: 1, swap: option }));
}


/**
 * Every single thing that is due with what is laid in for it. Each coin fills as many slots as it gives goods; one of the
 * payer's choice goes where nothing else can.
 */
export function slotsOf(payment: Payment, coins: readonly Coin[], named: (good: string) => Named): Slot[] {
  const due = Object.entries(payment.due).flatMap(([good, count]) => Array.from({ length: count }, () => good));
  const given = coins.flatMap((coin) => Array.from({ length: coin.count }, () => coin.gives ?? [coin.source]).flat().map((good) => ({ coin, good })));
  const filled = new Array<number | undefined>(given.length).fill(undefined);
  const fill = (slot: number, seen: Set<number>): boolean =>
    given.some(({ good }, at) => {
      if (seen.has(at) || (good !== due[slot] && good !== "any")) return false;
      seen.add(at);
      const before = filled[at];
      if (before !== undefined && !fill(before, seen)) return false;
      filled[at] = slot;
      return true;
    });
  due.forEach((_, slot) => fill(slot, new Set()));
  return due.map((good, slot) => ({ ...named(good), good, coin: given[filled.indexOf(slot)]?.coin }));
}

/** Those coins that no slot shows, since their game does not say what they give: they lie beside the slots. */
export function unplaced(coins: readonly Coin[], slots: readonly Slot[]): Coin[] {
  return coins.filter((coin) => !slots.some((slot) => slot.coin === coin));
}
