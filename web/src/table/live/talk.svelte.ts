// Chat lines that arrive while this page is open: the newest is shown over the board, and all are in the log.
import type { Chat } from "../../wire";
import { readingTime } from "../core/speech";

/** The minimum time of a line over the board, in ms, because its reader may look elsewhere. */
const MIN_LINE_TIME = 9000;

export class Talk {
  /** Chat lines, by the number of log lines at that time. */
  placed = $state.raw<ReadonlyMap<number, readonly Chat[]>>(new Map());
  /** The newest line, while it is shown over the board. */
  latest = $state.raw<Chat | null>(null);
  #known: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Record new chat lines, when the log has this many lines. The lines of the first call are older than the page, and are skipped. */
  hear(chat: readonly Chat[], lines: number, me: string): void {
    const known = this.#known;
    this.#known = chat.at(-1)?.seq ?? known ?? -1;
    const fresh = known === null ? [] : chat.filter(({ seq }) => seq > known);
    if (!fresh.length) return;
    this.placed = new Map([...this.placed, [lines, [...(this.placed.get(lines) ?? []), ...fresh]]]);
    const theirs = fresh.findLast(({ person }) => person !== me);
    if (theirs) this.#show(theirs);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.latest = null;
  }

  #show(line: Chat): void {
    clearTimeout(this.#timer);
    this.latest = line;
    this.#timer = setTimeout(() => this.close(), Math.max(MIN_LINE_TIME, 2 * readingTime(line.text)));
  }
}
