// An open payment: if the state has one of the kit for rules, it is shown as a purse.
import type { Named, Payment } from "../../kit/purse";
import type { Drawing } from "../../parts/drawing";
import type { Sight } from "../../wire";

/** Return the payment that is asked for, or null. */
export function paymentIn({ ask, state }: Pick<Sight, "ask" | "state">): Payment | null {
  const payment = state["payment"];
  if (!ask?.options.some(({ key }) => key === "pay") || typeof payment !== "object" || payment === null) return null;
  return "due" in payment && "laid" in payment && "slots" in payment ? (payment as Payment) : null;
}

/** Return the name of a good by its key alone: `gift/humility` is called humility. */
export function goodNamed(key: string, iconOf: (kind: string) => Drawing | undefined): Named {
  const name = (key.split(/[/:]/).at(-1) ?? key).replace(/[-_]/g, " ");
  return { name, icon: iconOf(key) };
}
