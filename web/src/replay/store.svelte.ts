// The store of a replay: the match, the viewing seat, the step, and the board.
import * as api from "../api";
import type { Line, ReplayCard, Sight, Story } from "../wire";
import { bookmarksOf, keepBookmarks, withBookmark, type Bookmark } from "./core/bookmarks";
import { rowsOf } from "./core/chapters";
import { changesOf } from "./core/changes";
import type { Speed } from "./core/keys";
import { headingAt, momentsOf, stepAt, turnFrom } from "./core/moments";
import { animationTime, displayTime, realDuration } from "./core/pace";
import { roundAt, roundsOf } from "./core/rail";
import { stepsToLoad } from "./core/window";
import { Wording } from "../words/games.svelte";
import { Positions } from "./positions.svelte";

/** Return the first viewing seat: the requested one, one's own, or the first available. */
export function firstView(card: ReplayCard, asked: number | null): number {
  return [asked, ...card.mine].find((seat) => seat !== null && card.eyes.includes(seat)) ?? card.eyes[0] ?? -1;
}

export class Past {
  readonly #card: ReplayCard;
  readonly #wording: Wording;
  readonly positions: Positions;
  #story = $state.raw<Story | null>(null);
  #stories = new Map<number, Story>();
  #heading: 1 | -1 = 1;
  /** Whether the last move was a single step forward; its events are animated. */
  #stepped = $state(false);
  seat = $state(0);
  decision = $state(0);
  playing = $state(false);
  speed = $state<Speed>(1);
  bookmarks = $state.raw<Bookmark[]>([]);
  trouble = $state("");

  constructor(card: ReplayCard, decision: number | null, story: Story) {
    this.#card = card;
    this.#wording = new Wording(card.game);
    this.positions = new Positions(card.id);
    this.seat = story.seat;
    this.#stories.set(story.seat, story);
    this.#story = story;
    this.decision = Math.min(card.decisions, decision ?? (card.over ? 0 : card.decisions));
    this.bookmarks = bookmarksOf(card.id);
    this.#want();
  }

  // ---- the match

  get card(): ReplayCard {
    return this.#inWords(this.#card, this.#card.eyes[0] ?? -1);
  }

  #inWords<T>(thing: T, seat: number): T {
    return this.#wording.inWords(thing, this.#card.players, seat);
  }

  /** Return a position with its texts, or null if it is not loaded. */
  #at(decision: number): Sight | null {
    return this.#inWords(this.positions.at({ decision, seat: this.seat }), this.seat);
  }

  /** Whether the reader may play on from here: the match is over, or it was imported with all its secrets. */
  get canFork(): boolean {
    return this.card.over || (this.card.table === "" && this.card.eyes[0] === -1);
  }

  readonly moments = $derived.by(() => momentsOf(this.#inWords(this.#story, this.seat), this.card.decisions));
  readonly rows = $derived(rowsOf(this.moments));
  /** All lines up to the moment on the board. */
  readonly log = $derived.by(() => this.moments.slice(0, this.step + 1).flatMap(({ lines }) => lines));
  readonly step = $derived(stepAt(this.moments, this.decision));
  readonly moment = $derived(this.moments[this.step]);
  readonly heading = $derived(headingAt(this.moments, this.step));
  readonly round = $derived.by(() => roundAt(this.card.marks, this.decision));
  readonly isFirst = $derived(this.step === 0);
  readonly isLast = $derived(this.step === this.moments.length - 1);

  get rounds(): number {
    return roundsOf(this.card.marks);
  }

  // ---- what is on the board

  #last: Sight | null = null;
  readonly #here = $derived.by(() => this.#at(this.decision));
  /** The position; while it is loading, the previous one. */
  readonly sight = $derived.by(() => (this.#last = this.#here ?? this.#last));
  readonly isWaiting = $derived(this.#here === null);
  readonly before = $derived.by(() => {
    const before = this.moments[this.step - 1];
    return before ? this.#at(before.decision) : null;
  });
  readonly changes = $derived(changesOf(this.before, this.#here));
  readonly end = $derived.by(() => this.#at(this.card.decisions));
  /** The events that the board animates: only those of a single step forward. */
  readonly news: Line[] = $derived(this.#stepped && !this.isWaiting ? (this.moment?.lines ?? []) : []);
  readonly displayTime = $derived.by(() => {
    const { times } = this.card;
    const next = this.moments[this.step + 1];
    return times.length && next ? realDuration(times, this.decision, next.decision, this.speed) : displayTime(this.moment?.lines ?? [], this.speed);
  });
  readonly pace = $derived(this.playing ? animationTime(this.news, this.speed, this.displayTime) : animationTime(this.news, 1));
  /** For a real-time match: the time played until now, and in total, in ms. */
  readonly clock = $derived.by(() => {
    const { times } = this.card;
    return times.length ? { now: times[this.decision - 1] ?? 0, all: times.at(-1) ?? 0 } : null;
  });
  /** The seat that acted, which is the one asked before. */
  readonly acted = $derived(this.before?.waiting[0] ?? null);

  // ---- moving through time

  /** Go to a step; if it is the next one, its events are animated. */
  go(step: number): void {
    const to = Math.max(0, Math.min(this.moments.length - 1, step));
    const moment = this.moments[to];
    if (!moment || moment.decision === this.decision) return;
    this.#heading = to < this.step ? -1 : 1;
    this.#stepped = to === this.step + 1;
    this.decision = moment.decision;
    if (this.isLast) this.playing = false;
    this.#want();
  }

  goTo(decision: number): void {
    this.playing = false;
    this.go(stepAt(this.moments, decision));
  }

  stepBy(steps: number): void {
    this.playing = false;
    this.go(this.step + steps);
  }

  turn(by: 1 | -1): void {
    this.playing = false;
    this.go(turnFrom(this.moments, this.step, by));
  }

  /** Play on, or stop; at the end start again. */
  play(): void {
    if (!this.playing && this.isLast) this.go(0);
    this.playing = !this.playing;
    this.#want();
  }

  // ---- the viewing seat

  async viewAs(seat: number): Promise<void> {
    if (seat === this.seat || !this.card.eyes.includes(seat)) return;
    this.trouble = "";
    try {
      const story = this.#stories.get(seat) ?? (await api.story(this.card.id, seat));
      this.#stories.set(seat, story);
      this.#story = story;
      this.seat = seat;
      this.#stepped = false;
      this.#want();
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
    }
  }

  nextEyes(): void {
    const { eyes } = this.card;
    void this.viewAs(eyes[(eyes.indexOf(this.seat) + 1) % eyes.length] ?? this.seat);
  }

  // ---- bookmarks

  mark(decision: number, words: string): void {
    this.bookmarks = withBookmark(this.bookmarks, decision, words);
    keepBookmarks(this.card.id, this.bookmarks);
  }

  // ---- positions that are wanted

  #want(): void {
    const { seat } = this;
    const ahead = this.playing ? (this.card.times.length ? 24 : 4 + this.speed) : 4;
    const around = stepsToLoad(this.step, this.moments.length, this.#heading, ahead).map((step) => this.moments[step]?.decision ?? 0);
    const places = [this.decision, ...around, this.card.decisions].map((decision) => ({ decision, seat }));
    this.positions.want(places.filter((place, index) => places.findIndex((other) => other.decision === place.decision) === index));
  }

  /** Request failed positions again. */
  again(): void {
    this.trouble = "";
    this.positions.again();
  }

  stop(): void {
    this.playing = false;
    this.positions.stop();
  }
}
