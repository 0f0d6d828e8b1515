// Queries to the hall: previews of answers, reasons why something is barred, and a bot's advice.
import { isFast } from "../core/racing";
import type { AdviceReply, Ask, FromBrowser, Option, Reason, Sight } from "../../wire";

/** The card with the reasons why something is not on the menu, and its position. */
export interface WhyCard {
  key: string;
  /** The topic of the card, if it does not answer "why not?". */
  title?: string;
  anchor: Element;
  /** The question that was open; the card closes with it. */
  of: string;
  /** The decision for which reasons were requested, because the next may have others. Null for lasting facts about a thing. */
  at: number | null;
  /** Null until the hall has answered. */
  reasons: Reason[] | null;
}

/** The advice of the game's own bot, with its reason. */
export interface Advice {
  key: string;
  why: string;
  /** The number of answers given when it was requested. */
  decisions: number;
}

/** Stands for all answers of a question instead of a single key. */
export const ALL_ANSWERS = "";

/** The state of the table that queries need. */
interface About {
  readonly sight: Sight | null;
  readonly ask: Ask | null;
  readonly sending: boolean;
  option: (key: string) => Option | null;
  say: (message: FromBrowser) => void;
}

export class Queries {
  why = $state.raw<WhyCard | null>(null);

  advice = $state.raw<Advice | null>(null);

  readonly #table: About;
  #requests = 0;
  #shows: Record<number, { key: string; seq: number }> = {};
  #shown = new Set<string>();
  #whys = new Map<number, WhyCard>();
  #advises: { request: number; decisions: number } | null = null;

  constructor(table: About) {
    this.#table = table;
  }

  /** The keys of requested previews, by request number. */
  get shows(): Readonly<Record<number, { key: string; seq: number }>> {
    return this.#shows;
  }

  /** Forget everything after a change of the table or on a new connection, so that all can be requested again. */
  forget(): void {
    this.#shown.clear();
  }

  /** Request the preview of an answer, once. */
  show(key: string): void {
    const { ask, sight } = this.#table;
    if (!ask || !sight || this.#shown.has(key) || (key !== ALL_ANSWERS && !this.#table.option(key))) return;
    this.#shown.add(key);
    const request = ++this.#requests;
    this.#shows[request] = { key, seq: sight.seq };
    this.#table.say({ type: "show", request, seat: ask.seat, key });
  }

  /** Return the key of a finished request. */
  shown(request: number): string | undefined {
    const key = this.#shows[request]?.key;
    delete this.#shows[request];
    return key;
  }

  /** Ask why a key is not on the menu; the card stays beside an element until something else happens. */
  askWhy(key: string, anchor: Element): void {
    const { ask, sending } = this.#table;
    // While an answer is being sent, the hall may be at the next question, which does not have this key.
    if (!ask || sending || (this.why?.key === key && this.why.anchor === anchor)) return;
    const request = ++this.#requests;
    this.why = { key, anchor, of: this.asked, at: this.decision, reasons: null };
    this.#whys.set(request, this.why);
    this.#table.say({ type: "why", request, seat: ask.seat, key, after: [] });
  }

  /** Show an explanation beside an element, without a request. */
  explain(key: string, anchor: Element, words: readonly string[], title?: string): void {
    this.why = { key, anchor, of: this.asked, at: null, reasons: words.map((word) => ({ words: word, clause: "" })), ...(title ? { title } : {}) };
  }

  /** Ask for the advice of the game's own bot. */
  advise(): void {
    const { ask, sight } = this.#table;
    if (!ask || !sight) return;
    const request = ++this.#requests;
    this.#advises = { request, decisions: sight.decisions };
    this.#table.say({ type: "advise", request, seat: ask.seat });
  }

  /** Handle the bot's advice; return whether its question is still open. */
  advised({ request, key, why }: AdviceReply): boolean {
    const { sight } = this.#table;
    const asked = this.#advises;
    if (asked?.request !== request || asked.decisions !== sight?.decisions || !this.#table.option(key)) return false;
    this.advice = { key, why, decisions: asked.decisions };
    return true;
  }

  /** Close the card if its question or element is gone; drop reasons of earlier decisions, and old advice. */
  drop(): void {
    const { why, advice } = this;
    if (why && (!why.anchor.isConnected || why.of !== this.asked || (why.at ?? this.decision) !== this.decision)) this.why = null;
    if (advice && (advice.decisions !== this.#table.sight?.decisions || !this.#table.option(advice.key))) this.advice = null;
  }

  /** The number of the decision; constant in a race, where others decide all the time without affecting the reasons. */
  private get decision(): number {
    const { sight } = this.#table;
    return sight && !isFast(sight) ? sight.decisions : 0;
  }

  private get asked(): string {
    return this.#table.ask?.words ?? "";
  }

  reasoned(request: number, reasons: Reason[]): void {
    const asked = this.#whys.get(request);
    this.#whys.delete(request);
    if (asked && asked === this.why) this.why = { ...asked, reasons };
  }
}
