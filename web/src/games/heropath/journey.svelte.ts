// A Travel by one gesture: the way is shown first, and then gone pace by pace, as the rules ask for it.
import type { Ask, Option } from "../../wire";
import type { Trip } from "./reach";

/** What ends a Travel by itself; where there is more to be done the player is asked. */
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

  /** Sets out: first the action, where it has not begun, then pace by pace, and a stop at the end. */
  go(trip: Trip, ask: Ask): void {
    const begins = ask.kind === "travel" ? [] : ask.options.filter(({ key }) => key === "travel" || key === "bonus").slice(0, 1).map(({ key }) => key);
    this.#queue = [...begins, ...trip.path.slice(1).map((space) => `space:${space}`), ...ENDS];
    this.drop();
  }

  /** The answer that goes on with the way, where the question is about it. */
  next(ask: Ask): Option | null {
    const [key] = this.#queue;
    if (key === undefined) return null;
    const option = ask.options.find((one) => one.key === key);
    const waits = key === "stop" && ask.options.some((one) => OPEN.includes(one.key));
    if (option && !waits) {
      this.#queue.shift();
      return option;
    }
    // Something came between; or the way is closed, or at its end more can be done than stop.
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
