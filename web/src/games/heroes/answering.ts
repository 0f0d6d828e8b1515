// Which answers stand where: on spaces, on shelves, on cards, on dice.
import type { Ask, Option, Sight } from "../../wire";
import { COLUMNS, placeId, SPACE_NAMES } from "./cards";
import { duelOf, IN_HAND } from "./model";
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
