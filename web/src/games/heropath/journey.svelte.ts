// A Travel by one gesture: the way is shown first, and then gone pace by pace, as the rules require.
import type { Ask, Option } from "../../wire";
import type { Trip } from "./reach";

/** Answers that end a Travel automatically; if more can be done the player is asked. */
const ENDS = ["stop"];
const OPEN = ["collect", "sail", "fly"];

export class Journey {
  /** The space that was tapped: its way is shown, and going there waits for a second tap. */
  goal = $state("");
  /** The space under the pointer. */
  over = $state("");
  /** A space of which several answers are shown. */
  opened = $state("");
  #queue: string[] = [];

  get isUnderWay(): boolean {
    return this.#queue.length > 0;
  }

  /** Return the answers of a way: first the action, if it has not begun, then pace by pace, and a stop at the end. */
  answers(trip: Trip, ask: Ask): string[] {
    const begins = ask.kind === "travel" ? [] : ask.options.filter(({ key }) => key === "travel" || key === "bonus").slice(0, 1).map(({ key }) => key);
    return [...begins, ...trip.path.slice(1).map((space) => `space:${space}`), ...ENDS];
  }

  go(trip: Trip, ask: Ask): void {
    this.#queue = this.answers(trip, ask);
    this.drop();
  }

  /** Return the answer that continues the way, if the question is about it. */
  next(ask: Ask): Option | null {
    const [key] = this.#queue;
    if (key === undefined) return null;
    const option = ask.options.find((one) => one.key === key);
    const waits = key === "stop" && ask.options.some((one) => OPEN.includes(one.key));
    if (option && !waits) {
      this.#queue.shift();
      return option;
    }
    // Something interrupted it; or the way is closed, or its end offers more than a stop.
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

/** One table is on a page. */
export const journey = new Journey();
