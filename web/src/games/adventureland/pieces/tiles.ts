// The pictures and names of tiles, as their owner sees them.
import type { Drawing } from "../../../parts/drawing";
import broadsword from "../../../parts/icons/broadsword";
import linden from "../../../parts/icons/linden-leaf";
import roots from "../../../parts/icons/plant-roots";
import leaves from "../../../parts/icons/three-leaves";
import coins from "../../../parts/icons/two-coins";
import { named } from "../chart";

export type TileKind = "sword" | "herb" | "gold";

export interface Tile {
  kind: TileKind;
  /** The number on the tile, as text. */
  number: string;
  name: string;
  icon: Drawing;
}

export const BLADE = broadsword;
export const COINS = coins;

/** Stronger herbs have deeper roots in their picture. */
const HERBS: Record<number, Drawing> = { 2: linden, 3: leaves, 4: roots };

/** A sword with a name such as `+2 Deep-forged` or `+2 Tiefenstahl`; the picture stands for "Blade". */
export function swordTile(extra: number): Tile {
  const name = (named().swords[String(extra)] ?? "").replace(/ Blade$|klinge$/, "");
  return { kind: "sword", number: `+${extra}`, name, icon: broadsword };
}

export function herbTile(value: number): Tile {
  return { kind: "herb", number: String(value), name: named().herbs[String(value)] ?? "", icon: HERBS[value] ?? leaves };
}

export function goldTile(gold: number, name: string): Tile {
  return { kind: "gold", number: String(gold), name, icon: coins };
}
