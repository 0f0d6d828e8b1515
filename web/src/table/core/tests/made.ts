// Small tables, lines and options for the tests of this folder.
import type { Ask, FromBrowser, FromHall, Line as StoryLine, Option, Sight } from "../../../wire";
import type { Wire } from "../socket";

/** A connection to a fake hall that a test controls. */
export class Line implements Wire {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  sent: FromBrowser[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromBrowser);
  }
  close(): void {
    this.onclose = null;
  }
  says(...messages: FromHall[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }
  said<T extends FromBrowser["type"]>(type: T): Extract<FromBrowser, { type: T }>[] {
    return this.sent.filter((message): message is Extract<FromBrowser, { type: T }> => message.type === type);
  }
}

export function line(words: string, overrides: Partial<StoryLine> = {}): StoryLine {
  return { words, brief: words, event: {}, to_you: false, opens: false, joins: false, by_you: false, rank: 3, ...overrides };
}

let made = 0;

/** Return the next sight on the connection, unless the fields name another one. */
export function sight(overrides: Partial<Sight> = {}): Sight {
  made += 1;
  return {
    type: "sight", seq: 1, seat: 0, mine: [0], seats: [], title: "", phase: "", turn: 0, number: made, figures: [], cards: [], facts: [], tracks: [], moments: [], table: [], ladder: null, computed: null, updates: 0,
    state: {}, standings: [], waiting: [], since: 0, news: [], decisions: 0, digest: "", over: false, places: [],
    ask: null, undo: null, vote: null, clocks: [], away: false, public: false, rematch: null, aim: [], unasked: [], race: null, muted: [], language: "en", ...overrides,
  };
}

export function option(key: string, overrides: Partial<Option> = {}): Option {
  return { key, clause: "", words: key, brief: key, letter: "", kind: "", places: [], gain: "", warning: "", parts: null, ...overrides };
}

export function ask(options: Option[], overrides: Partial<Ask> = {}): Ask {
  return { seat: 0, kind: "", clause: "", words: "", options, aside: "", brief: "", barred: [], picked: [], ...overrides };
}
