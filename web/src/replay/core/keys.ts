// The keys of a replay, as similar to those of the terminal as a browser allows.
import type { Stroke } from "../../table/core/keys";

export const SPEEDS = [1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

export type Command =
  | { do: "step" | "turn"; by: 1 | -1 }
  | { do: "start" | "end" | "play" | "eyes" | "fork" | "bookmark" | "log" | "rules" | "board" | "help" }
  | { do: "speed"; speed: Speed }
  | { do: "nearer" | "farther" | "fit" };

/** Keys that also work when single keys are switched off. */
const ALWAYS_KEYS: Readonly<Record<string, Command>> = {
  ArrowLeft: { do: "step", by: -1 },
  ArrowRight: { do: "step", by: 1 },
  Home: { do: "start" },
  End: { do: "end" },
  " ": { do: "play" },
  F1: { do: "help" },
};

const SINGLE_KEYS: Readonly<Record<string, Command>> = {
  "[": { do: "turn", by: -1 },
  "]": { do: "turn", by: 1 },
  "1": { do: "speed", speed: 1 },
  "2": { do: "speed", speed: 2 },
  "4": { do: "speed", speed: 4 },
  "8": { do: "speed", speed: 8 },
  V: { do: "eyes" },
  F: { do: "fork" },
  K: { do: "bookmark" },
  L: { do: "log" },
  R: { do: "rules" },
  B: { do: "board" },
  H: { do: "help" },
  "?": { do: "help" },
  "+": { do: "nearer" },
  "=": { do: "nearer" },
  "-": { do: "farther" },
  "0": { do: "fit" },
};

/** The keys of the help page, each with the id of its text. */
export const KEYS_HELP: readonly (readonly [keys: string, word: string])[] = [
  ["← →", "replay-keys-step"],
  ["[ ]", "replay-keys-turn"],
  ["Home End", "replay-keys-ends"],
  ["Space", "replay-keys-play"],
  ["1 2 4 8", "replay-keys-speed"],
  ["V", "replay-keys-eyes"],
  ["F", "replay-keys-fork"],
  ["K", "replay-keys-bookmark"],
  ["L", "replay-keys-log"],
  ["R", "replay-keys-rules"],
  ["B", "replay-keys-board"],
  ["+ - 0", "replay-keys-zoom"],
  ["H F1", "replay-keys-help"],
];

/** The kind of the focused element, which may use some keys itself. */
export type Focus = "page" | "control" | "slider" | "field";

/** Return the command of a key; null if the browser or the focused element uses it. */
export function commandFor(stroke: Stroke, focus: Focus, singleKeys: boolean): Command | null {
  if (stroke.ctrlKey || stroke.altKey || stroke.metaKey || focus === "field") return null;
  if (focus === "slider" && /^(Arrow|Home|End)/.test(stroke.key)) return null;
  if (focus === "control" && stroke.key === " ") return null;
  return ALWAYS_KEYS[stroke.key] ?? (singleKeys ? (SINGLE_KEYS[stroke.key] ?? null) : null);
}

/** Return the kind of the focused element. */
export function focusOf(target: EventTarget | null): Focus {
  if (!(target instanceof HTMLElement || target instanceof SVGElement)) return "page";
  if (target instanceof HTMLInputElement && target.type === "range") return "slider";
  if (target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))) return "field";
  return target.closest("button, a, summary, [role=tab]") ? "control" : "page";
}
