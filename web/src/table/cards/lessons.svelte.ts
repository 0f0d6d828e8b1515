// What a first match teaches, and the hints of the first real turns: which one is due, and when it has been learned.
import { prefs } from "../../you/prefs.svelte";
import type { GameFace, Lesson } from "../board";
import { hintDone, hintFor, lessonDone, lessonRead, type HintName } from "./hints";
import type { Table } from "../live/table.svelte";

export class Teaching {
  readonly #table: Table;
  readonly #game: string;
  readonly #face: () => GameFace | null;
  /** What is due now; while a lesson is, no hint is. */
  readonly lesson: Lesson | null = $derived.by(() => this.#lessonNow());
  readonly hint: HintName | null = $derived.by(() => (this.lesson || this.#isTaught() ? null : hintFor(this.#table)));

  /** Listens as long as the component lasts that makes it. */
  constructor(table: Table, game: string, face: () => GameFace | null) {
    this.#table = table;
    this.#game = game;
    this.#face = face;
    this.#learnByChoosing();
    this.#learnByAnswering();
  }

  /** The lesson was read; without it, all of them are waved away. */
  read(id?: string): void {
    lessonRead(this.#game, id);
  }

  #lessonNow(): Lesson | null {
    const { sight, ask } = this.#table;
    if (!sight || sight.over || (sight.ask && !ask)) return null;
    return this.#face()?.lesson?.(sight, (id) => lessonDone(this.#game, id)) ?? null;
  }

  /** In a first match the game has its own lessons, and these hints are left out. */
  #isTaught(): boolean {
    return prefs.hints.some((one) => one.startsWith(`${this.#game}-`));
  }

  #learnByChoosing(): void {
    const given = $derived(this.#table.heard.outbox.findLast((order) => order.type === "answer")?.id);
    $effect(() => {
      if (this.#table.answering.chosen !== null || given !== undefined) hintDone("pick");
    });
  }

  /** A lesson whose question is answered has been learned. */
  #learnByAnswering(): void {
    let taught: string | null = null;
    $effect(() => {
      const now = this.lesson?.id ?? null;
      if (taught !== null && taught !== now) lessonRead(this.#game, taught);
      taught = now;
    });
  }
}
