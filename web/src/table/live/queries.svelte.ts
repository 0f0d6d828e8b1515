// What is asked of the hall beside the game: what an answer would bring, and why something is no answer.
import type { Ask, FromBrowser, Option, Reason, Sight } from "../../wire";

/** Why something is not on offer, and where the card with the reasons is to lie. */
export interface WhyCard {
  key: string;
  /** What the card is about, where it does not ask why not. */
  title?: string;
  beside: Element;
  /** The question that was open: the card goes with it. */
  of: string;
  /** Null until the hall has answered. */
  reasons: Reason[] | null;
}

/** In place of a key: all answers of a question. */
export const ALL = "";

/** What has to be known of the table that is asked about. */
interface About {
  readonly sight: Sight | null;
  readonly ask: Ask | null;
  option: (key: string) => Option | null;
  say: (message: FromBrowser) => void;
}

export class Queries {
  why = $state.raw<WhyCard | null>(null);

  readonly #table: About;
  #requests = 0;
  #shows: Record<number, { key: string; seq: number }> = {};
  #shown = new Set<string>();
  #whys = new Map<number, WhyCard>();

  constructor(table: About) {
    this.#table = table;
  }

  /** The answers that are asked about, by the number of the question. */
  get shows(): Readonly<Record<number, { key: string; seq: number }>> {
    return this.#shows;
  }

  /** The table has moved on, or the line is a new one: everything may be asked again. */
  forget(): void {
    this.#shown.clear();
  }

  /** Asks what an answer would bring, once. */
  show(key: string): void {
    const { ask, sight } = this.#table;
    if (!ask || !sight || this.#shown.has(key) || (key !== ALL && !this.#table.option(key))) return;
    this.#shown.add(key);
    const request = ++this.#requests;
    this.#shows[request] = { key, seq: sight.seq };
    this.#table.say({ type: "show", request, seat: ask.seat, key });
  }

  /** A question was answered: which answer it was about. */
  shown(request: number): string | undefined {
    const key = this.#shows[request]?.key;
    delete this.#shows[request];
    return key;
  }

  /** Asks why a key is not on offer; the card lies beside an element until something else happens. */
  askWhy(key: string, beside: Element): void {
    const { ask } = this.#table;
    if (!ask || (this.why?.key === key && this.why.beside === beside)) return;
    const request = ++this.#requests;
    this.why = { key, beside, of: this.asked, reasons: null };
    this.#whys.set(request, this.why);
    this.#table.say({ type: "why", request, seat: ask.seat, key, after: [] });
  }

  /** Says beside something what needs no asking. */
  explain(key: string, beside: Element, words: readonly string[], title?: string): void {
    this.why = { key, beside, of: this.asked, reasons: words.map((one) => ({ words: one, clause: "" })), ...(title ? { title } : {}) };
  }

  /** The card goes with its question, and with what it lies beside. */
  drop(): void {
    const { why } = this;
    if (why && (!why.beside.isConnected || why.of !== this.asked)) this.why = null;
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
