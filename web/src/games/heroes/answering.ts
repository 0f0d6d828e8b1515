// The places of answers: spaces, shelves, cards and dice.
import type { Ask, Option, Sight } from "../../wire";
import { COLUMNS, placeId, SPACE_NAMES } from "./cards";
import { IN_HAND } from "./model";
import type { ComputedValues, State } from "./types";

/** Answers and barred answers, by place. */
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

/** Return the possible answers by key. A replay has none. */
export function answersNow({ sight, isReplay }: { sight: Sight; isReplay: boolean }): Map<string, Option> {
  return new Map((isReplay ? [] : (sight.ask?.options ?? [])).map((option) => [option.key, option]));
}

/** Return the places of an answer by its key; empty if it is not on the board. */
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
      return shelfPlace(rest, sight);
    default:
      return [];
  }
}

/** Return the board for spaces that are named without one: that of the shifted Being, or the player's own. */
function boardOf(s: State, ownSeat: number): number {
  const plan = s.plan;
  const target = plan?.kind === "cast" ? s.beings[plan.targets.at(-1) ?? -1] : undefined;
  return target ? target[0] : ownSeat;
}

function heroPlace(s: State, seat: number): string[] {
  const hero = s.beings[s.sides[seat]?.hero_being ?? -1];
  return hero && hero[2] >= 0 ? [placeId(seat, hero[2])] : [];
}

function columnPlaces(rest: string): string[] {
  const [seat = "", column = ""] = rest.split("/");
  return [`${seat}f${column}`, `${seat}b${column}`];
}

/** Return a place on a shelf: `rockfall@bottom1` is in the tableau, `poison@1f2` on a Being, `daze@1` on a player. */
function shelfPlace(rest: string, { state, computed }: Sight): string[] {
  const where = rest.split("@")[1] ?? "";
  const row = /^(top|bottom)(\d)$/.exec(where);
  if (!row) return SPACE_NAMES.includes(where.slice(1)) ? [where] : heroPlace(state as unknown as State, Number(where));
  const { duel } = computed as unknown as ComputedValues;
  return [`tableau${duel}.${(row[1] === "bottom" ? COLUMNS : 0) + Number(row[2]) - 1}`];
}

/** Return the answer of a place; if it has several, the one after the chosen one. */
export function answerAt(options: readonly Option[], chosen: string | undefined): Option | undefined {
  const index = options.findIndex((option) => option.key === chosen);
  return options[(index + 1) % Math.max(1, options.length)];
}

// ---- dice

/** Return the key for throwing, or for calling Stop, with these dice lifted. Dice in hand are always included. */
export function diceKey(does: "throw" | "stop", dice: readonly (number | null)[], lifted: ReadonlySet<number>): string {
  const thrown = dice.flatMap((face, die) => (face === IN_HAND || (face !== null && lifted.has(die)) ? [die + 1] : []));
  return `${does}:${thrown.join("") || "none"}`;
}
