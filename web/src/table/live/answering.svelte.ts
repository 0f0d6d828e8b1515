// One's own answers: which is looked at, which is chosen, and how it is given, at once or after it was shown.
import type { Ask, Option, Preview, Sight } from "../../wire";
import type { Unnamed } from "../core/outbox";
import { goesAtOnce, type Care } from "../core/answers";

/** What has to be known of the table at which answers are given. */
interface Asking {
  readonly sight: Sight | null;
  readonly ask: Ask | null;
  readonly sending: boolean;
  readonly heard: { previews: Readonly<Record<string, Preview | null>> };
  readonly playback: { skip: () => void };
  readonly queries: { show: (key: string) => void };
  why: unknown;
  option: (key: string | null) => Option | null;
  order: (body: Unnamed) => string;
}

export class Answering {
  /** The answer that was picked and not given yet. */
  chosen = $state<string | null>(null);
  /** The answer that is looked at without being chosen: under the pointer, or in focus. */
  considered = $state<string | null>(null);
  /** Answers of the part before, which may be picked instead. */
  others = $state.raw<Option[]>([]);
  care = $state<Care>("usual");

  readonly #table: Asking;
  /** Answers of a race that are on their way. */
  readonly #dashes = new Set<string>();
  #atOnce: string | null = null;
  /** The question that was answered last, and how many answers had been given then. */
  #before: { ask: Ask; key: string; decisions: number } | null = null;
  /** To be picked as soon as it is on offer again. */
  #instead: string | null = null;

  constructor(table: Asking) {
    this.#table = table;
  }

  // ---- what is looked at

  get chosenOption(): Option | null {
    return this.#table.option(this.chosen);
  }

  get consideredOption(): Option | null {
    return this.#table.option(this.considered);
  }

  /** The answer under the pointer, or else the chosen one. */
  get looked(): Option | null {
    return this.consideredOption ?? this.chosenOption;
  }

  /** What it would lead to. */
  get preview(): Preview | null {
    const key = this.considered ?? this.chosen;
    return key === null ? null : (this.#table.heard.previews[key] ?? null);
  }

  /** The place that it is about. */
  get lookedAt(): string {
    return this.preview?.path.at(-1) ?? this.looked?.places.at(-1) ?? "";
  }

  consider(key: string | null): void {
    this.considered = key;
    if (key !== null) this.#table.queries.show(key);
  }

  // ---- choosing

  /** Picks an answer: it is given at once, or shown first; picked again, it is given, but by no key if it warns. */
  pick(key: string, byKey = false): void {
    const option = this.#table.option(key);
    if (this.#table.sending) return;
    if (!option) {
      if (this.others.some((other) => other.key === key)) this.#takeInstead(key);
      return;
    }
    this.#table.playback.skip();
    this.#table.why = null;
    if (this.chosen === key) {
      if (!byKey || !option.warning) this.give(key);
      return;
    }
    this.choose(key);
    this.#atOnce = key;
    this.#giveIfPlain(key);
  }

  /** Chooses an answer and shows it, whatever it is; it is given by `give` alone. */
  choose(key: string): void {
    if (!this.#table.option(key)) return;
    this.#table.playback.skip();
    this.#atOnce = null;
    this.chosen = key;
    this.#table.queries.show(key);
  }

  /** Lets the chosen answer go. */
  drop(): void {
    this.chosen = null;
    this.#atOnce = null;
  }

  // ---- giving, and taking back

  give(key: string | null = this.chosen): void {
    const { ask, sight, sending } = this.#table;
    if (key === null || !ask || !sight || sending || !this.#table.option(key)) return;
    this.#before = { ask, key, decisions: sight.decisions };
    this.#table.order({ type: "answer", seat: ask.seat, key, seq: sight.seq });
    this.drop();
  }

  /** Gives an answer of a race at once, whatever else is on its way; if it comes too late, that is no fault of anybody's. */
  dash(key: string): void {
    const { ask, sight } = this.#table;
    if (!ask || !sight || !this.#table.option(key)) return;
    this.#dashes.add(this.#table.order({ type: "answer", seat: ask.seat, key, seq: sight.seq }));
    this.drop();
  }

  /** Gives an answer that nobody asked for, as a pause. */
  giveUnasked(key: string): void {
    const { sight } = this.#table;
    if (sight?.mine.includes(sight.seat)) this.#table.order({ type: "answer", seat: sight.seat, key, seq: null });
  }

  takeBack(): void {
    const { sight, sending } = this.#table;
    if (!sight || sending || !sight.mine.includes(sight.seat)) return;
    this.drop();
    this.#table.order({ type: "take-back", seat: sight.seat });
  }

  #takeInstead(key: string): void {
    this.#instead = key;
    this.takeBack();
  }

  #giveIfPlain(key: string): void {
    const option = this.#table.option(key);
    if (option && goesAtOnce(option, this.#table.heard.previews[key], this.care)) this.give(key);
  }

  // ---- what the hall says of them

  /** A sight has come: what may be picked instead; nothing, if anything was told with it. */
  reopen(sight: Sight, told: boolean): void {
    this.others = told ? [] : this.#othersNow(sight);
  }

  /** Right after the first part of an answer, before anything was learned, the other first parts are still open. */
  #othersNow(sight: Sight): Option[] {
    const before = this.#before;
    const follows = before && sight.ask?.seat === before.ask.seat && sight.decisions === before.decisions + 1;
    if (!follows || sight.undo?.way !== "free") return [];
    return before.ask.options.filter((option) => option.key !== before.key);
  }

  /** The table has moved on: what is no answer any more is neither chosen nor looked at, and another question is not answered at once. */
  freshen(before: Ask | null): void {
    if (!this.chosenOption) this.chosen = null;
    if (!this.consideredOption) this.considered = null;
    const { ask } = this.#table;
    if (ask?.words !== before?.words || ask?.seat !== before?.seat) this.#atOnce = null;
  }

  /** What was to be picked instead, now that it is on offer again. */
  pickInstead(): void {
    const key = this.#instead;
    if (key === null || !this.#table.option(key)) return;
    this.#instead = null;
    this.pick(key);
  }

  /** What an answer would bring is known: the one that was picked for it may go. */
  previewed(key: string): void {
    if (key === this.#atOnce && key === this.chosen) this.#giveIfPlain(key);
  }

  /** Whether an order that was refused is an answer of a race, which only came too late. */
  cameTooLate(id: string): boolean {
    return this.#dashes.delete(id);
  }
}
