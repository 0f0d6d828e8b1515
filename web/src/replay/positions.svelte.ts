// Positions of a match, fetched when needed and cached, with few requests at a time.
import { SvelteMap } from "svelte/reactivity";
import * as api from "../api";
import type { Sight } from "../wire";
import { keysToRequest, keysToDrop } from "./core/window";

/** ms until the next request, if the hall is offline. */
const RETRY_DELAY = 3000;

export interface Place {
  decision: number;
  seat: number;
}

const keyOf = ({ decision, seat }: Place): string => `${decision} ${seat}`;

export class Positions {
  readonly #replay: string;
  readonly #known = new SvelteMap<string, Sight>();
  readonly #flying = new Set<string>();
  #wanted: Place[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The reason why the wanted position cannot be loaded, as a sentence. */
  trouble = $state("");

  constructor(replay: string) {
    this.#replay = replay;
  }

  /** Return a position, or null if it is not loaded. */
  at(place: Place): Sight | null {
    return this.#known.get(keyOf(place)) ?? null;
  }

  /** Set the wanted positions, in order of priority. */
  want(places: Place[]): void {
    this.#wanted = places;
    this.#ask();
  }

  again(): void {
    clearTimeout(this.#timer);
    this.trouble = "";
    this.#ask();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#wanted = [];
  }

  #ask(): void {
    if (this.trouble) return;
    const keys = this.#wanted.map(keyOf);
    for (const key of keysToDrop([...this.#known.keys()], keys)) this.#known.delete(key);
    for (const key of keysToRequest(keys, (known) => this.#known.has(known), this.#flying)) {
      const place = this.#wanted[keys.indexOf(key)];
      if (place) void this.#fetch(place, key);
    }
  }

  async #fetch(place: Place, key: string): Promise<void> {
    this.#flying.add(key);
    try {
      this.#known.set(key, await api.sightAt(this.#replay, place.decision, place.seat));
    } catch (error) {
      this.#failed(error);
    } finally {
      this.#flying.delete(key);
    }
    this.#ask();
  }

  /** Retry if the hall is offline; a refusal is final. */
  #failed(error: unknown): void {
    this.trouble = error instanceof Error ? error.message : String(error);
    clearTimeout(this.#timer);
    if (error instanceof api.Refusal && error.code === "offline" && this.#wanted.length) this.#timer = setTimeout(() => this.again(), RETRY_DELAY);
  }
}
