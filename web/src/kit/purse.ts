// A payment as the rules ask for it: `pay` gives what is laid in, `use:x` lays one more x in, `spare:x` takes one out.
import type { Option } from "../wire";
import type { Drawing } from "../parts/drawing";

/** What stands on the state while somebody pays; see `engine/kit/paying.py`. */
export interface Payment {
  due: Readonly<Record<string, number>>;
  laid: Readonly<Record<string, number>>;
  /** Every single good that is due, with the source that is laid in for it. */
  slots: readonly (readonly [good: string, source: string])[];
}

/** How a game calls a good or a source, and draws it. */
export interface Named {
  name: string;
  icon?: Drawing | undefined;
  colour?: string;
  /** How many are left beside what is laid in. */
  left?: number;
}

export interface Coin extends Named {
  source: string;
  count: number;
  /** The answer that takes one out, or lays one more in. */
  swap: Option | undefined;
}

/** One thing that is due, and what is laid in for it. */
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

/** Every single thing that is due with what is laid in for it. */
export function slotsOf(payment: Payment, coins: readonly Coin[], named: (good: string) => Named): Slot[] {
  return payment.slots.map(([good, source]) => ({ ...named(good), good, coin: coins.find((coin) => coin.source === source) }));
}
