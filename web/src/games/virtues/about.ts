// Explanations of things under the pointer that are not answers now.
import type { About } from "../../table/board";
import type { Sight } from "../../wire";
import { t } from "../../words";
import { capital } from "../../words/said";
import { ARMOUR, ARTIFACTS, BUILDINGS, CHARACTERS, ELIXIRS, HEROES, QUESTS, SINS, TREASURES, VIRTUES } from "./cards";
import { buildingWords, countWords, giftText, heroWords, incomeWords, lettersOf, portalWords, requirementWords, treasureWords } from "./labels";
import { read } from "./model";

/** Return the topic of a barred answer; a requirement is named by its quest, not by its icons. */
export function namedBy(key: string, sight: Sight, place: string): string {
  return aboutPlace(sight, place)?.name.replace(/^The /, "the ") ?? key.slice(key.indexOf(":") + 1);
}

/** Return the text about a thing of the table, by its place or its name. */
export function aboutPlace(sight: Sight, place: string): About | null {
  const table = read(sight);
  const topic = (name: string, ...what: string[]): About => ({ name, what: what.filter(Boolean).map(capital), now: "" });
  const [head = "", tail = "", more = ""] = place.split(".");
  if (place === "candles") return topic(t("sv-candles", { out: table.out.length, of: table.candles }), t("sv-candles-why", { sins: table.sinsMost }), ...table.out.map(({ name, text }) => `${name}: ${text}`));
  if (place === "sins") return topic(t("sv-sins-laid", { laid: table.sinsLaid, of: table.sinsMost }), t("sv-candles-why", { sins: table.sinsMost }));
  if (place === "armour") return topic(t("sv-armour-worn", { pieces: table.armour, of: ARMOUR.length }), ...ARMOUR.slice(0, table.armour).map(({ name }) => name), t("sv-armour-why", { might: table.mightToWin }));
  if (head === "row") return topic(t("sv-row", { row: Number(tail) }), t("sv-row-why", { row: Number(tail) }));
  if (head === "prize") return topic(t("sv-prize", { might: QUESTS.find(({ id }) => id === tail)?.prize ?? 0 }), t("sv-prize-why"));
  if (place === "closed") return topic(t("sv-closed"), t("sv-closed-why"));
  if (place === "empty") return topic(t("sv-empty"));
  if (place === "face-down") return topic(t("sv-treasure-down"));
  if (place === "no-temple") return topic(t("sv-no-temple"));
  if (head === "function") {
    const sinFunction = SINS.find(({ id }) => id === tail)?.functions.find(({ key }) => key === more);
    return sinFunction ? topic(sinFunction.name, sinFunction.text, sinFunction.foul && table.fall ? t("sv-foul") : "") : null;
  }
  const virtue = VIRTUES.findIndex(({ id }) => id === place);
  if (virtue >= 0) return topic(VIRTUES[virtue]?.name ?? place, t("sv-gift-why", { code: lettersOf(place) }), t("sv-pool", { count: table.pool[virtue] ?? 0 }));
  const sin = SINS.find(({ id }) => id === place);
  if (sin) return topic(t(`sv-sin-${sin.sin}`), ...sin.functions.map(({ name, text }) => `${name}: ${text}`));
  const quest = QUESTS.find(({ id }) => id === head);
  if (quest) {
    const asks = quest.spaces[Number(tail) - 1];
    const treasure = TREASURES.find(({ id }) => id === tail);
    if (treasure) return topic(treasureWords(treasure));
    return asks ? topic(quest.name, requirementWords(asks)) : topic(quest.name, t("sv-prize", { might: quest.prize }), ...quest.spaces.map(requirementWords));
  }
  const character = CHARACTERS.find(({ id }) => id === place);
  if (character) return topic(character.name, t("sv-costs-fame", { cost: character.cost }), t("sv-tap-for", { gifts: giftText(character.gifts) }), incomeWords(character), t("sv-colour-of", { colour: character.colour }));
  const elixir = ELIXIRS.find(({ id }) => id === place);
  if (elixir) return topic(elixir.name, t("sv-costs-gold", { cost: elixir.cost }), t("sv-drink-for", { gifts: giftText(elixir.gifts) }), t("sv-drink-better", { gifts: giftText(elixir.better), need: elixir.need, colour: t("sv-colour", { colour: elixir.colour }) }));
  const building = BUILDINGS.find(({ id }) => id === place);
  if (building) return topic(building.name, t("sv-costs-gold", { cost: building.cost }), buildingWords(building), t("sv-man-cost", { might: building.man }));
  const artifact = ARTIFACTS.find(({ id }) => id === place);
  if (artifact) return topic(artifact.name, artifact.text);
  const portal = table.portals.find((portal) => portal.place === place);
  if (portal) return topic(portalWords(portal, sight.seats), t("sv-portal-why"));
  const hero = table.heroes.find(({ card }) => card?.id === place) ?? (place === "hero" ? table.heroes[sight.seat] : undefined);
  if (hero) {
    const evil = HEROES.find(({ id }) => id === hero.card?.id);
    return topic(heroWords(hero), hero.fallen && evil ? `${evil.evil_ability}: ${evil.evil_text}` : t("sv-exchange"), table.fall ? t("sv-corruption-count", { count: hero.corruption, of: table.corruptionMost }) : "", t("sv-next-income", { fame: countWords("fame", hero.income.fame), gold: countWords("gold", hero.income.gold), might: countWords("might", hero.income.might) }));
  }
  return null;
}
