// What active cards do for a hero in a battle and on his way, as far as his player knows them.
import { CHART, spaceAt, type CardKind, type Lasting } from "./chart";
import type { CardModel, GemName, HeroSheet, VisitModel } from "./model";

/** Of a card in a battle: what it adds. */
export interface Added {
  card: CardKind;
  points: number;
}

/** How much of an attribute a hero counts as having for cards. */
function counted(hero: HeroSheet, gem: GemName): number {
  const seen = new Set<string>();
  let more = 0;
  for (const { card } of held(hero)) {
    for (const one of card?.lasting ?? []) {
      if (one.verb !== "counts" || (one.unique && seen.has(one.unique))) continue;
      if (one.unique) seen.add(one.unique);
      more += gem === "VITALITY" ? 0 : (one[gem] ?? 0);
    }
  }
  return hero.gems[gem] + more;
}

const held = ({ resources }: HeroSheet): CardModel[] => resources.filter(({ category }) => category === "equipment" || category === "companions").flatMap(({ cards }) => cards);

const meets = (hero: HeroSheet, card: CardKind): boolean => Object.entries(card.req).every(([gem, least]) => counted(hero, gem as GemName) >= least);

/** The active cards: those that are worn, and those of the Resources that need no square. */
export const activeCards = (hero: HeroSheet): CardKind[] => activePieces(hero).flatMap(({ card }) => card ?? []);

function activePieces(hero: HeroSheet): CardModel[] {
  const worn = new Map(hero.armed.flatMap(({ card, attached }) => [card, attached].flatMap((one) => (one ? [[one.piece, one] as const] : []))));
  const lying = hero.resources.flatMap(({ cards }) => cards).filter(({ card }) => card?.slot === "none");
  return [...worn.values(), ...lying].filter(({ card }) => card && meets(hero, card));
}

/** What each active card adds against an opponent: a kind of enemy, or the Dragon where it is null. */
export function powersOf(hero: HeroSheet, foe: number | null, first: boolean): Added[] {
  const name = foe === null ? "dragon" : (CHART.enemies[foe]?.id ?? "");
  return activeCards(hero).flatMap((card) => {
    const fitting = card.lasting.filter((one) => one.verb === "power" && fits(hero, card, one, name) && (one.once === undefined || first));
    const points = fitting.reduce((sum, one) => sum + (one.n ?? 0), 0);
    return points ? [{ card, points }] : [];
  });
}

function fits(hero: HeroSheet, card: CardKind, one: Lasting, foe: string): boolean {
  if (one.vs && !one.vs.includes(foe)) return false;
  return !one.not_vs?.includes(foe) && inRegion(hero.at, one.region) && isMet(hero, card, one.need);
}

const inRegion = (at: string, region: string[] | undefined): boolean => !region || (spaceAt(at)?.regions.some((one) => region.includes(one)) ?? false);

const TAGS: Readonly<Record<string, readonly string[]>> = { sword: ["sword"], bow: ["bow"], shield: ["shield"], "axe-or-blunt": ["axe", "blunt"], blade: ["sword", "axe"] };

function isMet(hero: HeroSheet, card: CardKind, need: string | undefined): boolean {
  if (need === undefined) return true;
  const tags = TAGS[need];
  if (tags) return hero.armed.some((square) => square.card?.card?.tags.some((tag) => tags.includes(tag)));
  const companions = hero.resources.find(({ category }) => category === "companions")?.cards ?? [];
  if (need === "wounded") return hero.gems.VITALITY === 0;
  if (need === "companions>=1") return companions.some((one) => one.card !== card) || companions.filter((one) => one.card === card).length > 1;
  if (need === "companions>=3") return companions.length >= 3;
  return need === "in-prison" ? spaceAt(hero.at)?.kind === "prison" : inRegion(hero.at, ["riverbank"]);
}

/** What an exposed card costs in a Visit: as printed, as the house adjusts it, and the first one less by a card, at least 1 (HP-VIS-09). */
export function priceIn(visit: VisitModel, hero: HeroSheet, { deck, card }: CardModel): number {
  const sold = visit.activities.flatMap(({ activity }) => activity.buys ?? []).find((buys) => buys.deck.includes(deck) && (!buys.type || buys.type === card?.type));
  const price = Math.max(1, (card?.price ?? 0) + (sold?.adjust ?? 0));
  const seals = activePieces(hero).filter((one) => one.card?.lasting.some(({ verb, what }) => verb === "cheaper" && what === "cards"));
  return sold && price > 1 && seals.some(({ piece }) => !visit.cheapened.includes(piece)) ? price - 1 : price;
}

/** How far a Travel that begins on a space may go; `weather` is what it takes, `extra` what was added on the way. */
export function pacesOf(hero: HeroSheet, begun: string, weather: number, extra: number): number {
  const more = activeCards(hero).flatMap(({ lasting }) => lasting).filter((one) => one.verb === "paces" && !one.until && inRegion(begun, one.region));
  return Math.max(1, CHART.limits.paces - hero.leeches - weather + extra + more.reduce((sum, one) => sum + (one.n ?? 0), 0));
}

/** Whether an active card opens a kind of climb. */
export function opens(hero: HeroSheet, rule: "cliffs" | "fords"): boolean {
  return activeCards(hero).some(({ lasting }) => lasting.some((one) => one.verb === "allow" && one.rule === rule && one.until === undefined));
}
