// A hero's things in the order of the tray: equipment, powers, bag. Each card has its picture and one short line.
import type { Drawing } from "../../../parts/drawing";
import bag from "../../../parts/icons/swap-bag";
import spark from "../../../parts/icons/spark-spirit";
import sword from "../../../parts/icons/broadsword";
import type { Held } from "../../../table/generic/places";
import type { Option } from "../../../wire";
import { t } from "../../../words";
import { ITEMS, withoutDice } from "../chart";
import { gearPicture } from "../pictures";
import { powerPicture, restWords, useOf, useWords } from "../powers";
import type { ComputedValues } from "../types";

export type GroupId = "worn" | "powers" | "bag";

/** One card of a hero. */
export interface Piece {
  card: Held;
  icon: Drawing;
  /** Its use, or how long it still rests. */
  line: string;
  /** Its dice (R and B), and its range. */
  dice: string;
  range: string;
}

export interface Group {
  id: GroupId;
  icon: Drawing;
  pieces: Piece[];
}

const ICONS: Record<GroupId, Drawing> = { worn: sword, powers: spark, bag };
/** The hall's mark on a worn thing. */
const WORN_SIGN = "E";

/** Return the cards of a hero in three groups; empty groups are left out. */
export function groupsOf(powers: readonly Held[], items: readonly Held[], rests: ComputedValues["rests"]): Group[] {
  const all: Record<GroupId, Piece[]> = {
    worn: items.filter(({ face }) => face.sign === WORN_SIGN).map(gearPiece),
    powers: powers.map((card) => powerPiece(card, rests)),
    bag: items.filter(({ face }) => face.sign !== WORN_SIGN).map(gearPiece),
  };
  return (["worn", "powers", "bag"] as const).flatMap((id) => (all[id].length ? [{ id, icon: ICONS[id], pieces: all[id] }] : []));
}

/** Whether a card has an answer other than to put it down, which players seldom want. */
export const isWanted = ({ options }: Held): boolean => options.some(({ key }) => !key.startsWith("drop:"));

/** Return the number of such cards in a group. */
export const answersIn = ({ pieces }: Group): number => pieces.filter(({ card }) => isWanted(card)).length;

/** Return the text of a card without its dice, which are drawn. */
export const textOn = ({ card: { face }, dice }: Piece): string => withoutDice(face.text, dice);

/** Return the same cards with the attack as an answer of the weapon that the hall names. */
export function withAttack(items: readonly Held[], weapon: string, options: readonly Option[]): Held[] {
  const attack = options.find(({ key }) => key === "attack");
  return items.map((card) => (attack && card.face.sign === WORN_SIGN && card.face.id === weapon ? { ...card, options: [attack, ...card.options] } : card));
}

/** Return the item of a card: `longsword` for `longsword*+edge`. */
const itemOf = ({ face }: Held): string => face.id.replace(/[*+].*$/, "");

function gearPiece(card: Held): Piece {
  const item = ITEMS[itemOf(card)];
  const { kind = "", style = "", dice = "", range = "", use = "" } = item ?? {};
  const isWeapon = kind === "weapon";
  const line = use ? useWords(use) : isWeapon ? "" : t(`ss-kind-${KINDS.includes(kind) ? kind : "other"}`);
  return { card, icon: gearPicture(kind, style), line, dice: isWeapon ? dice : "", range: isWeapon ? rangeWords(range) : "" };
}

const KINDS = ["armor", "shield", "artifact", "key"];
const rangeWords = (range: string): string => (range && range !== "0" ? t("ss-range", { range: range.replace("-", "–") }) : "");

function powerPiece(card: Held, rests: ComputedValues["rests"]): Piece {
  const { id, turned } = card.face;
  const line = id in rests ? restWords(rests[id] ?? 0) : turned ? t("ss-used-now") : useOf(id);
  return { card, icon: powerPicture(id), line, dice: "", range: "" };
}
