// An open payment: if the state has one from the engine's kit, it is shown as a purse.
import type { Named, Payment } from "../../kit/purse";
import type { Drawing } from "../../parts/drawing";
import type { Sight } from "../../wire";

/** Return the payment of the open question, or null. */
export function paymentIn({ ask, state }: Pick<Sight, "ask" | "state">): Payment | null {
  const payment = state["payment"];
  if (!ask?.options.some(({ key }) => key === "pay") || typeof payment !== "object" || payment === null) return null;
  return "due" in payment && "laid" in payment && "slots" in payment ? (payment as Payment) : null;
}

/** Return a good with the name in its key: `gift/humility` is named humility. */
export function goodNamed(key: string, iconOf: (kind: string) => Drawing | undefined): Named {
  const name = (key.split(/[/:]/).at(-1) ?? key).replace(/[-_]/g, " ");
  return { name, icon: iconOf(key) };
}
