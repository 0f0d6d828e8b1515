// Names and texts of the game in the reader's language, from its catalogue; those of the chart while that is not there.
import { Wording } from "../../words/games.svelte";
import type { Arg } from "../../words/said";
import { COMPANIONS, ENCHANTMENTS, ENEMIES, HEROES, POWERS, SERVICES, WARES } from "./chart";

const wording = new Wording("swordsorcery");

/** A message of the catalogue in words. */
export function said(id: string, otherwise: string, args: Readonly<Record<string, Arg>> = {}): string {
  const words: unknown = wording.inWords<unknown>({ id, args }, [], -1);
  return typeof words === "string" && words !== id ? words : otherwise;
}

/** The message that names a card, and its name in the chart. */
function messageOf(id: string): readonly [message: string, name: string] {
  const power = POWERS[id];
  if (power) return [`${/^[a-z]t\d/.test(id) ? "talent" : "power"}-${id}`, power.name];
  const enemy = ENEMIES[id];
  if (enemy) return [`enemy-${id}`, enemy.name];
  for (const [kind, cards] of [["item", WARES], ["enchantment", ENCHANTMENTS], ["service", SERVICES]] as const) {
    const card = cards.find((one) => one.id === id);
    if (card) return [`${kind}-${id}`, card.name];
  }
  return [`item-${id}`, id];
}

/** A card by its id. */
export const cardName = (id: string): string => said(...messageOf(id));

/** What stands on a card. */
export const cardText = (id: string, otherwise: string): string => said("card-text", otherwise, { card: { id: messageOf(id)[0] } });

/** Whoever is meant by a code of the events: `bryndis`, `wolf`, `orc_g:2`. */
export function named(code: string): string {
  const [id = "", number] = code.split(":");
  if (number) return said("numbered", `${ENEMIES[id]?.name ?? id} ${number}`, { name: { id: `enemy-${id}` }, number: Number(number) });
  if (HEROES[id]) return said(`who-${id}`, HEROES[id].name);
  return COMPANIONS[id] ? said(`companion-${id}`, COMPANIONS[id]) : ENEMIES[id] ? cardName(id) : id;
}
