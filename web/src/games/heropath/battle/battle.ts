// The model of a battle: the parts of both sides, as the hall adds them up, and the chance.
import { t } from "../../../words";
import { CHART } from "../chart";
import type { BattleModel, BoardModel, HeroSheet, Part, PartKind, SideModel } from "../model";
import type { Line } from "../../../wire";
import type { Battle, Event, Fight, RitualEnded, Side, Part as ToldPart } from "../types";

const NAMES: Readonly<Record<PartKind, string>> = {
  gems: "hp-part-gems", card: "hp-part-added", added: "hp-part-added", against: "hp-part-against", dice: "hp-part-dice", special: "hp-part-special", basic: "hp-part-power", evil: "hp-part-evil",
};
const partsOf = (parts: readonly ToldPart[]): Part[] => parts.map(({ kind, points, card: face }) => {
  const card = CHART.cards[face] ?? null;
  return { kind, points, card, name: card?.name ?? t(NAMES[kind]) };
});
/** Return a foe's own power, and the part that comes from Evil. */
const plateOf = (parts: readonly ToldPart[]): Pick<BattleModel, "basic" | "evil"> => {
  const points = (wanted: PartKind): number => parts.find(({ kind }) => kind === wanted)?.points ?? 0;
  return { basic: points("basic"), evil: points("evil") };
};
const comparedSide = (parts: Part[], total: number, dice: number): SideModel => ({ parts, total, dice, least: 0, most: 0 });

const foeOf = (foe: number): Pick<BattleModel, "foe" | "foeName"> => {
  const kind = CHART.enemies[foe];
  return { foe: kind ? foe : null, foeName: kind?.name ?? t("hp-the-dragon") };
};
const heroOf = ({ seat, yours, name, letter, kind }: HeroSheet): Pick<BattleModel, "seat" | "yours" | "name" | "letter" | "hero"> => ({ seat, yours, name, letter, hero: kind });

/** Return the current battle. */
export function battleOf(battle: Battle, fight: Fight, hero: HeroSheet): BattleModel {
  const side = ({ parts, specials, ...more }: Side): SideModel => ({ ...more, dice: more.dice + specials, parts: partsOf(parts) });
  return {
    ...heroOf(hero), ...foeOf(battle.foe), ...plateOf(fight.foe.parts),
    stage: battle.stage as BattleModel["stage"],
    mine: side(fight.hero), theirs: side(fight.foe),
    heroDice: battle.hero_dice, foeDice: battle.foe_dice, special: battle.special,
    chance: fight.chance, result: fight.result, together: fight.together, needed: fight.needed, ritual: null,
  };
}

// ---------------------------------------------------------------- a finished battle, read from its event

/** Return the last battle that ended in some news, with its comparison, or null. `before` is the board before the news. */
export function endedBattle(news: readonly Line[], before: BoardModel): BattleModel | null {
  const events = news.map(({ event }) => event as unknown as Event);
  const endIndex = events.findLastIndex(({ type }) => type === "BattleEnded" || type === "RitualEnded");
  const end = events[endIndex];
  const dice = lastDice(events.slice(0, endIndex), before.battle);
  if (end?.type === "RitualEnded") return ritualIn(end, dice.foeDice, before);
  const hero = end?.type === "BattleEnded" ? before.heroes[end.seat] : undefined;
  if (end?.type !== "BattleEnded" || !hero) return null;
  return {
    ...heroOf(hero), ...foeOf(end.foe), ...plateOf(end.theirs), ...dice, stage: "compared",
    mine: comparedSide(partsOf(end.ours), end.hero_total, dice.heroDice.length), theirs: comparedSide(partsOf(end.theirs), end.foe_total, dice.foeDice.length),
    chance: null, result: end.result, together: 0, needed: 0, ritual: null,
  };
}

/** Return a finished ritual: each hero's part, against the Dragon's power times the number of heroes (HP-COP-22). */
function ritualIn(end: RitualEnded, foeDice: number[], before: BoardModel): BattleModel | null {
  const hero = before.heroes[end.seat];
  if (!hero) return null;
  const brought = before.heroes.flatMap(({ seat, name, kind }): Part[] => {
    const points = end.each[seat] ?? 0;
    return points ? [{ kind: "gems", card: null, name: CHART.heroes[kind]?.name ?? name, points }] : [];
  });
  return {
    ...heroOf(hero), ...foeOf(CHART.enemies.length), ...plateOf(end.one), stage: "compared", yours: before.heroes.some(({ yours }) => yours), name: t("hp-the-heroes"), heroDice: [], foeDice, special: [],
    mine: comparedSide(brought, end.heroes, 0), theirs: comparedSide(partsOf(end.theirs), end.dragon, foeDice.length),
    chance: null, result: end.result, together: 0, needed: 0, ritual: { times: end.times, one: end.power },
  };
}

/**
 * Reads ends of battles from successive boards. The battle that some news ended was visible on the board before; on
 * the new board it is over. A moment may arrive twice with the same news, by another sight.
 */
export class Endings {
  #before: BoardModel | null = null;
  #told: readonly Line[] | null = null;

  /** Return the battle that the news ended; null if it ended none, undefined if there is no newer news. */
  next(news: readonly Line[], board: BoardModel): BattleModel | null | undefined {
    const [before, oldNews] = [this.#before, this.#told];
    [this.#before, this.#told] = [board, news];
    return before && before !== board && news !== oldNews ? endedBattle(news, before) : undefined;
  }
}

/**
 * Whether the end of the player's own battle, or of a ritual, stays visible: as long as the player has not answered,
 * even if others play on. Another own battle replaces it.
 */
export function staysVisible(over: BattleModel | null, end: BattleModel | null, news: readonly Line[], board: BoardModel): boolean {
  if (!over || end?.yours || end?.ritual || board.battle?.yours) return false;
  return over.ritual !== null || (over.yours && !news.some(({ by_you: own }) => own));
}

/** Return the dice after all throws. */
function lastDice(events: readonly Event[], before: BattleModel | null): Pick<BattleModel, "heroDice" | "foeDice" | "special"> {
  const found = { heroDice: before?.heroDice ?? [], foeDice: before?.foeDice ?? [], special: before?.special ?? [] };
  for (const event of events) {
    if (event.type === "DiceRolled") Object.assign(found, { heroDice: event.hero, foeDice: event.foe, special: event.special });
    if (event.type === "DiceRerolled" && event.die === "hero") found.heroDice = event.faces;
    if (event.type === "DiceRerolled" && event.die === "enemy") found.foeDice = event.faces;
  }
  return found;
}
