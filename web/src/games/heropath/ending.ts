// Summary of a whole match of Heropath: the paths of the heroes, Evil round by round, and the last battle with the
// Dragon.
import { nameOf } from "../../table/core/turns";
import { t } from "../../words";
import type { Line, Sight } from "../../wire";
import { CHART, spaceId } from "./chart";
import type { Event } from "./types";

export interface MatchSummary {
  /** How the match ended: `won`, `limit`, `together`, `lost` or `evil`; "" before the end. */
  how: string;
  first: readonly number[];
  rounds: number;
  /** The level of Evil at the end of each round, the first round first. */
  evil: number[];
  /** The journeys of each seat, each as a list of spaces. */
  ways: ReadonlyMap<number, string[][]>;
  /** The last battle with the Dragon; `seat` is null for a ritual of all heroes. */
  dragon: { seat: number | null; mine: number; theirs: number } | null;
}

/** Read the summary from the whole log. */
export function summaryOf(lines: readonly Line[]): MatchSummary {
  const ways = new Map<number, string[][]>();
  const evil: number[] = [];
  const tale: MatchSummary = { how: "", first: [], rounds: 0, evil, ways, dragon: null };
  let level = 0;
  for (const line of lines) {
    const event = line.event as unknown as Event;
    if (event.type === "RoundBegan") evil[event.round - 1] = level;
    else if (event.type === "EvilRose") {
      level = event.level;
      evil[Math.max(0, evil.length - 1)] = level;
    } else if (event.type === "HeroTravelled") ways.set(event.seat, [...(ways.get(event.seat) ?? []), event.way.map(spaceId)]);
    else if (event.type === "BattleEnded" && !CHART.enemies[event.foe]) tale.dragon = { seat: event.seat, mine: event.hero_total, theirs: event.foe_total };
    else if (event.type === "RitualEnded") tale.dragon = { seat: null, mine: event.heroes, theirs: event.dragon };
    else if (event.type === "MatchEnded") Object.assign(tale, { how: event.how, first: event.first, rounds: event.rounds });
  }
  return tale;
}

/** Return the result of the last battle with the Dragon as text; "" without one. */
export function dragonWords({ dragon }: MatchSummary, { seats, mine }: Pick<Sight, "seats" | "mine">): string {
  if (!dragon) return "";
  const isMe = dragon.seat !== null && mine.length === 1 && mine.includes(dragon.seat);
  const name = dragon.seat === null ? t("hp-the-heroes") : isMe ? t("table-you") : nameOf(seats, dragon.seat);
  return t("hp-end-dragon", { name, mine: dragon.mine, theirs: dragon.theirs });
}

/** Return a sentence on why the match is over; if the Dragon fell, with the numbers. */
export function whyOver(lines: readonly Line[], sight: Pick<Sight, "seats" | "mine">): string {
  const tale = summaryOf(lines);
  const end = t("hp-end", { how: tale.how || "lost" });
  return tale.how === "won" || tale.how === "together" ? [end, dragonWords(tale, sight)].filter(Boolean).join(": ") : end;
}
