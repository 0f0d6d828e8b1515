// A payment as the rules ask for it: `pay` gives the payment, `use:x` lays one more x in, `spare:x` takes one out.
import type { Option } from "../wire";
import type { Drawing } from "../parts/drawing";

/** An open payment on the state; see `engine/kit/paying.py`. */
export interface Payment {
  due: Readonly<Record<string, number>>;
  laid: Readonly<Record<string, number>>;
  /** Number of each source that would remain. */
  left: Readonly<Record<string, number>>;
  /** Every single good that is due, with the source laid in for it. */
  slots: readonly (readonly [good: string, source: string])[];
}

/** A good or a source with its name and picture in a game. */
export interface Named {
  name: string;
  icon?: Drawing | undefined;
  colour?: string;
}

export interface Coin extends Named {
  source: string;
  count: number;
  /** Number left besides those laid in. */
  left?: number | undefined;
  /** The answer that takes one out, or lays one more in. */
  swap: Option | undefined;
}

/** One thing that is due, and the payment for it. */
export interface Slot extends Named {
  good: string;
  coin: Coin | undefined;
}

/** Return the payment so far, in the order of names; tapping takes one out, if another source can replace it. */
export function laidIn(payment: Payment, options: readonly Option[], named: (source: string) => Named): Coin[] {
  return Object.entries(payment.laid)
    .filter(([, count]) => count > 0)
    .map(([source, count]) => ({ ...named(source), source, count, left: payment.left[source], swap: options.find(({ key }) => key === `spare:${source}`) }));
}

/** Return the sources that can be laid in instead. */
export function instead(options: readonly Option[], named: (source: string) => Named): Coin[] {
  return options
    .filter(({ key }) => key.startsWith("use:"))
    .map((option) => ({ ...named(option.key.slice(4)), source: option.key.slice(4), count: 1, swap: option }));
}

/** Return every single good that is due with the source laid in for it. */
export function slotsOf(payment: Payment, coins: readonly Coin[], named: (good: string) => Named): Slot[] {
  return payment.slots.map(([good, source]) => ({ ...named(good), good, coin: coins.find((coin) => coin.source === source) }));
}
