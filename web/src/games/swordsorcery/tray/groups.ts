// What a hero has, in the order of a tray: what he wears, his powers, his bag; each card with its picture and one short line.
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
import type { State } from "../types";

export type GroupId = "worn" | "powers" | "bag";

/** One card of a hero. */
export interface Piece {
  card: Held;
  icon: Drawing;
  /** When it is used, or until when it rests. */
  line: string;
  /** Its dice, R and B, and how far it strikes. */
  dice: string;
  range: string;
}

export interface Group {
  id: GroupId;
  icon: Drawing;
  pieces: Piece[];
}

const ICONS: Record<GroupId, Drawing> = { worn: sword, powers: spark, bag };
/** What the hall writes on a thing that is worn. */
const WORN = "E";

/** The cards of a hero in three groups; one in which nothing lies is left out. */
export function groupsOf(powers: readonly Held[], items: readonly Held[], hero: Pick<State["heroes"][number], "used" | "limits"> | undefined): Group[] {
  const all: Record<GroupId, Piece[]> = {
    worn: items.filter(({ face }) => face.sign === WORN).map(gear),
    powers: powers.map((card) => power(card, hero)),
    bag: items.filter(({ face }) => face.sign !== WORN).map(gear),
  };
  return (["worn", "powers", "bag"] as const).flatMap((id) => (all[id].length ? [{ id, icon: ICONS[id], pieces: all[id] }] : []));
}

/** Whether something can be done with a card but to put it down, which is seldom wanted. */
export const isWanted = ({ options }: Held): boolean => options.some(({ key }) => !key.startsWith("drop:"));

/** How many such cards lie in a group. */
export const answersIn = ({ pieces }: Group): number => pieces.filter(({ card }) => isWanted(card)).length;

/** What a card says, without its dice, which are drawn. */
export const saidOn = ({ card: { face }, dice }: Piece): string => withoutDice(face.text, dice);

/** The same cards: the weapon in the main hand is what an attack is made with, so the attack is given by it. */
export function withAttack(items: readonly Held[], weapon: string, options: readonly Option[]): Held[] {
  const attack = options.find(({ key }) => key === "attack");
  return items.map((card) => (attack && card.face.sign === WORN && itemOf(card) === weapon ? { ...card, options: [attack, ...card.options] } : card));
}

/** The thing of a card: of `longsword*+edge` the long sword. */
const itemOf = ({ face }: Held): string => face.id.replace(/[*+].*$/, "");

function gear(card: Held): Piece {
  const item = ITEMS[itemOf(card)];
  const { kind = "", style = "", dice = "", range = "", use = "" } = item ?? {};
  const isWeapon = kind === "weapon";
  const line = use ? useWords(use) : isWeapon ? "" : t(`ss-kind-${KINDS.includes(kind) ? kind : "other"}`);
  return { card, icon: gearPicture(kind, style), line, dice: isWeapon ? dice : "", range: isWeapon ? rangeWords(range) : "" };
}

const KINDS = ["armor", "shield", "artifact", "key"];
const rangeWords = (range: string): string => (range && range !== "0" ? t("ss-range", { range: range.replace("-", "–") }) : "");

function power(card: Held, hero: Pick<State["heroes"][number], "used" | "limits"> | undefined): Piece {
  const { id, turned } = card.face;
  const left = hero?.used[id];
  const line = left !== undefined ? restWords(left) : turned ? t("ss-used-now") : useOf(id);
  return { card, icon: powerPicture(id), line, dice: "", range: "" };
}
