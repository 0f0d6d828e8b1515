// Lessons of a first match, and hints for the first real turns: which one is due, and when it is learned.
import { prefs } from "../../you/prefs.svelte";
import type { GameFace, Lesson } from "../board";
import { markHintShown, hintFor, isLessonShown, markLessonShown, type HintName } from "./hints";
import type { Table } from "../live/table.svelte";

export class Teaching {
  readonly #table: Table;
  readonly #game: string;
  readonly #face: () => GameFace | null;
  /** The lesson that is due; no hint is shown beside it. */
  readonly lesson: Lesson | null = $derived.by(() => this.#lessonNow());
  readonly hint: HintName | null = $derived.by(() => (this.lesson || this.#isTaught() ? null : hintFor(this.#table)));

  /** Follow the table as long as the calling component exists. */
  constructor(table: Table, game: string, face: () => GameFace | null) {
    this.#table = table;
    this.#game = game;
    this.#face = face;
    this.#learnByChoosing();
    this.#learnByAnswering();
  }

  /** Mark a lesson as shown. If no id is given, dismiss all lessons. */
  read(id?: string): void {
    markLessonShown(this.#game, id);
  }

  #lessonNow(): Lesson | null {
    const { sight, ask } = this.#table;
    if (!sight || sight.over || (sight.ask && !ask)) return null;
    return this.#face()?.lesson?.(sight, (id) => isLessonShown(this.#game, id)) ?? null;
  }

  /** Whether the game has its own lessons for a first match, which replace these hints. */
  #isTaught(): boolean {
    return prefs.hints.some((hint) => hint.startsWith(`${this.#game}-`));
  }

  #learnByChoosing(): void {
    const answerId = $derived(this.#table.heard.outbox.findLast((order) => order.type === "answer")?.id);
    $effect(() => {
      if (this.#table.answering.chosen !== null || answerId !== undefined) markHintShown("pick");
    });
  }

  /** Mark a lesson as learned once its question is answered. */
  #learnByAnswering(): void {
    let taught: string | null = null;
    $effect(() => {
      const now = this.lesson?.id ?? null;
      if (taught !== null && taught !== now) markLessonShown(this.#game, taught);
      taught = now;
    });
  }
}
