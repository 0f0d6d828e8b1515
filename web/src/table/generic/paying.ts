// A payment that is being put together: where the state of a game has one as the kit for rules keeps it, it is a purse.
import type { Named, Payment } from "../../kit/purse";
import type { Drawing } from "../../parts/drawing";
import type { Sight } from "../../wire";

/** The payment that is asked about; null if none is. */
export function paymentIn({ ask, state }: Pick<Sight, "ask" | "state">): Payment | null {
  const payment = state["payment"];
  if (!ask?.options.some(({ key }) => key === "pay") || typeof payment !== "object" || payment === null) return null;
  return "due" in payment && "laid" in payment && "slots" in payment ? (payment as Payment) : null;
}

/** How a good is called by its key alone: `gift/humility` is called humility. */
export function goodNamed(key: string, iconOf: (kind: string) => Drawing | undefined): Named {
  const name = (key.split(/[/:]/).at(-1) ?? key).replace(/[-_]/g, " ");
  return { name, icon: iconOf(key) };
}
