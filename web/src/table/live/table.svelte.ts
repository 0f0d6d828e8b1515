// The store of a live table: messages from and to the hall. Answers and queries have their own files.
import { untrack } from "svelte";
import type { AdviceReply, Ask, FromBrowser, FromHall, Line, PlaceEffect, Option, Sight } from "../../wire";
import { Answering } from "./answering.svelte";
import { ALL_ANSWERS, Queries, type WhyCard } from "./queries.svelte";
import { AutoAnswer } from "./autoanswer.svelte";
import { newConnection, applyMessage, isSending, switchSeat, NOTHING_HEARD, type Heard } from "../core/fold";
import { newId } from "../core/ids";
import { isFast, TableClock } from "../core/racing";
import { put, type Order, type Unnamed } from "../core/outbox";
import { Connection, socketAddress, type LineState, type Wire } from "../core/socket";
import { linesNotUndone } from "../core/story";
import { newsOf } from "../core/news";
import { storeLinesShown, linesShownBefore } from "./lastseen";
import { renewTexts, Wording } from "../../words/games.svelte";
import { prefs } from "../../you/prefs.svelte";
import type { ObviousAnswer } from "../board";
import { Playback } from "./playback.svelte";

const NO_MARKS: readonly PlaceEffect[] = [];

/** After this time without a confirmation, in ms, an answer is sent again on a new connection. */
const ANSWER_TIMEOUT = 6000;

export class Table {
  readonly id: string;
  readonly playback = new Playback();
  /** The clock of a real-time match. */
  readonly clock = new TableClock();
  readonly queries = new Queries(this);
  readonly answering = new Answering(this);
  readonly autoAnswer = new AutoAnswer(this, (key) => this.queries.show(key));

  /** The messages with unformatted texts, as the hall sent them; later changes are applied to these. */
  #raw = $state.raw<Heard>(NOTHING_HEARD);
  line = $state<LineState>("connecting");
  latency = $state<number | null>(null);
  pointed = $state.raw<string[]>([]);
  /** The seat whose player should take the device; nothing of the table is shown until then. */
  curtain = $state<number | null>(null);
  /** Events while none of my seats was here, until they are read. */
  away = $state.raw<Line[]>([]);
  /** The kinds of questions that show the effect of all answers, each on its target. */
  foreseen = $state.raw<readonly string[]>([]);
  /** Return the answers whose forecasts the board shows. */
  weighed = $state.raw<(ask: Ask) => readonly Option[]>(() => []);
  /** The kinds of questions whose answers are marked on the board and given together. */
  marked = $state.raw<readonly string[]>([]);
  /** Whether the only answer to a question is given automatically. */
  auto = $state(false);
  /** Return the key of the automatic answer, if the player chose to skip this question; otherwise null. */
  skipped = $state.raw<(ask: Ask) => string | null>(() => null);
  /** Return the answer that a question has for everybody; it is given automatically. */
  obvious = $state.raw<(ask: Ask, sight: Sight) => ObviousAnswer | null>(() => null);
  /** Whether the open question must be answered by hand, even with a single answer. */
  mustAnswerByHand = $state.raw<(sight: Sight) => boolean>(() => false);
  /** Whether an answer is being typed as text. */
  typing = $state(false);
  /** The arrival time of the newest sight. */
  sightAt = $state(0);

  readonly #wording: Wording;
  readonly #connection: Connection;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #listeners = new Set<(news: Line[], sight: Sight, before: Sight | null) => void>();

  /** `open` creates a connection, which tests replace. `shared`: several of my seats are on this device. */
  constructor(id: string, game: string, shared = false, open: () => Wire = () => new WebSocket(socketAddress(id)) as Wire) {
    this.id = id;
    this.#wording = new Wording(game);
    if (shared) this.#raw = switchSeat(this.#raw, -1);
    this.#connection = new Connection({
      open,
      hello: () => ({
        type: "hello", told: this.heard.story.told.length, seat: this.heard.wanted, language: prefs.language, updates: this.sight?.updates ?? 0,
      }),
      again: () => this.heard.outbox,
      hear: (message) => this.hear(message),
      state: (state) => this.#changed(state),
      latency: (ms) => (this.latency = ms),
    });
  }

  // ---- the state

  /** All messages of the hall, with texts in the reader's language. */
  get heard(): Heard {
    return this.inWords(this.#raw);
  }

  /** Return messages of the hall with texts for this seat's viewer. */
  inWords<T>(thing: T, seat?: number): T {
    const { sight } = this.#raw;
    return sight ? this.#wording.inWords(thing, sight.seats.map(({ name }) => name), seat ?? sight.seat) : thing;
  }

  get sight(): Sight | null {
    return this.heard.sight;
  }

  /** The open question to the viewing seat. */
  get ask(): Ask | null {
    const sight = this.sight;
    return sight && !sight.over && sight.ask && sight.mine.includes(sight.ask.seat) ? sight.ask : null;
  }

  get sending(): boolean {
    return isSending(this.heard);
  }

  get isMine(): boolean {
    return (this.sight?.mine.length ?? 0) > 0;
  }

  option(key: string | null): Option | null {
    return this.ask?.options.find((option) => option.key === key) ?? null;
  }

  /** The card that explains why something is barred. */
  get why(): WhyCard | null {
    return this.queries.why;
  }

  set why(card: WhyCard | null) {
    this.queries.why = card;
  }

  /** Whether the player types or reads something that the next sight would remove. */
  get isOccupied(): boolean {
    return this.typing || this.why !== null;
  }

  /** The effect of each answer on its target. */
  get outlook(): readonly PlaceEffect[] {
    return this.heard.previews[ALL_ANSWERS]?.marks ?? NO_MARKS;
  }

  // ---- start and end

  start(): void {
    this.#connection.start();
  }

  stop(): void {
    clearTimeout(this.#silence);
    this.autoAnswer.stop();
    this.playback.stop();
    this.#connection.stop();
  }

  /** Call back with the news of every sight, and with the sight before it. */
  onNews(listener: (news: Line[], sight: Sight, before: Sight | null) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  // ---- messages from the hall

  /** Handle a new connection: open requests were lost with the old one, and are sent again. */
  #changed(state: LineState): void {
    this.line = state;
    if (state !== "open") return;
    if (this.sight) void renewTexts().catch(() => undefined);
    this.#raw = newConnection(this.#raw);
    this.#lookAgain();
  }

  #lookAgain(): void {
    this.queries.forget();
    const { chosen, considered } = this.answering;
    for (const key of [chosen, considered]) if (key !== null) this.queries.show(key);
    this.foresee();
  }

  hear(message: FromHall): void {
    const before = this.heard;
    const { refused } = this.#raw;
    this.#raw = applyMessage(this.#raw, message, { shows: this.queries.shows });
    if (this.#raw.torn && !before.torn) this.#connection.greet();
    if (message.type === "sight" || message.type === "change") this.#sighted(before);
    else if (message.type === "refused" && this.answering.cameTooLate(message.id)) this.#raw = { ...this.#raw, refused };
    else if (message.type === "shown") this.#previewed(message.request);
    else if (message.type === "advised") this.#advised(this.inWords(message));
    else if (message.type === "reasons") this.queries.reasoned(message.request, this.inWords(message.reasons));
  }

  #sighted(before: Heard): void {
    const sight = this.heard.sight;
    if (!sight || sight === before.sight) return;
    const news = newsOf(before.story, before.sight, sight);
    this.sightAt = Date.now();
    this.answering.reopen(sight, news.length > 0);
    if (sight.seq !== before.sight?.seq) this.#freshen(before.sight?.ask ?? null);
    this.#missed(sight);
    if (sight.race) this.clock.hear(sight.race, performance.now());
    if (isFast(sight)) this.playback.showNow(sight, news);
    else this.playback.add(sight, news);
    for (const listener of this.#listeners) listener(news, sight, before.sight);
    this.#drawCurtain(sight);
    this.answering.pickInstead();
    this.autoAnswer.checkDue(sight);
  }

  /** Record missed events: those not shown on this device, without undone ones. A table that is new to the device has none. */
  #missed(sight: Sight): void {
    const before = linesShownBefore(this.id);
    const stand = new Set(linesNotUndone(this.heard.story));
    const news = before === null ? [] : sight.news.slice(Math.max(0, before - sight.since)).filter((line) => line.words && stand.has(line));
    if (sight.away && news.length) this.away = news;
    storeLinesShown(this.id, sight.since + sight.news.length);
  }

  /** Clear previews after the table has changed. */
  #freshen(before: Ask | null): void {
    this.answering.freshen(before);
    this.queries.drop();
    this.#lookAgain();
  }

  #previewed(request: number): void {
    const key = this.queries.shown(request);
    if (key === undefined) return;
    this.answering.previewed(key);
    this.autoAnswer.shown(key, this.heard.previews[key] ?? null);
  }

  /** Show the bot's advice like a chosen answer, without giving it. */
  #advised(advised: AdviceReply): void {
    if (!this.sending && this.queries.advised(advised) && !this.marked.includes(this.ask?.kind ?? "")) this.answering.choose(advised.key);
  }

  // ---- messages to the hall

  /** Request the previews of all answers at once, if they are needed. */
  foresee(): void {
    const ask = this.ask;
    if (!ask) return;
    if (this.foreseen.includes(ask.kind)) this.queries.show(ALL_ANSWERS);
    for (const { key } of this.weighed(ask)) this.queries.show(key);
  }

  askWhy(key: string, anchor: Element): void {
    this.queries.askWhy(key, anchor);
  }

  forgetRefusal(): void {
    this.#raw = { ...this.#raw, refused: null };
  }

  /** Show why a request outside the socket was refused. */
  showRefusal(error: unknown): void {
    const words = error instanceof Error ? error.message : String(error);
    this.#raw = applyMessage(this.#raw, { type: "refused", id: "", seq: this.sight?.seq ?? 0, words, reasons: [], code: "not-now" });
  }

  /** Send a command that must be carried out exactly once, even if the connection is lost in between. */
  order(body: Unnamed): string {
    const order = { ...body, id: newId() } as Order;
    this.#raw = { ...this.#raw, outbox: put(this.#raw.outbox, order), refused: null };
    this.#connection.say(order);
    this.#mindSilence();
    return order.id;
  }

  #mindSilence(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      if (this.line !== "open" || (!this.heard.outbox.length && !this.sending)) return;
      this.#connection.redial();
      this.#mindSilence();
    }, ANSWER_TIMEOUT);
  }

  say(message: FromBrowser): void {
    this.#connection.say(message);
  }

  // ---- several players on one device

  /** Switch to the view of another seat of mine, or to the public view (-1). */
  lookAs(seat: number): void {
    this.answering.drop();
    this.why = null;
    this.#raw = switchSeat(this.#raw, seat);
    this.#connection.say({ type: "look", seat });
  }

  #drawCurtain(sight: Sight): void {
    if (sight.mine.length < 2 || sight.over || sight.mine.some((seat) => seat === sight.seat && sight.waiting.includes(seat))) return;
    const next = sight.mine.find((seat) => sight.waiting.includes(seat));
    if (next === undefined) return;
    this.curtain = next;
    if (sight.seat !== -1) untrack(() => this.lookAs(-1));
  }

  /** Open the curtain, because the right player has the device. */
  liftCurtain(): void {
    const seat = this.curtain;
    this.curtain = null;
    if (seat !== null) this.lookAs(seat);
  }
}
