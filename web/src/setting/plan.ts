// What is being set: the choices on the form, and the table they make.
import type { Choice, Clocks, GameCard, NewTable, SeatPlan } from "../wire";
import { usualLevel, usualSeats } from "../hall/plans";

export type Setting = string | number | boolean;

/** Who is to sit there. `here` is somebody beside me, at this device. */
export interface Sitter {
  who: "me" | "here" | "open" | "bot";
  level: string;
  name: string;
}

export interface Draft {
  game: string;
  sitters: Sitter[];
  options: Record<string, Setting>;
  public: boolean;
  clock: keyof typeof CLOCKS;
  seed: string;
}

const HOUR = 3600;

/** Time a seat has in all and what each answer adds, in seconds. */
export const CLOCKS: Record<"none" | "quick" | "evening" | "days", Clocks | null> = {
  none: null,
  quick: { bank: 600, more: 10 },
  evening: { bank: 1800, more: 30 },
  days: { bank: 72 * HOUR, more: 24 * HOUR },
};

/** The usual table of a game: me and open seats, everything as the game has it. */
export function draft(game: GameCard, level: string): Draft {
  const sitter = (who: Sitter["who"]): Sitter => ({ who, level: usualLevel(game.levels, level), name: "" });
  const others = Array.from({ length: usualSeats(game.seats) - 1 }, () => sitter("open"));
  return {
    game: game.id,
    sitters: [sitter("me"), ...others],
    options: Object.fromEntries(game.choices.map((choice) => [choice.id, choice.default])),
    public: false,
    clock: "none",
    seed: "",
  };
}

/** The same for another number of players; who sits already keeps the seat. */
export function resized(sitters: Sitter[], count: number): Sitter[] {
  const last = sitters.at(-1);
  const next: Sitter = { who: last?.who === "bot" ? "bot" : "open", level: last?.level ?? "", name: "" };
  return Array.from({ length: count }, (_, at) => sitters[at] ?? { ...next });
}

function planOf(sitter: Sitter): SeatPlan {
  if (sitter.who === "bot") return { who: "bot", level: sitter.level };
  if (sitter.who === "open") return { who: "open" };
  const name = sitter.name.trim();
  return sitter.who === "here" && name ? { who: "me", name } : { who: "me" };
}

/** What the hall is asked for: only what differs from the usual. */
export function planned(draft: Draft, choices: Choice[]): NewTable {
  const changed = choices.filter((choice) => draft.options[choice.id] !== choice.default);
  const options = Object.fromEntries(changed.map((choice) => [choice.id, draft.options[choice.id] ?? choice.default]));
  const seed = draft.seed.trim();
  const clock = CLOCKS[draft.clock];
  return {
    game: draft.game,
    seats: draft.sitters.map(planOf),
    ...(changed.length > 0 ? { options } : {}),
    ...(draft.public ? { public: true } : {}),
    ...(clock ? { clock } : {}),
    ...(seed ? { seed } : {}),
  };
}

/** The first thing that stands in the way, as a key of the words. */
export function wrong(draft: Draft): "set-nobody" | "set-names" | null {
  if (draft.sitters.every(({ who }) => who === "open")) return "set-nobody";
  return draft.sitters.some(({ who, name }) => who === "here" && !name.trim()) ? "set-names" : null;
}
