// What a market has, shelf by shelf, with the answers that each thing is.
import type { Drawing } from "../../../parts/drawing";
import anvil from "../../../parts/icons/anvil";
import beer from "../../../parts/icons/beer-stein";
import type { Ask, CardFace, Option } from "../../../wire";
import { ENCHANTMENTS, ITEMS, SERVICES, WARES, withoutDice, type Ware } from "../chart";
import { gearPicture } from "../pictures";

/** Something with a price. */
export interface Offer {
  id: string;
  name: string;
  text: string;
  cost: number;
  icon: Drawing;
  dice: string;
  range: string;
  options: Option[];
  /** The key to ask why it cannot be had; empty if it can, or nothing is to be said. */
  barred: string;
}

export type ShelfId = "weapon" | "armor" | "artifact" | "consumable" | "anvil" | "tavern" | "bag";

export interface Shelf {
  id: ShelfId;
  offers: Offer[];
}

const SHELVES: Record<string, ShelfId> = { weapon: "weapon", shield: "armor", armor: "armor", artifact: "artifact", consumable: "consumable" };

/** The thing of an answer's key: `sell:longsword+edge`, `hand:longsword/ilvane`. */
const thingOf = (option: Option): string => /:([^/]+)/.exec(option.key)?.[1] ?? "";
const behind = (option: Option): string => /\/(.+)$/.exec(option.key)?.[1] ?? "";

/** Everything that is sold, in shelves; a shelf on which nothing lies is not there. */
export function shelvesOf(ask: Ask | null, stock: Readonly<Record<string, number>>): Shelf[] {
  const options = ask?.options ?? [];
  const at = (key: string): Pick<Offer, "options" | "barred"> => {
    const found = options.filter((option) => option.key === key);
    return { options: found, barred: found.length ? "" : (ask?.barred.find((one) => one === key) ?? "") };
  };
  const shelves = new Map<ShelfId, Offer[]>();
  const put = (shelf: ShelfId, offer: Offer): unknown => shelves.set(shelf, [...(shelves.get(shelf) ?? []), offer]);
  for (const ware of WARES) {
    if (ware.kind !== "consumable" && stock[ware.id] === 0) continue;
    put(SHELVES[ware.kind] ?? "artifact", { ...shown(ware), ...at(`buy:${ware.id}`) });
  }
  const mayForge = options.some(({ key: of }) => of.startsWith("enchant:"));
  if (mayForge) for (const card of ENCHANTMENTS) put("anvil", { ...card, icon: anvil, dice: "", range: "", options: options.filter((option) => option.key.startsWith("enchant:") && behind(option) === card.id), barred: "" });
  const kind = ask?.kind === "party-services" ? "party" : "hero";
  for (const service of SERVICES) if (service.per === kind) put("tavern", { ...service, icon: beer, dice: "", range: "", ...at(`${kind === "party" ? "service" : "tavern"}:${service.id}`) });
  const order: ShelfId[] = ask?.kind === "party-services" ? ["tavern"] : ["weapon", "armor", "consumable", "artifact", "anvil", "tavern"];
  return order.flatMap((id) => (shelves.has(id) ? [{ id, offers: shelves.get(id) ?? [] }] : []));
}

function shown({ id, name, text, cost, dice, range, kind, style }: Ware): Omit<Offer, "options" | "barred"> {
  return { id, name, text, cost, dice, range: kind === "weapon" ? range : "", icon: gearPicture(kind, style) };
}

/** What a hero has, each thing with all that can be done with it. */
export function belongingsOf(faces: readonly CardFace[], keys: readonly string[], worn: Readonly<Record<string, string>>, options: readonly Option[]): Offer[] {
  return keys.map((of, at) => {
    const face = faces[at];
    const isFirst = keys.indexOf(of) === at; // another one of the same lies in the bag
    const slot = (isFirst && Object.entries(worn).find(([, thing]) => thing === of)?.[0]) || "";
    const item = of.replace(/[*+].*$/, "");
    const ware = WARES.find(({ id }) => id === item);
    const dice = ITEMS[item]?.dice ?? "";
    return {
      id: of, name: face?.name ?? ware?.name ?? of, text: withoutDice(face?.text ?? "", dice), cost: 0, dice, range: slot, icon: gearPicture(ITEMS[item]?.kind ?? "", ITEMS[item]?.style), barred: "",
      options: options.filter((option) => (thingOf(option) === of && !option.key.startsWith("buy:")) || (slot !== "" && option.key === `off:${slot}`)),
    };
  });
}

/** What is neither on a shelf nor a thing: to raise, to forge. */
export function besides(options: readonly Option[]): Option[] {
  return options.filter(({ key: of }) => ["raise", "forge"].includes(of));
}
