// The news being played on the board: movements, and pieces hidden until they arrive.
import { Cues, type Cue } from "../../../kit/choreography";
import type { Line } from "../../../wire";
import type { BoardModel } from "../model";
import { choreograph, type Flight } from "./choreography";

export class Show {
  flights = $state.raw<Flight[]>([]);
  awaited = $state.raw<ReadonlySet<string>>(new Set());
  running = $state(false);
  readonly #cues = new Cues();

  /** Play some news; movements that are still running end at once. */
  play(news: Line[], before: BoardModel, pace: number): void {
    this.end();
    const { flights, landings, spriteAt, length } = choreograph(news, before, pace);
    if (!flights.length) return;
    this.flights = flights;
    this.awaited = new Set(landings.keys());
    this.running = spriteAt > 0;
    this.#cues.play([...[...landings].map(([place, time]): Cue => [time, () => this.#landed(place)]), [spriteAt, () => (this.running = false)], [length, () => this.end()]]);
  }

  end(): void {
    this.#cues.end();
    if (this.flights.length) this.flights = [];
    if (this.awaited.size) this.awaited = new Set();
    this.running = false;
  }

  #landed(place: string): void {
    this.awaited = new Set([...this.awaited].filter((other) => other !== place));
  }
}
