// A payment as the rules ask for it: `pay` makes the payment, `use:x` adds one x, `spare:x` takes one x out.
import type { Option } from "../wire";
import type { Drawing } from "../parts/drawing";

/** An open payment in the state; see `engine/kit/paying.py`. */
export interface Payment {
  due: Readonly<Record<string, number>>;
  laid: Readonly<Record<string, number>>;
  /** By source, the number that would remain. */
  left: Readonly<Record<string, number>>;
  /** Every single good to pay, with the source chosen for it. */
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
  /** The number left, not counting those in the payment. */
  left?: number | undefined;
  /** The answer that takes one out, or adds one. */
  swap: Option | undefined;
}

/** One good to pay, and the payment for it. */
export interface Slot extends Named {
  good: string;
  coin: Coin | undefined;
}

/** Return the payment so far, sorted by name. A tap takes one out, if another source can replace it. */
export function currentPayment(payment: Payment, options: readonly Option[], goodNamed: (source: string) => Named): Coin[] {
  return Object.entries(payment.laid)
    .filter(([, count]) => count > 0)
    .map(([source, count]) => ({ ...goodNamed(source), source, count, left: payment.left[source], swap: options.find(({ key }) => key === `spare:${source}`) }));
}

/** Return the sources that can be used instead. */
export function replacements(options: readonly Option[], named: (source: string) => Named): Coin[] {
  return options
    .filter(({ key }) => key.startsWith("use:"))
    .map((option) => ({ ...named(option.key.slice(4)), source: option.key.slice(4), count: 1, swap: option }));
}

/** Return every single good to pay, with the source chosen for it. */
export function slotsOf(payment: Payment, coins: readonly Coin[], goodNamed: (good: string) => Named): Slot[] {
  return payment.slots.map(([good, source]) => ({ ...goodNamed(good), good, coin: coins.find((coin) => coin.source === source) }));
}
