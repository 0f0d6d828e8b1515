// The news being played on the map: movements, and pieces hidden until they arrive.
import { Cues } from "../../../kit/choreography";
import type { Line } from "../../../wire";
import type { BoardModel } from "../model";
import { choreograph, type Flight } from "./choreography";

export class Show {
  flights = $state.raw<Flight[]>([]);
  awaited = $state.raw<ReadonlySet<string>>(new Set());
  readonly #cues = new Cues();

  /** Play some news; movements that are still running end at once. */
  play(news: readonly Line[], before: BoardModel, pace: number): void {
    this.end();
    const { flights, landings, length } = choreograph(news, before, pace);
    if (!flights.length) return;
    this.flights = flights;
    this.awaited = new Set(landings.keys());
    this.#cues.play([...[...landings].map(([who, time]) => [time, () => this.#landed(who)] as const), [length, () => this.end()]]);
  }

  end(): void {
    this.#cues.end();
    if (this.flights.length) this.flights = [];
    if (this.awaited.size) this.awaited = new Set();
  }

  #landed(who: string): void {
    this.awaited = new Set([...this.awaited].filter((other) => other !== who));
  }
}
