// Spoken names of things on the table.
import type { Seat } from "../../wire";
import { t } from "../../words";
import { VIRTUES, type BuildingCard, type ElixirCard, type Requirement, type TreasureCard } from "./cards";
import { NEUTRAL, type Follower, type Hero, type Pane, type Portal, type QuestWindow } from "./model";

/** Return a text such as "2 Patience, 1 Diligence". */
export function giftText(gifts: readonly string[]): string {
  return [...new Set(gifts)].map((gift) => countWords(gift, gifts.filter((other) => other === gift).length)).join(", ");
}

/** Return the three letters beside the icon of a virtue: the first ones of its name. */
export const lettersOf = (gift: string): string => VIRTUES.find(({ id }) => id === gift)?.name.toUpperCase().slice(0, 3) ?? t("sv-any");

/** Return a number of a virtue or a good, with its name. */
export function countWords(what: string, count: number): string {
  if (what === "fame") return t("sv-fame-count", { count });
  if (what === "gold") return t("sv-gold-count", { count });
  if (what === "might") return t("sv-might-count", { count });
  if (what === "ANY") return t("sv-any-count", { count });
  return `${count} ${VIRTUES.find(({ id }) => id === what)?.name ?? what}`;
}

export function requirementWords(asks: Requirement): string {
  return asks.gifts.length ? giftText(asks.gifts) : countWords(asks.gold ? "gold" : "fame", asks.gold || asks.fame);
}

export function shortWords(short: readonly [string, number][]): string {
  return short.length ? t("sv-short", { what: short.map(([what, n]) => countWords(what, n)).join(", ") }) : "";
}

export function paneWords(pane: Pane, quest: QuestWindow, seats: readonly Seat[], short: readonly [string, number][]): string {
  const by = pane.by === null ? "" : pane.by === NEUTRAL ? t("sv-by-neutral") : t("sv-by", { name: seats[pane.by]?.name ?? "" });
  return [quest.card.name, requirementWords(pane.asks), by, pane.barred ? t("sv-barred") : "", shortWords(short)].filter(Boolean).join(", ");
}

export function treasureWords(card: TreasureCard | null): string {
  if (!card) return t("sv-treasure-down");
  return card.res === "artifact" ? t("sv-treasure-artifact", { name: card.name }) : t("sv-treasure", { name: card.name, what: countWords(card.res, card.n) });
}

export function incomeWords({ income_fame, income_gold, might_turn, might_now }: Follower["card"]): string {
  return [
    income_fame ? t("sv-income", { what: countWords("fame", income_fame) }) : "",
    income_gold ? t("sv-income", { what: countWords("gold", income_gold) }) : "",
    might_turn ? t("sv-income", { what: countWords("might", might_turn) }) : "",
    might_now ? t("sv-at-once", { what: countWords("might", might_now) }) : "",
  ].filter(Boolean).join(", ");
}

export function elixirWords(card: ElixirCard): string {
  return t("sv-elixir", { gifts: giftText(card.gifts), better: giftText(card.better), need: card.need, colour: t("sv-colour", { colour: card.colour }) });
}

export function buildingWords(card: BuildingCard): string {
  const colour = t("sv-colour", { colour: card.colour });
  const production = t("sv-makes", { n: card.prod, what: countWords(card.makes, card.prod), better: countWords(card.makes, card.better), need: card.need, colour });
  return `${t("sv-building", { kind: card.kind, no: card.no })}, ${production}. ${card.special}: ${card.text}`;
}

export function portalWords(portal: Portal, seats: readonly Seat[]): string {
  const cost = Object.entries(portal.card.cost).map(([what, n]) => countWords(what, n)).join(", ");
  const by = portal.by === null ? "" : t("sv-closed-by", { name: seats[portal.by]?.name ?? "" });
  return [portal.card.name, cost, by, portal.barred ? t("sv-barred") : ""].filter(Boolean).join(", ");
}

export function heroWords(hero: Hero): string {
  return [hero.name, hero.fallen ? t("sv-fallen") : "", hero.tapped ? t("sv-tapped") : ""].filter(Boolean).join(", ");
}

/** Return a text about heroes with the names of their players instead. */
export function withPlayerNames(words: string, heroes: readonly Hero[], seats: readonly Seat[]): string {
  return heroes.reduce((text, { name, seat }) => (name && seats[seat] ? text.replaceAll(name, seats[seat].name) : text), words);
}
