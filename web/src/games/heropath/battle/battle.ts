// A battle as it is drawn: both sides in their parts, and the chance.
import { t } from "../../../words";
import { CHART } from "../chart";
import type { BattleFacts, BattleModel, BoardModel, HeroSheet, Part } from "../model";
import { powersOf } from "../powers";
import type { Line, Preview } from "../../../wire";
import type { Event, RitualEnded } from "../types";
import { chanceOf } from "./chance";

const NO_PART = { card: null };
const HERO_DICE = 2;
const sum = (faces: readonly number[]): number => faces.reduce((all, one) => all + one, 0);
const total = (parts: readonly Part[]): number => sum(parts.map(({ points }) => points));

const basicOf = (foe: number | null, difficulty: string): number => (foe === null ? CHART.dragon.power[difficulty] : CHART.enemies[foe]?.power) ?? 0;

/** The level of Evil in the total of a foe. */
export const evilIn = (foeTotal: number, foe: number | null, dice: readonly number[], difficulty: string): number => foeTotal - basicOf(foe, difficulty) - sum(dice);

/** The battle of a hero at a level of Evil. */
export function battleFor(hero: HeroSheet, evil: number, difficulty: string, facts: BattleFacts): BattleModel {
  const { foe, stage, heroDice, foeDice, special } = facts;
  const kind = foe === null ? null : (CHART.enemies[foe] ?? null);
  const foeRolls = Math.max(0, (kind?.dice ?? CHART.dragon.dice) - facts.dropped);
  const sure: Part[] = [
    { ...NO_PART, kind: "gems", name: t("hp-part-gems"), points: hero.power },
    ...powersOf(hero, foe, facts.first).map(({ card, points }): Part => ({ kind: "card", name: card.name, points, card })),
    { ...NO_PART, kind: "card", name: t("hp-part-added"), points: facts.added },
    { ...NO_PART, kind: "against", name: t("hp-part-against"), points: facts.against },
  ];
  const mine: Part[] = [...sure, { ...NO_PART, kind: "dice", name: t("hp-part-dice"), points: sum(heroDice) }, { ...NO_PART, kind: "special", name: t("hp-part-special"), points: sum(special) }];
  // What only its owner knew counts as well, once the totals are compared.
  const unknown = facts.total === null ? 0 : facts.total - total(mine);
  mine.push({ ...NO_PART, kind: unknown > 0 ? "card" : "against", name: t(unknown > 0 ? "hp-part-added" : "hp-part-against"), points: unknown });
  const theirs: Part[] = [
    { ...NO_PART, kind: "basic", name: t("hp-part-power"), points: basicOf(foe, difficulty) },
    { ...NO_PART, kind: "evil", name: t("hp-part-evil"), points: evil },
  ];
  const rolled = stage !== "announced";
  return {
    seat: hero.seat, yours: hero.yours, name: hero.name, letter: hero.letter, hero: hero.kind,
    foe, foeName: kind?.name ?? t("hp-the-dragon"), stage,
    mine: mine.filter(({ points }) => points !== 0),
    theirs: [...theirs, { ...NO_PART, kind: "dice" as const, name: t("hp-part-dice"), points: sum(foeDice) }].filter(({ points }) => points !== 0),
    heroDice, foeDice, special, heroRolls: HERO_DICE, foeRolls, specialRolls: facts.specials,
    together: facts.together, ritual: 0,
    chance: stage === "compared" || facts.together > 0 ? null : chanceOf(
      { sure: total(sure), rolled: rolled ? sum(heroDice) + sum(special) : null, rolls: HERO_DICE, specials: facts.specials },
      { sure: total(theirs), rolled: rolled ? sum(foeDice) : null, rolls: foeRolls, specials: 0 },
    ),
  };
}

/** A battle before its dice, with the chance that the hall tells of it to whoever fights: it knows what may be rolled again. */
export function foretold(battle: BattleModel, asked: string, asItStands: Preview | null): BattleModel {
  const chance = asItStands?.odds[0]?.chance;
  return chance !== undefined && battle.yours && battle.stage === "announced" && asked === "use-card" ? { ...battle, chance } : battle;
}

const NO_FACTS: BattleFacts = { foe: null, first: true, stage: "announced", heroDice: [], foeDice: [], special: [], specials: 0, dropped: 0, added: 0, against: 0, total: null, together: 0 };

/** The last battle that ended in some news, as it was compared; null if none did. `before` is the board before them. */
export function endedIn(news: readonly Line[], before: BoardModel): BattleModel | null {
  const events = news.map(({ event }) => event as unknown as Event);
  const at = events.findLastIndex(({ type }) => type === "BattleEnded" || type === "RitualEnded");
  const end = events[at];
  if (end?.type === "RitualEnded") return ritualIn(end, lastDice(events.slice(0, at), before.battle).foeDice, before);
  if (end?.type !== "BattleEnded") return null;
  const hero = before.heroes[end.seat];
  const dice = lastDice(events.slice(0, at), before.battle);
  if (!hero) return null;
  const foe = end.foe === CHART.enemies.length ? null : end.foe;
  const { difficulty } = before.evil;
  return battleFor(hero, evilIn(end.foe_total, foe, dice.foeDice, difficulty), difficulty, { ...NO_FACTS, ...dice, foe, stage: "compared", total: end.hero_total });
}

/** A ritual that is over: what each hero brought, against the Dragon times the number of all (HP-COP-22). It is everybody's own. */
function ritualIn(end: RitualEnded, foeDice: number[], before: BoardModel): BattleModel | null {
  const hero = before.heroes[end.seat];
  const times = before.heroes.length;
  if (!hero) return null;
  const { difficulty } = before.evil;
  const evil = evilIn(end.dragon / times, null, foeDice, difficulty);
  const one = battleFor(hero, evil, difficulty, { ...NO_FACTS, foe: null, stage: "compared", foeDice });
  const mine = before.heroes.flatMap(({ seat, name, kind }): Part[] => {
    const points = end.each[seat] ?? 0;
    return points ? [{ ...NO_PART, kind: "gems", name: CHART.heroes[kind]?.name ?? name, points }] : [];
  });
  return { ...one, yours: before.heroes.some(({ yours }) => yours), name: t("hp-the-heroes"), ritual: times, mine, theirs: one.theirs.map((part) => ({ ...part, points: times * part.points })) };
}

/**
 * Follows the boards as they come. The same moment may be told again, by another sight with the news that were told already: what they
 * ended was seen on the board before, and on this one it is over.
 */
export class Endings {
  #before: BoardModel | null = null;
  #told: readonly Line[] | null = null;

  /** The battle that the news have ended, null if they ended none; undefined where there is nothing new. */
  next(news: readonly Line[], board: BoardModel): BattleModel | null | undefined {
    const [before, told] = [this.#before, this.#told];
    [this.#before, this.#told] = [board, news];
    return before && before !== board && news !== told ? endedIn(news, before) : undefined;
  }
}

/**
 * Whether the end of a battle that was one's own, or everybody's, stays in sight: others play on, and one has not answered oneself.
 * Another battle of one's own takes its place.
 */
export function outlasts(over: BattleModel | null, end: BattleModel | null, news: readonly Line[], board: BoardModel): boolean {
  if (!over || end?.yours || end?.ritual || board.battle?.yours) return false;
  return over.ritual > 0 || (over.yours && !news.some(({ by_you: own }) => own));
}

/** The dice as they lie after all throws. */
function lastDice(events: readonly Event[], before: BattleModel | null): Pick<BattleFacts, "heroDice" | "foeDice" | "special"> {
  const found = { heroDice: before?.heroDice ?? [], foeDice: before?.foeDice ?? [], special: before?.special ?? [] };
  for (const event of events) {
    if (event.type === "DiceRolled") Object.assign(found, { heroDice: event.hero, foeDice: event.foe, special: event.special });
    if (event.type === "Rerolled" && event.die === "hero") found.heroDice = event.faces;
    if (event.type === "Rerolled" && event.die === "enemy") found.foeDice = event.faces;
  }
  return found;
}
