// A Travel by one gesture: its path is shown first, and then the answers are given step by step, as the rules require.
import type { Ask, Option } from "../../wire";
import type { Trip } from "./reach";

/** Answers that end a Travel automatically; if more is possible, the player is asked. */
const ENDS = ["stop"];
const OPEN = ["collect", "sail", "fly"];

export class Journey {
  /** The tapped space: the path to it is shown, and a second tap starts the journey. */
  goal = $state("");
  /** The space under the pointer. */
  over = $state("");
  /** The space whose several answers are shown. */
  opened = $state("");
  #queue: string[] = [];

  get isUnderWay(): boolean {
    return this.#queue.length > 0;
  }

  /** Return the answers of a journey: the action if it has not begun, then each step, and a stop at the end. */
  answers(trip: Trip, ask: Ask): string[] {
    const begins = ask.kind === "travel" ? [] : ask.options.filter(({ key }) => key === "travel" || key === "bonus").slice(0, 1).map(({ key }) => key);
    return [...begins, ...trip.path.slice(1).map((space) => `space:${space}`), ...ENDS];
  }

  go(trip: Trip, ask: Ask): void {
    this.#queue = this.answers(trip, ask);
    this.drop();
  }

  /** Return the answer that continues the journey, if the question is about it; otherwise null. */
  next(ask: Ask): Option | null {
    const [key] = this.#queue;
    if (key === undefined) return null;
    const option = ask.options.find((option) => option.key === key);
    const waits = key === "stop" && ask.options.some((option) => OPEN.includes(option.key));
    if (option && !waits) {
      this.#queue.shift();
      return option;
    }
    // Something interrupted the journey, the way is closed, or more than a stop is possible at its end.
    if (ask.kind === "travel" || ask.kind === "action") this.#queue = [];
    return null;
  }

  drop(): void {
    this.goal = this.opened = "";
  }

  end(): void {
    this.#queue = [];
    this.over = "";
    this.drop();
  }
}

/** The single instance; a page shows one table. */
export const journey = new Journey();
