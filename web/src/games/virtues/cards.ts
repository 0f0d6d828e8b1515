// Printed cards, generated from the game's content by web/art/virtues/cards.py. The state names cards by their index in
// these lists.
import { cardsWithTexts, withTexts } from "../../words/printed";
import printed from "./cards.json";

export interface Virtue {
  id: string;
  name: string;
  sin: string;
}

export interface PortalCard {
  id: string;
  colour: string;
  name: string;
  cost: Readonly<Record<string, number>>;
}

export interface HeroCard {
  id: string;
  colour: string;
  name: string;
  title: string;
  income_fame: number;
  income_gold: number;
  evil_name: string;
  evil_income_fame: number;
  evil_income_gold: number;
  evil_ability: string;
  evil_text: string;
}

export interface CharacterCard {
  id: string;
  name: string;
  colour: string;
  cost: number;
  income_fame: number;
  income_gold: number;
  might_now: number;
  might_turn: number;
  gifts: readonly string[];
}

export interface ElixirCard {
  id: string;
  name: string;
  cost: number;
  gifts: readonly string[];
  colour: string;
  need: number;
  better: readonly string[];
}

export interface BuildingCard {
  id: string;
  no: number;
  kind: string;
  colour: string;
  name: string;
  cost: number;
  /** Its product: fame, gold or might. */
  makes: string;
  prod: number;
  need: number;
  better: number;
  man: number;
  special: string;
  window: string;
  text: string;
}

export interface Requirement {
  gifts: readonly string[];
  gold: number;
  fame: number;
}

export interface QuestCard {
  id: string;
  name: string;
  prize: number;
  spaces: readonly Requirement[];
}

export interface TreasureCard {
  id: string;
  name: string;
  res: string;
  n: number;
}

export interface SinFunction {
  /** Its name in answer keys. */
  key: string;
  name: string;
  kind: string;
  foul: boolean;
  text: string;
}

export interface SinCard {
  id: string;
  sin: string;
  functions: readonly SinFunction[];
}

export interface TextCard {
  id: string;
  name: string;
  text: string;
}

const TEXT = { text: "text" };
const named = <T extends { readonly id: string }>(kind: string, cards: readonly T[], forms?: Readonly<Record<string, string>>): readonly T[] =>
  cardsWithTexts("virtues", kind, cards, forms);

/** The last printed number of the might track. */
export const MIGHT_PRINTED = printed.mightPrinted;
export const VIRTUES: readonly Virtue[] = named("virtue", printed.virtues);
// In the JSON every portal has the costs of all portals; most do not belong to it.
export const PORTALS = named("portal", printed.portals as unknown as readonly PortalCard[]);
export const HEROES: readonly HeroCard[] = named("hero", printed.heroes, {
  title: "title", evil_name: "fallen", evil_ability: "ability", evil_text: "text",
});
export const CHARACTERS: readonly CharacterCard[] = named("character", printed.characters);
export const ELIXIRS: readonly ElixirCard[] = named("elixir", printed.elixirs);
export const BUILDINGS: readonly BuildingCard[] = named("building", printed.buildings, { special: "special", text: "text" });
export const QUESTS: readonly QuestCard[] = named("quest", printed.quests);
export const TREASURES: readonly TreasureCard[] = named("treasure", printed.treasures);
export const ARTIFACTS: readonly TextCard[] = named("artifact", printed.artifacts, TEXT);
export const ARMOUR: readonly { name: string }[] = printed.armour.map((name, index) => withTexts("virtues", `armour-arm_${index + 1}`, { name }, { name: "" }));
export const CATACLYSMS: readonly TextCard[] = named("cataclysm", printed.cataclysms, TEXT);
export const SINS: readonly SinCard[] = printed.sins.map((card) => ({
  ...card,
  functions: card.functions.map((cardFunction) => withTexts("virtues", `function-${slugOf(cardFunction.name)}`, { ...cardFunction, key: slugOf(cardFunction.name) }, { name: "", text: "text" })),
}));
export const UNNAMED: readonly TextCard[] = named("unnamed", printed.unnamed, TEXT);

/** Cards of all kinds by id, with their names. */
export const NAMED: ReadonlyMap<string, { name: string }> = new Map(
  [...PORTALS, ...HEROES, ...CHARACTERS, ...ELIXIRS, ...BUILDINGS, ...QUESTS, ...TREASURES, ...ARTIFACTS, ...CATACLYSMS, ...UNNAMED, ...VIRTUES].map((card) => [card.id, card]),
);

/** Return the name of a sin card's function in answer keys. */
function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}
