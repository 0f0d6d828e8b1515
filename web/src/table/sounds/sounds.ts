// Sounds of events. Each event is visible too: no information is given by sound alone.
import type { Line } from "../../wire";
import { Synth, type Tone } from "./synth";

export type Sound = "turn" | "move" | "dice" | "gain" | "harm" | "give" | "refused" | "chat" | "over" | "stop" | "blow" | "fall";

const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  turn: [{ from: 523, long: 0.28 }, { from: 784, at: 0.12, long: 0.5 }],
  move: [{ from: 180, to: 90, long: 0.11, kind: "sine", loud: 0.5 }],
  dice: [0, 0.09, 0.17, 0.27, 0.4].map((start) => ({ from: 900, at: start, long: 0.05, kind: "noise", loud: 0.22 })),
  gain: [{ from: 659, long: 0.16 }, { from: 880, at: 0.08, long: 0.16 }, { from: 1319, at: 0.16, long: 0.4, loud: 0.2 }],
  harm: [{ from: 220, to: 70, long: 0.5, kind: "sawtooth", loud: 0.16 }],
  give: [{ from: 330, long: 0.09, loud: 0.2 }],
  refused: [{ from: 150, long: 0.16, kind: "square", loud: 0.08 }, { from: 120, at: 0.12, long: 0.2, kind: "square", loud: 0.08 }],
  chat: [{ from: 988, long: 0.12, kind: "sine", loud: 0.15 }],
  stop: [{ from: 110, to: 82, long: 1.3, kind: "triangle", loud: 0.5 }, { from: 164, long: 0.9, kind: "square", loud: 0.07 }, { from: 700, long: 0.08, kind: "noise", loud: 0.3 }],
  blow: [{ from: 260, to: 110, long: 0.18, kind: "sawtooth", loud: 0.12 }, { from: 600, long: 0.06, kind: "noise", loud: 0.2 }],
  fall: [{ from: 196, to: 49, long: 0.9, kind: "sawtooth", loud: 0.14 }, { from: 147, at: 0.12, to: 37, long: 0.9, kind: "triangle", loud: 0.3 }],
  over: [{ from: 392, long: 0.4 }, { from: 523, at: 0.2, long: 0.4 }, { from: 659, at: 0.4, long: 0.4 }, { from: 784, at: 0.6, long: 1 }],
};

const synth = new Synth();

/** Enable sounds; call it on the first click or key. */
export async function wake(): Promise<void> {
  await synth.wake();
}

export function play(sound: Sound, volume: number): void {
  synth.play(TONES[sound], volume * volume);
}

/** A game's own sounds by event type, the most important first. */
export type Sounds = readonly (readonly [event: string, sound: Sound])[];

/** Return the one sound for some news: that of its most important event. */
export function soundOf(news: readonly Line[], gameSounds: Sounds = []): Sound | null {
  if (!news.length) return null;
  const named = gameSounds.find(([type]) => news.some((line) => line.event["type"] === type));
  if (named) return named[1];
  if (news.some((line) => line.to_you)) return "harm";
  if (news.some((line) => Array.isArray(line.event["dice"]) || typeof line.event["face"] === "number")) return "dice";
  if (news.some((line) => Number(line.event["points"]) > 0)) return "gain";
  return "move";
}
