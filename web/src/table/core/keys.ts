// The key bindings, the same as in the terminal: small letters answer, capitals and other characters are queries or commands.
import type { Option } from "../../wire";

export type Command =
  | { do: "answer"; key: string }
  | { do: "log" | "rules" | "undo" | "chat" | "help" | "players" | "tray" | "mute" | "catch-up" }
  | { do: "why" | "advise" | "type" | "give" | "back" | "board" }
  | { do: "next" | "before" }
  | { do: "nearer" | "farther" | "fit" };

/** The used part of a KeyboardEvent. */
export type Stroke = Pick<KeyboardEvent, "key" | "ctrlKey" | "altKey" | "metaKey" | "shiftKey">;

export interface Reading {
  options: readonly Option[];
  /** Whether single keys are on; Enter, Escape and Tab always work. */
  singleKeys: boolean;
  /** Whether an answer is chosen but not given. */
  chosen: boolean;
  /** Whether the focus is on an element with its own meaning of Enter: a button or a place. */
  onControl: boolean;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  L: { do: "log" },
  R: { do: "rules" },
  U: { do: "undo" },
  C: { do: "chat" },
  H: { do: "help" },
  F1: { do: "help" },
  P: { do: "players" },
  T: { do: "tray" },
  M: { do: "mute" },
  B: { do: "board" },
  N: { do: "next" },
  Z: { do: "before" },
  ">": { do: "catch-up" },
  "?": { do: "why" },
  W: { do: "advise" },
  "/": { do: "type" },
  "+": { do: "nearer" },
  "=": { do: "nearer" },
  "-": { do: "farther" },
  "0": { do: "fit" },
};

/** The keys of the help page, each with the id of its text. */
export const KEYS_HELP: readonly (readonly [keys: string, word: string])[] = [
  ["a b c", "table-keys-answer"],
  ["Enter", "table-keys-give"],
  ["Esc", "table-keys-back"],
  ["⇧N ⇧Z", "table-keys-next"],
  ["⇧B", "table-keys-board"],
  ["↑ ↓ ← →", "table-keys-arrows"],
  ["?", "table-keys-why"],
  ["⇧W", "table-keys-advise"],
  ["/", "table-keys-type"],
  ["⇧U", "table-keys-undo"],
  ["⇧L", "table-keys-log"],
  ["⇧C", "table-keys-chat"],
  ["⇧R", "table-keys-rules"],
  ["⇧P", "table-keys-players"],
  ["⇧T", "table-keys-tray"],
  ["+ - 0", "table-keys-zoom"],
  [">", "table-keys-catch-up"],
  ["⇧M", "table-keys-mute"],
  ["⇧H F1", "table-keys-help"],
];

/** Return the command of a key; null if it has none now and is left to the browser. */
export function commandFor(stroke: Stroke, reading: Reading): Command | null {
  if (stroke.ctrlKey || stroke.altKey || stroke.metaKey) return null;
  if (stroke.key === "Escape") return { do: "back" };
  if (stroke.key === "Enter") return reading.chosen && !reading.onControl ? { do: "give" } : null;
  if (stroke.key === "F1") return { do: "help" };
  if (!reading.singleKeys) return null;
  const answer = reading.options.find((option) => option.letter === stroke.key);
  return answer ? { do: "answer", key: answer.key } : (COMMANDS[stroke.key] ?? null);
}

/** Whether typed text goes into a field and is not a command. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}
