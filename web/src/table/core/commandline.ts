// The command line: typed text as an answer, a question or a command. The grammar is that of the terminal.
import type { Ask, Option } from "../../wire";
import { t } from "../../words";

export type Typed =
  | { is: "answer"; key: string }
  | { is: "why"; key: string; name: string }
  | { is: "look"; place: string }
  | { is: "rule"; clause: string }
  | { is: "say"; text: string }
  | { is: "undo" | "help" | "log" | "rules" | "chat" }
  | { is: "several"; options: Option[] }
  | { is: "nothing"; text: string };

/** Normalise texts for comparison: `Herb 4`, `herb:4` and `HERB4` are equal. */
function normalise(text: string): string {
  return text.toLocaleLowerCase().replace(/[\s:.]+/g, "");
}

/** Return the last part of a key, as people type it: `D6` for `to:D6`. */
function keyTail(key: string): string {
  return key.slice(key.lastIndexOf(":") + 1);
}

const SINGLE_COMMANDS = ["undo", "help", "log", "rules", "chat"] as const;
const COMMANDS = ["why", "look", "rule", "say", ...SINGLE_COMMANDS] as const;

/** Return the command with this name, in English or in the reader's language. */
function commandOf(word: string): (typeof COMMANDS)[number] | undefined {
  const wanted = word.toLocaleLowerCase();
  return COMMANDS.find((command) => command === wanted) ?? COMMANDS.find((command) => t(`table-word-${command}`) === wanted);
}

/** Return the meaning of a typed line for these answers. */
export function parseLine(line: string, ask: Ask | null): Typed {
  const text = line.trim();
  const [verb = "", ...rest] = text.split(/\s+/);
  const object = rest.join(" ");
  const command = commandOf(verb);
  const alone = SINGLE_COMMANDS.find((name) => name === command);
  if (alone && !object) return { is: alone };
  return (object && withObject(command, object, ask)) || parseAnswer(text, ask?.options ?? []);
}

function withObject(command: ReturnType<typeof commandOf>, object: string, ask: Ask | null): Typed | null {
  switch (command) {
    case "why":
      return whyCommand(object, ask);
    case "look":
      return { is: "look", place: object };
    case "rule":
    case "rules":
      return { is: "rule", clause: object.toUpperCase() };
    case "say":
    case "chat":
      return { is: "say", text: object };
    default:
      return null;
  }
}

function whyCommand(object: string, ask: Ask | null): Typed {
  const wanted = normalise(object);
  const barred = ask?.barred.find((key) => normalise(key) === wanted || normalise(keyTail(key)) === wanted);
  return { is: "why", key: barred ?? object, name: object };
}

function parseAnswer(text: string, options: readonly Option[]): Typed {
  const wanted = normalise(text);
  const ways: ((option: Option) => boolean)[] = [
    (option) => option.letter === text,
    (option) => normalise(option.key) === wanted,
    (option) => normalise(keyTail(option.key)) === wanted,
    (option) => normalise(option.brief) === wanted,
    (option) => normalise(option.words).startsWith(wanted),
    (option) => normalise(option.words).includes(wanted) || normalise(option.brief).includes(wanted),
  ];
  if (!wanted) return { is: "nothing", text };
  for (const fits of ways) {
    const found = options.filter(fits);
    if (found.length === 1) return { is: "answer", key: found[0]!.key };
    if (found.length > 1) return { is: "several", options: found };
  }
  return { is: "nothing", text };
}
