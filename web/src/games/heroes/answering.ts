// Which answers stand where: on spaces, on shelves, on cards, on dice.
import type { Ask, Option, Sight } from "../../wire";
import { COLUMNS, placeId, SPACE_NAMES, SPELLS, type SpellCard } from "./cards";
import { duelOf, IN_HAND, type Player } from "./model";
import type { State } from "./types";

/** What may be picked, and what may be asked about, by place. */
export interface Marks {
  answers: Map<string, Option[]>;
  barred: Map<string, string>;
}

export function marks(sight: Sight, ask: Ask | null): Marks {
  const found: Marks = { answers: new Map(), barred: new Map() };
  for (const option of ask?.options ?? []) {
    for (const place of placesOf(option.key, sight)) found.answers.set(place, [...(found.answers.get(place) ?? []), option]);
  }
  for (const key of ask?.barred ?? []) {
    for (const place of placesOf(key, sight)) if (!found.answers.has(place) && !found.barred.has(place)) found.barred.set(place, key);
  }
  return found;
}

/** What may be answered now, by its key; in a replay nothing. */
export function answersNow({ sight, past }: { sight: Sight; past: boolean }): Map<string, Option> {
  return new Map((past ? [] : (sight.ask?.options ?? [])).map((option) => [option.key, option]));
}

/** The places that an answer is about, by its key; none if it is not on the board. */
export function placesOf(key: string, sight: Sight): string[] {
  const [kind = "", rest = ""] = key.split(":");
  const s = sight.state as unknown as State;
  const mine = Math.max(sight.seat, 0);
  switch (kind) {
    case "at":
      return [rest === "beside" ? placeId(mine, -1) : rest];
    case "to":
      return [`${boardOf(s, mine)}${rest}`];
    case "attack":
    case "use":
    case "move":
      return rest ? [`${mine}${rest}`] : [];
    case "shift":
      return [`${rest.slice(0, 1)}${rest.split("-")[1] ?? ""}`];
    case "player":
      return heroPlace(s, Number(rest));
    case "column":
      return columnPlaces(rest);
    case "spell":
      return shelfPlace(rest, s, mine);
    default:
      return [];
  }
}

/** Spaces are named without their board: it is that of the Being which is shifted, or one's own. */
function boardOf(s: State, mine: number): number {
  const plan = s.plan;
  const target = plan?.kind === "cast" ? s.beings[plan.targets.at(-1) ?? -1] : undefined;
  return target ? target[0] : mine;
}

function heroPlace(s: State, seat: number): string[] {
  const hero = s.beings[s.sides[seat]?.hero_being ?? -1];
  return hero && hero[2] >= 0 ? [placeId(seat, hero[2])] : [];
}

function columnPlaces(rest: string): string[] {
  const [seat = "", column = ""] = rest.split("/");
  return [`${seat}f${column}`, `${seat}b${column}`];
}

/** `rockfall@bottom1` lies in the tableau, `poison@1f2` on a Being, `daze@1` on a player. */
function shelfPlace(rest: string, s: State, mine: number): string[] {
  const where = rest.split("@")[1] ?? "";
  const row = /^(top|bottom)(\d)$/.exec(where);
  if (!row) return SPACE_NAMES.includes(where.slice(1)) ? [where] : heroPlace(s, Number(where));
  const duel = duelOf(s, mine);
  return [`tableau${duel}.${(row[1] === "bottom" ? COLUMNS : 0) + Number(row[2]) - 1}`];
}

/** The answer that a place stands for: of several the one after the one that is chosen. */
export function answerAt(options: readonly Option[], chosen: string | undefined): Option | undefined {
  const at = options.findIndex((option) => option.key === chosen);
  return options[(at + 1) % Math.max(1, options.length)];
}

// ---- dice

/** The key of throwing, or of stopping, with these dice lifted: dice in hand are always among them. */
export function diceKey(does: "throw" | "stop", dice: readonly (number | null)[], lifted: ReadonlySet<number>): string {
  const thrown = dice.flatMap((face, die) => (face === IN_HAND || (face !== null && lifted.has(die)) ? [die + 1] : []));
  return `${does}:${thrown.join("") || "none"}`;
}

/** How many dice with each face a player keeps. */
export function shownBy(player: Player, lifted: ReadonlySet<number> = new Set()): number[] {
  const shown = Array.from({ length: 6 }, () => 0);
  player.dice.forEach((face, die) => {
    if (face !== null && face >= 0 && !lifted.has(die)) shown[face] = (shown[face] ?? 0) + 1;
  });
  return shown;
}

const ELEMENTS = [0, 1, 2, 3];

/** How many dice are missing for a Spell. */
export function missingFor(need: { symbol: number | null; count: number }, shown: readonly number[]): number {
  const has = need.symbol === null ? Math.max(...ELEMENTS.map((face) => shown[face] ?? 0)) : (shown[need.symbol] ?? 0);
  return Math.max(0, need.count - has);
}

/** A Spell that another player may be near to casting: how many dice are missing, and of which sign. */
export interface Near {
  spell: SpellCard;
  missing: number;
  /** The letter of the sign; of any element none. */
  sign: string;
}

/** So many dice at most are missing for a Spell that one is told of. */
const NEAR = 2;
/** For fewer signs nobody is warned: they come by themselves. */
const DEAR = 3;

/**
 * The Spell that the dice of a player come nearest to, the dearest of several. All Spells of a player are known, and
 * those on the discard pile and in play; which of the others are in the hand is not.
 */
export function nearest(player: Player): Near | null {
  const left = [...player.owned];
  for (const spell of [...player.discard, ...player.cast]) left.splice(left.indexOf(spell), 1);
  const shown = shownBy(player);
  const found = [...new Set(left)].flatMap((number) => SPELLS[number] ?? []).filter((spell) => spell.count >= DEAR && spell.symbol !== null);
  const near = found.map((spell) => ({ spell, missing: missingFor(spell, shown), sign: "WFEALC"[spell.symbol ?? -1] ?? "" }));
  const [best] = near.filter(({ missing }) => missing <= NEAR).sort((a, b) => a.missing - b.missing || b.spell.count - a.spell.count);
  return best && player.hidden ? best : null;
}
