// A battle as it is drawn: both sides in the parts that the hall adds up, and the chance that it tells.
import { t } from "../../../words";
import { CHART, type CardKind } from "../chart";
import type { BattleModel, BoardModel, HeroSheet, Part, PartKind, SideModel } from "../model";
import type { Line } from "../../../wire";
import type { Battle, Event, Fight, RitualEnded, Side } from "../types";

const sum = (faces: readonly number[]): number => faces.reduce((all, one) => all + one, 0);

const NAMES: Readonly<Record<PartKind, string>> = {
  gems: "hp-part-gems", card: "hp-part-added", added: "hp-part-added", against: "hp-part-against", dice: "hp-part-dice", special: "hp-part-special", basic: "hp-part-power", evil: "hp-part-evil",
};
const partOf = (kind: PartKind, points: number, card: CardKind | null = null): Part => ({ kind, points, card, name: card?.name ?? t(NAMES[kind]) });

const foeOf = (foe: number): Pick<BattleModel, "foe" | "foeName"> => {
  const kind = CHART.enemies[foe];
  return { foe: kind ? foe : null, foeName: kind?.name ?? t("hp-the-dragon") };
};
const heroOf = ({ seat, yours, name, letter, kind }: HeroSheet): Pick<BattleModel, "seat" | "yours" | "name" | "letter" | "hero"> => ({ seat, yours, name, letter, hero: kind });

/** The battle that is on; `cardOf` knows the card of a piece. */
export function battleOf(battle: Battle, told: Fight, hero: HeroSheet, cardOf: (piece: number) => CardKind | null): BattleModel {
  const side = ({ parts, ...more }: Side): SideModel => ({ ...more, parts: parts.map(({ kind, points, piece }) => partOf(kind, points, kind === "card" ? cardOf(piece) : null)) });
  return {
    ...heroOf(hero), ...foeOf(battle.foe),
    stage: battle.stage as BattleModel["stage"],
    mine: side(told.hero), theirs: side(told.foe),
    heroDice: battle.hero_dice, foeDice: battle.foe_dice, special: battle.special,
    chance: told.chance, together: told.together, needed: told.needed, ritual: 0,
  };
}

// ---------------------------------------------------------------- a battle that is over, as its end was told

/** A side by the total that was told: what its known parts leave open stands as one more. */
function sideOf(parts: readonly Part[], total: number, dice: number, rest: (points: number) => PartKind): SideModel {
  const open = total - sum(parts.map(({ points }) => points));
  return { parts: [...parts, partOf(rest(open), open)].filter(({ points }) => points !== 0), total, dice, least: 0, most: 0 };
}

/** The last battle that ended in some news, as it was compared; null if none did. `before` is the board before them. */
export function endedIn(news: readonly Line[], before: BoardModel): BattleModel | null {
  const events = news.map(({ event }) => event as unknown as Event);
  const at = events.findLastIndex(({ type }) => type === "BattleEnded" || type === "RitualEnded");
  const end = events[at];
  const dice = lastDice(events.slice(0, at), before.battle);
  if (end?.type === "RitualEnded") return ritualIn(end, dice.foeDice, before);
  const hero = end?.type === "BattleEnded" ? before.heroes[end.seat] : undefined;
  if (end?.type !== "BattleEnded" || !hero) return null;
  const foe = foeOf(end.foe);
  const known = before.battle?.seat === end.seat && before.battle.foe === foe.foe ? before.battle.mine.parts.filter(({ kind }) => kind !== "dice" && kind !== "special") : [partOf("gems", hero.power)];
  return {
    ...heroOf(hero), ...foe, ...dice, stage: "compared",
    mine: sideOf([...known, partOf("dice", sum(dice.heroDice)), partOf("special", sum(dice.special))], end.hero_total, dice.heroDice.length, (points) => (points > 0 ? "added" : "against")),
    theirs: foeSide(end.foe_total, before.evil.level, dice.foeDice),
    chance: null, together: 0, needed: 0, ritual: 0,
  };
}

/** What was told of an opponent's total: all but Evil and dice is its own power. */
const foeSide = (total: number, evil: number, dice: readonly number[], times = 1): SideModel => {
  const { parts, ...more } = sideOf([partOf("evil", evil * times), partOf("dice", sum(dice) * times)], total, dice.length, () => "basic");
  return { ...more, parts: [...parts].sort((one, other) => Number(other.kind === "basic") - Number(one.kind === "basic")) };
};

/** A ritual that is over: what each hero brought, against the Dragon times the number of all (HP-COP-22). It is everybody's own. */
function ritualIn(end: RitualEnded, foeDice: number[], before: BoardModel): BattleModel | null {
  const hero = before.heroes[end.seat];
  const times = before.heroes.length;
  if (!hero) return null;
  const brought = before.heroes.flatMap(({ seat, name, kind }): Part[] => {
    const points = end.each[seat] ?? 0;
    return points ? [{ kind: "gems", card: null, name: CHART.heroes[kind]?.name ?? name, points }] : [];
  });
  return {
    ...heroOf(hero), ...foeOf(CHART.enemies.length), stage: "compared", yours: before.heroes.some(({ yours }) => yours), name: t("hp-the-heroes"), heroDice: [], foeDice, special: [],
    mine: { parts: brought, total: end.heroes, dice: 0, least: 0, most: 0 }, theirs: foeSide(end.dragon, before.evil.level, foeDice, times),
    chance: null, together: 0, needed: 0, ritual: times,
  };
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
function lastDice(events: readonly Event[], before: BattleModel | null): Pick<BattleModel, "heroDice" | "foeDice" | "special"> {
  const found = { heroDice: before?.heroDice ?? [], foeDice: before?.foeDice ?? [], special: before?.special ?? [] };
  for (const event of events) {
    if (event.type === "DiceRolled") Object.assign(found, { heroDice: event.hero, foeDice: event.foe, special: event.special });
    if (event.type === "Rerolled" && event.die === "hero") found.heroDice = event.faces;
    if (event.type === "Rerolled" && event.die === "enemy") found.foeDice = event.faces;
  }
  return found;
}
