// Commands being sent: kept until the hall confirms or refuses them, and sent again after a lost connection.
import type { Answer, AskBack, HandOver, Resign, Say, TakeBack, Vote } from "../../wire";

/** Commands with an id, so that they can be sent twice but are carried out once. */
export type Order = Answer | TakeBack | AskBack | Vote | Say | HandOver | Resign;

/** An order before it has its id. */
export type Unnamed<T extends Order = Order> = T extends Order ? Omit<T, "id"> : never;

export type Outbox = readonly Order[];

export function put(box: Outbox, order: Order): Outbox {
  return box.some((waiting) => waiting.id === order.id) ? box : [...box, order];
}

export function settle(box: Outbox, id: string): Outbox {
  return box.filter((waiting) => waiting.id !== id);
}
