// The news being played on the board: flights, and what is not to be seen before it has arrived.
import type { Line } from "../../../wire";
import type { BoardModel } from "../reading";
import { choreograph, type Flight } from "./choreography";

export class Show {
  flights = $state.raw<Flight[]>([]);
  awaited = $state.raw<ReadonlySet<string>>(new Set());
  running = $state(false);
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** Plays some news; whatever was still on its way has arrived. */
  play(news: Line[], before: BoardModel, pace: number): void {
    this.end();
    const { flights, landings, spriteAt, length } = choreograph(news, before, pace);
    if (!flights.length) return;
    this.flights = flights;
    this.awaited = new Set(landings.keys());
    this.running = spriteAt > 0;
    for (const [place, at] of landings) this.#after(at, () => this.#landed(place));
    if (spriteAt > 0) this.#after(spriteAt, () => (this.running = false));
    this.#after(length, () => this.end());
  }

  end(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
    if (this.flights.length) this.flights = [];
    if (this.awaited.size) this.awaited = new Set();
    this.running = false;
  }

  #landed(place: string): void {
    this.awaited = new Set([...this.awaited].filter((one) => one !== place));
  }

  #after(ms: number, then: () => void): void {
    this.#timers.push(setTimeout(then, ms));
  }
}
