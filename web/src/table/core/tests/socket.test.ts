import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { FromBrowser, FromHall } from "../../../wire";
import { Connection, socketAddress, type LineState, type Wire } from "../socket";

class Fake implements Wire {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  sent: FromBrowser[] = [];
  closed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromBrowser);
  }
  close(): void {
    this.closed = true;
  }
  hear(message: FromHall): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const order = { type: "answer", id: "x", seat: 0, key: "k" } as const;

function openConnection(repeated: FromBrowser[] = []) {
  const wires: Fake[] = [];
  const heard: FromHall[] = [];
  const states: LineState[] = [];
  const connection = new Connection({
    open: () => {
      const wire = new Fake();
      wires.push(wire);
      return wire;
    },
    hello: () => ({ type: "hello", told: 7, seat: null }),
    again: () => repeated,
    hear: (message) => heard.push(message),
    state: (state) => states.push(state),
    latency: () => undefined,
    random: () => 1,
  });
  connection.start();
  return { connection, wires, heard, states };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the connection to the hall", () => {
  test("sends hello first, then the unacknowledged commands", () => {
    const { wires } = openConnection([order]);
    wires[0]!.onopen?.();
    expect(wires[0]!.sent).toEqual([{ type: "hello", told: 7, seat: null }, order]);
  });

  test("connects again after a break, within three seconds", () => {
    const { wires, states } = openConnection();
    for (let broken = 0; broken < 6; broken += 1) {
      wires[broken]!.onclose?.();
      vi.advanceTimersByTime(3000);
      expect(wires.length).toBe(broken + 2);
    }
    expect(states).toContain("broken");
  });

  test("waits as long as the hall requests, and does not connect again if the hall is gone for good", () => {
    const { wires } = openConnection();
    wires[0]!.onopen?.();
    wires[0]!.hear({ type: "bye", words: "Back soon.", back: 5 });
    vi.advanceTimersByTime(4900);
    expect(wires.length).toBe(1);
    vi.advanceTimersByTime(3100);
    expect(wires.length).toBe(2);
    wires[1]!.onopen?.();
    wires[1]!.hear({ type: "bye", words: "The table is closed.", back: null });
    vi.advanceTimersByTime(60_000);
    expect(wires.length).toBe(2);
  });

  test("ignores messages of an abandoned connection", () => {
    const { connection, wires, heard } = openConnection();
    wires[0]!.onopen?.();
    connection.redial();
    wires[0]!.hear({ type: "pong", at: 0 });
    expect(heard).toEqual([]);
    expect(wires[0]!.closed).toBe(true);
  });

  test("is abandoned after a long silence", () => {
    const { wires } = openConnection();
    wires[0]!.onopen?.();
    vi.advanceTimersByTime(35_000);
    expect(wires.length).toBe(2);
    expect(wires[0]!.sent.some((message) => message.type === "ping")).toBe(true);
  });

  test("has the address of the page's host", () => {
    expect(socketAddress("a b", { protocol: "https:", host: "hall.example" })).toBe("wss://hall.example/socket/a%20b");
  });
});
