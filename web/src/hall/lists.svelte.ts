// The lists of the hall: games, tables, and the caller. They are fetched again at intervals while the page is visible.
import * as api from "../api";
import type { GameCard, Hall, Me, TableCard } from "../wire";
import { hallInWords, renew } from "../words/games.svelte";
import { prefs } from "../you/prefs.svelte";

/** How long the lists may be old while the page is looked at, and while the hall does not answer. */
const USUAL = 12_000;
const SOON = 4_000;

class Lists {
  hall = $state.raw<Hall | null>(null);
  games = $state.raw<GameCard[] | null>(null);
  /** The language in which the cards of the games were asked for. */
  #language = "";
  me = $state.raw<Me | null>(null);
  /** Whether the hall answered when it was last asked; null until then. */
  connected = $state<boolean | null>(null);
  /** Why it did not, in one sentence. */
  trouble = $state("");

  #lookers = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking: Promise<void> | null = null;

  /** My tables that wait for me, those with the least time first. */
  get turns(): TableCard[] {
    return (this.hall?.mine ?? []).filter((table) => table.my_turn).sort((a, b) => (a.left ?? Infinity) - (b.left ?? Infinity));
  }

  game(id: string): GameCard | undefined {
    return this.games?.find((game) => game.id === id);
  }

  /** Fetches everything again. */
  refresh(): Promise<void> {
    this.#asking ??= this.#ask().finally(() => (this.#asking = null));
    return this.#asking;
  }

  async #ask(): Promise<void> {
    try {
      const { language } = prefs;
      const isBack = this.connected === false;
      if (isBack) await renew();
      const known = this.#language === language && !isBack ? this.games : null;
      const [games, hall] = await Promise.all([known ?? api.games(), this.#tables()]);
      [this.games, this.hall] = [games, await hallInWords(hall, games)];
      this.#language = language;
      this.connected = true;
      this.trouble = "";
    } catch (error) {
      // The session has ended: the next time we ask again who we are.
      if (error instanceof api.Refusal && error.status === 401) this.me = null;
      this.connected = !(error instanceof api.Refusal && error.code === "offline");
      this.trouble = error instanceof Error ? error.message : String(error);
    }
  }

  /** Learns who we are: that gives a new guest the key with which everything else is asked for. */
  async meet(): Promise<void> {
    this.me ??= await api.me();
  }

  async #tables(): Promise<Hall> {
    await this.meet();
    return api.hall();
  }

  /** Keeps the lists fresh while the page that called it is there; call it in an effect. */
  watch(): () => void {
    const wake = (): void => void (document.visibilityState === "visible" && this.#round());
    this.#lookers += 1;
    this.#round();
    document.addEventListener("visibilitychange", wake);
    window.addEventListener("online", wake);
    window.addEventListener("offline", wake);
    return () => {
      this.#lookers -= 1;
      clearTimeout(this.#timer);
      document.removeEventListener("visibilitychange", wake);
      window.removeEventListener("online", wake);
      window.removeEventListener("offline", wake);
    };
  }

  #round(): void {
    clearTimeout(this.#timer);
    void this.refresh().then(() => {
      if (this.#lookers > 0 && document.visibilityState === "visible")
        this.#timer = setTimeout(() => this.#round(), this.connected === true ? USUAL : SOON);
    });
  }
}

export const lists = new Lists();
