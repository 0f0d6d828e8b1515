// The lists of the hall: games, tables, and the caller. They are fetched at intervals while the page is visible.
import * as api from "../api";
import type { GameCard, Hall, Me, TableCard } from "../wire";
import { hallInWords, renewTexts } from "../words/games.svelte";
import { prefs } from "../you/prefs.svelte";

/** Maximum age of the lists in ms: while the page is visible, and while the hall does not answer. */
const USUAL_MAX_AGE = 12_000;
const OFFLINE_MAX_AGE = 4_000;

class Lists {
  hall = $state.raw<Hall | null>(null);
  games = $state.raw<GameCard[] | null>(null);
  /** The language of the fetched game cards. */
  #language = "";
  me = $state.raw<Me | null>(null);
  /** Whether the hall answered the last request; null before the first one. */
  connected = $state<boolean | null>(null);
  /** The reason of the failure, in one sentence. */
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

  /** Fetch everything again. */
  refresh(): Promise<void> {
    this.#asking ??= this.#ask().finally(() => (this.#asking = null));
    return this.#asking;
  }

  async #ask(): Promise<void> {
    try {
      const { language } = prefs;
      const isBack = this.connected === false;
      if (isBack) await renewTexts();
      const known = this.#language === language && !isBack ? this.games : null;
      const [games, hall] = await Promise.all([known ?? api.games(), this.#tables()]);
      [this.games, this.hall] = [games, await hallInWords(hall, games)];
      this.#language = language;
      this.connected = true;
      this.trouble = "";
    } catch (error) {
      // The session has ended; the next refresh asks who the caller is.
      if (error instanceof api.Refusal && error.status === 401) this.me = null;
      this.connected = !(error instanceof api.Refusal && error.code === "offline");
      this.trouble = error instanceof Error ? error.message : String(error);
    }
  }

  /** Fetch the caller. A new guest receives a session, which all other requests need. */
  async meet(): Promise<void> {
    this.me ??= await api.me();
  }

  async #tables(): Promise<Hall> {
    await this.meet();
    return api.hall();
  }

  /** Refresh the lists until the returned function is called. Use it in an effect. */
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
        this.#timer = setTimeout(() => this.#round(), this.connected === true ? USUAL_MAX_AGE : OFFLINE_MAX_AGE);
    });
  }
}

export const lists = new Lists();
