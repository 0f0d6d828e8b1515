// Which sound goes with what. Each has something to see as well: nothing is said by sound alone.
import type { Line } from "../../wire";
import { Synth, type Tone } from "./synth";

export type Sound = "turn" | "move" | "dice" | "gain" | "harm" | "give" | "refused" | "chat" | "over";

const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  turn: [{ from: 523, long: 0.28 }, { from: 784, at: 0.12, long: 0.5 }],
  move: [{ from: 180, to: 90, long: 0.11, kind: "sine", loud: 0.5 }],
  dice: [0, 0.09, 0.17, 0.27, 0.4].map((at) => ({ from: 900, at, long: 0.05, kind: "noise", loud: 0.22 })),
  gain: [{ from: 659, long: 0.16 }, { from: 880, at: 0.08, long: 0.16 }, { from: 1319, at: 0.16, long: 0.4, loud: 0.2 }],
  harm: [{ from: 220, to: 70, long: 0.5, kind: "sawtooth", loud: 0.16 }],
  give: [{ from: 330, long: 0.09, loud: 0.2 }],
  refused: [{ from: 150, long: 0.16, kind: "square", loud: 0.08 }, { from: 120, at: 0.12, long: 0.2, kind: "square", loud: 0.08 }],
  chat: [{ from: 988, long: 0.12, kind: "sine", loud: 0.15 }],
  over: [{ from: 392, long: 0.4 }, { from: 523, at: 0.2, long: 0.4 }, { from: 659, at: 0.4, long: 0.4 }, { from: 784, at: 0.6, long: 1 }],
};

const synth = new Synth();

/** To be called on the first click or key; sounds are heard from when it is done. */
export async function wake(): Promise<void> {
  await synth.wake();
}

export function play(sound: Sound, volume: number): void {
  synth.play(TONES[sound], volume * volume);
}

/** The one sound for a stretch of news: what matters most in it. */
export function soundOf(news: readonly Line[]): Sound | null {
  if (!news.length) return null;
  if (news.some((line) => line.to_you)) return "harm";
  if (news.some((line) => Array.isArray(line.event["dice"]) || typeof line.event["face"] === "number")) return "dice";
  if (news.some((line) => Number(line.event["points"]) > 0)) return "gain";
  return "move";
}
