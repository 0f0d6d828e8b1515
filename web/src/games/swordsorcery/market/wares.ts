// Wares of a market by shelf, with the answers of each.
import type { Drawing } from "../../../parts/drawing";
import anvil from "../../../parts/icons/anvil";
import beer from "../../../parts/icons/beer-stein";
import type { Ask, CardFace, Line, Option } from "../../../wire";
import { ENCHANTMENTS, ITEMS, SERVICES, WARES, withoutDice, type Ware } from "../chart";
import { gearPicture } from "../pictures";
import type { ComputedValues } from "../types";

/** Something with a price. */
export interface Offer {
  id: string;
  name: string;
  text: string;
  cost: number;
  /** The Crowns that the shopper lacks for it. */
  short: number;
  icon: Drawing;
  dice: string;
  range: string;
  options: Option[];
  /** The key to ask why it is barred; "" if it is on offer, or if there is no reason to show. */
  barred: string;
}

export type ShelfId = "weapon" | "armor" | "artifact" | "consumable" | "anvil" | "tavern" | "bag";

export interface Shelf {
  id: ShelfId;
  offers: Offer[];
}

const SHELVES: Record<string, ShelfId> = { weapon: "weapon", shield: "armor", armor: "armor", artifact: "artifact", consumable: "consumable" };

/** Return the thing in an answer's key: `sell:longsword+edge`, `hand:longsword/ilvane`. */
const thingOf = (option: Option): string => /:([^/]+)/.exec(option.key)?.[1] ?? "";
const partAfterSlash = (option: Option): string => /\/(.+)$/.exec(option.key)?.[1] ?? "";

/** Return everything with a price, by shelf; empty shelves are left out. */
export function shelvesOf(ask: Ask | null, { prices, short }: Pick<ComputedValues, "prices" | "short">): Shelf[] {
  const options = ask?.options ?? [];
  const answersFor = (key: string): Pick<Offer, "options" | "barred"> => {
    const found = options.filter((option) => option.key === key);
    return { options: found, barred: found.length ? "" : (ask?.barred.find((refusal) => refusal === key) ?? "") };
  };
  const shelves = new Map<ShelfId, Offer[]>();
  const put = (shelf: ShelfId, offer: Offer): unknown => offer.id in prices && shelves.set(shelf, [...(shelves.get(shelf) ?? []), { ...offer, cost: prices[offer.id] ?? 0, short: short[offer.id] ?? 0 }]);
  for (const ware of WARES) put(SHELVES[ware.kind] ?? "artifact", { ...wareFields(ware), ...answersFor(`buy:${ware.id}`) });
  const mayForge = options.some(({ key: answerKey }) => answerKey.startsWith("enchant:"));
  if (mayForge) for (const card of ENCHANTMENTS) put("anvil", { ...card, cost: 0, short: 0, icon: anvil, dice: "", range: "", options: options.filter((option) => option.key.startsWith("enchant:") && partAfterSlash(option) === card.id), barred: "" });
  for (const service of SERVICES) put("tavern", { ...service, cost: 0, short: 0, icon: beer, dice: "", range: "", ...answersFor(`${ask?.kind === "party-services" ? "service" : "tavern"}:${service.id}`) });
  const order: ShelfId[] = ["weapon", "armor", "consumable", "artifact", "anvil", "tavern"];
  return order.flatMap((id) => (shelves.has(id) ? [{ id, offers: shelves.get(id) ?? [] }] : []));
}

function wareFields({ id, name, text, dice, range, kind, style }: Ware): Omit<Offer, "options" | "barred"> {
  return { id, name, text, cost: 0, short: 0, dice, range: kind === "weapon" ? range : "", icon: gearPicture(kind, style) };
}

/** Return a hero's things, each with all possible answers. */
export function belongingsOf(faces: readonly CardFace[], keys: readonly string[], worn: Readonly<Record<string, string>>, options: readonly Option[]): Offer[] {
  return keys.map((itemKey, index) => {
    const face = faces[index];
    const isFirst = keys.indexOf(itemKey) === index; // a second copy of the same thing is in the bag
    const slot = (isFirst && Object.entries(worn).find(([, thing]) => thing === itemKey)?.[0]) || "";
    const item = itemKey.replace(/[*+].*$/, "");
    const ware = WARES.find(({ id }) => id === item);
    const dice = ITEMS[item]?.dice ?? "";
    return {
      id: itemKey, name: face?.name ?? ware?.name ?? itemKey, text: withoutDice(face?.text ?? "", dice), cost: 0, short: 0, dice, range: slot, icon: gearPicture(ITEMS[item]?.kind ?? "", ITEMS[item]?.style), barred: "",
      options: options.filter((option) => (thingOf(option) === itemKey && !option.key.startsWith("buy:")) || (slot !== "" && option.key === `off:${slot}`)),
    };
  });
}

/** Return the names of a hero's purchases since the last quest, newest last. */
export function boughtBy(hero: string, log: readonly Line[]): string[] {
  const since = log.findLastIndex(({ event }) => event["type"] === "QuestWon" || event["type"] === "QuestLost");
  return log.slice(since + 1).flatMap(({ event }) => {
    const isOwn = event["type"] === "ItemMoved" && event["how"] === "buy" && event["who"] === hero;
    const item = isOwn ? String(event["item"]) : "";
    return isOwn ? [WARES.find(({ id }) => id === item)?.name ?? item] : [];
  });
}

/** Return the answers that concern neither a ware nor an item: raising a hero, and forging. */
export function otherAnswers(options: readonly Option[]): Option[] {
  return options.filter(({ key: answerKey }) => ["raise", "forge"].includes(answerKey));
}
