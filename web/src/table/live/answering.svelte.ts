// The player's own answers: previewed, chosen, and given at once or after a preview.
import type { Ask, Option, Preview, Sight } from "../../wire";
import type { Unnamed } from "../core/outbox";
import { isGivenAtOnce, type Care } from "../core/answers";

/** The state of the table that answers need. */
interface Asking {
  readonly sight: Sight | null;
  readonly ask: Ask | null;
  readonly sending: boolean;
  readonly heard: { previews: Readonly<Record<string, Preview | null>> };
  readonly playback: { skip: () => void };
  readonly queries: { show: (key: string) => void; advice: unknown };
  why: unknown;
  option: (key: string | null) => Option | null;
  order: (body: Unnamed) => string;
}

export class Answering {
  /** The answer that was picked but not given yet. */
  chosen = $state<string | null>(null);
  /** The answer under the pointer or with the focus, which is not chosen. */
  considered = $state<string | null>(null);
  /** Answers to the previous part, which may be picked instead. */
  others = $state.raw<Option[]>([]);
  /** The answer that the open question belongs to, such as the card whose target is asked for. */
  source = $state.raw<Option | null>(null);
  care = $state<Care>("usual");
  /** Kinds of questions whose answers cannot be undone and have no preview: the first press shows their text, and the second gives them. */
  readFirst: readonly string[] = [];

  readonly #table: Asking;
  /** Answers of a race that are being sent. */
  readonly #dashes = new Set<string>();
  #atOnce: string | null = null;
  /** The last answered question, and the number of answers given before it. */
  #before: { ask: Ask; option: Option; decisions: number; source: Option | null } | null = null;
  /** The answer to pick as soon as it is on the menu again. */
  #instead: string | null = null;

  constructor(table: Asking) {
    this.#table = table;
  }

  // ---- the previewed answer

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

  /** The preview of that answer. */
  get preview(): Preview | null {
    const key = this.considered ?? this.chosen;
    return key === null ? null : (this.#table.heard.previews[key] ?? null);
  }

  /** Whether the answer is known to have nothing to preview. */
  get isPlain(): boolean {
    const { looked: viewed } = this;
    const preview = viewed && this.#table.heard.previews[viewed.key];
    return preview !== undefined && !preview?.title;
  }

  /** The place of the answer. */
  get lookedAt(): string {
    return this.preview?.path.at(-1) ?? this.looked?.places.at(-1) ?? "";
  }

  consider(key: string | null): void {
    this.considered = key;
    if (key !== null) this.#table.queries.show(key);
  }

  // ---- choosing

  /** Pick an answer: it is given at once, or previewed first. Picked again, it is given; but not by a key if it has a warning. */
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

  /** Choose an answer and preview it; only `give` gives it. */
  choose(key: string): void {
    if (!this.#table.option(key)) return;
    this.#table.playback.skip();
    this.#atOnce = null;
    this.chosen = key;
    this.#table.queries.show(key);
  }

  /** Clear the chosen answer, and the bot's advice. */
  drop(): void {
    this.#table.queries.advice = null;
    this.chosen = null;
    this.#atOnce = null;
  }

  // ---- giving and undoing

  give(key: string | null = this.chosen): void {
    const { ask, sight, sending } = this.#table;
    const option = this.#table.option(key);
    if (!option || !ask || !sight || sending) return;
    this.#before = { ask, option, decisions: sight.decisions, source: this.source };
    this.#table.order({ type: "answer", seat: ask.seat, key: option.key, seq: sight.seq });
    this.drop();
  }

  /** Give an answer of a race at once, whatever else is being sent. If it is too late, the player sees no refusal. */
  dash(key: string): void {
    const { ask, sight } = this.#table;
    if (!ask || !sight || !this.#table.option(key)) return;
    this.#dashes.add(this.#table.order({ type: "answer", seat: ask.seat, key, seq: sight.seq }));
    this.drop();
  }

  /** Give an answer that is possible without a question, such as a pause. */
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
    const isRead = this.care !== "little" && this.readFirst.includes(this.#table.ask?.kind ?? "");
    if (option && !isRead && isGivenAtOnce(option, this.#table.heard.previews[key], this.care)) this.give(key);
  }

  // ---- reactions to the hall's messages

  /**
   * Update `others` and `source` after a new sight. `others` are the answers to the previous part that may be picked
   * instead; after news the list is empty.
   */
  reopen(sight: Sight, hasNews: boolean): void {
    const before = this.#before;
    const follows = !hasNews && sight.ask?.seat === before?.ask.seat && sight.decisions === (before?.decisions ?? 0) + 1 && sight.undo?.way === "free";
    this.others = before && follows ? before.ask.options.filter(({ key }) => key !== before.option.key) : [];
    if (before && follows) this.source = sight.ask?.kind === before.ask.kind ? null : (before.source ?? before.option);
    else this.source = sight.decisions === before?.decisions ? before.source : null;
  }

  /** Clean up after a change: an answer that is gone is no longer chosen or previewed, and another question is not answered at once. */
  freshen(before: Ask | null): void {
    if (!this.chosenOption) this.chosen = null;
    if (!this.consideredOption) this.considered = null;
    const { ask } = this.#table;
    if (ask?.words !== before?.words || ask?.seat !== before?.seat) this.#atOnce = null;
  }

  /** Pick the intended answer, now that it is on the menu again. */
  pickInstead(): void {
    const key = this.#instead;
    if (key === null || !this.#table.option(key)) return;
    this.#instead = null;
    this.pick(key);
  }

  /** Handle an arrived preview: the answer that waited for it may be given. */
  previewed(key: string): void {
    if (key === this.#atOnce && key === this.chosen) this.#giveIfPlain(key);
  }

  /** Whether a refused order is an answer of a race, which was only too late. */
  cameTooLate(id: string): boolean {
    return this.#dashes.delete(id);
  }
}
