// The connection to the hall. If it is lost, it is opened again after a short random wait, and says hello again.
import type { FromBrowser, FromHall, Hello } from "../../wire";

export type LineState = "connecting" | "open" | "broken" | "closed";

/** The used part of a WebSocket, so that a test can replace it. */
export interface Wire {
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Ends {
  /** Create a new connection. */
  open: () => Wire;
  /** Return the first message on a new connection. */
  hello: () => Hello;
  /** Return the messages to send after hello: those that were not acknowledged before the connection was lost. */
  again: () => readonly FromBrowser[];
  hear: (message: FromHall) => void;
  state: (state: LineState) => void;
  /** Receives the round-trip time of a message, in ms. */
  latency: (ms: number) => void;
  random?: () => number;
  now?: () => number;
}

const FIRST_WAIT = 200;
const LONGEST_WAIT = 3000;
const PING_INTERVAL = 10_000;
/** After this long without a message, in ms, and with a ping unanswered, the connection counts as lost. */
const SILENCE_TIMEOUT = 25_000;

export class Connection {
  private wire: Wire | null = null;
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private heardAt = 0;
  private over = false;
  private isOpen = false;

  private readonly ends: Ends;

  constructor(ends: Ends) {
    this.ends = ends;
  }

  start(): void {
    this.over = false;
    this.dial();
  }

  /** Close for good. */
  stop(): void {
    this.over = true;
    clearTimeout(this.retry);
    this.drop();
    this.ends.state("closed");
  }

  /** Send a message if the connection is open. Messages that must not be lost are in the outbox, and sent again. */
  say(message: FromBrowser): void {
    if (this.isOpen) this.wire?.send(JSON.stringify(message));
  }

  /** Send hello, to receive everything new. */
  greet(): void {
    this.say(this.ends.hello());
  }

  /** Close and connect again at once, to receive everything again. */
  redial(): void {
    clearTimeout(this.retry);
    this.drop();
    if (!this.over) this.dial();
  }

  private dial(): void {
    this.ends.state(this.tries ? "broken" : "connecting");
    const wire = this.ends.open();
    this.wire = wire;
    wire.onopen = () => this.handleOpen(wire);
    wire.onclose = () => this.handleClose(wire);
    wire.onmessage = (event) => this.handleMessage(wire, event.data);
  }

  private handleOpen(wire: Wire): void {
    if (wire !== this.wire) return;
    this.isOpen = true;
    this.heardAt = this.now();
    this.greet();
    for (const message of this.ends.again()) this.say(message);
    this.pulse = setInterval(() => this.checkPulse(), PING_INTERVAL);
    this.ends.state("open");
  }

  private handleMessage(wire: Wire, data: unknown): void {
    if (wire !== this.wire || typeof data !== "string") return;
    this.heardAt = this.now();
    this.tries = 0;
    const message = JSON.parse(data) as FromHall;
    if (message.type === "pong") this.ends.latency(this.now() - message.at);
    else if (message.type === "probe") this.say({ type: "echo", number: message.number });
    else if (message.type === "bye") this.handleBye(message.back);
    this.ends.hear(message);
  }

  private checkPulse(): void {
    if (this.now() - this.heardAt > SILENCE_TIMEOUT) this.redial();
    else this.say({ type: "ping", at: this.now() });
  }

  private handleBye(back: number | null): void {
    if (back === null) {
      this.stop();
      return;
    }
    this.drop();
    this.redialIn(back * 1000 + this.randomWait());
  }

  private handleClose(wire: Wire): void {
    if (wire !== this.wire || this.over) return;
    this.drop();
    this.redialIn(this.randomWait());
  }

  private redialIn(ms: number): void {
    this.tries += 1;
    this.ends.state("broken");
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.dial(), ms);
  }

  /** Return a random wait, up to twice the previous one, so that clients do not all connect at the same time. */
  private randomWait(): number {
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.tries + 1));
    return FIRST_WAIT + (this.ends.random ?? Math.random)() * (longest - FIRST_WAIT);
  }

  private drop(): void {
    clearInterval(this.pulse);
    const wire = this.wire;
    this.wire = null;
    this.isOpen = false;
    if (wire) wire.close();
  }

  private now(): number {
    return (this.ends.now ?? Date.now)();
  }
}

/** Return the address of a table's socket, on the host of the page. */
export function socketAddress(table: string, here: Pick<Location, "protocol" | "host"> = location): string {
  return `${here.protocol === "https:" ? "wss" : "ws"}://${here.host}/socket/${encodeURIComponent(table)}`;
}
