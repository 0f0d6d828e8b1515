// The last quest in the log: the deeds of each hero, and the final page of the book.
import type { Line } from "../../../wire";
import type { Event } from "../types";

export interface Deeds {
  slain: number;
  wounds: number;
}

export interface LastQuest {
  /** By the id of the hero. */
  deeds: ReadonlyMap<string, Deeds>;
  /** The final texts of the book; empty before the end. */
  epilogue: readonly string[];
}

const EPILOGUE_EVENTS: ReadonlySet<unknown> = new Set(["ParagraphRead", "QuestLost"]);

/** Read the last quest from the whole log of a match. */
export function lastQuest(lines: readonly Line[]): LastQuest {
  const types = lines.map(({ event }) => event["type"]);
  const since = Math.max(0, types.lastIndexOf("QuestBegan"));
  const deeds = new Map<string, Deeds>();
  const add = (hero: string, slain: number, wounds: number): void => {
    const so = deeds.get(hero) ?? { slain: 0, wounds: 0 };
    deeds.set(hero, { slain: so.slain + slain, wounds: so.wounds + wounds });
  };
  for (const { event } of lines.slice(since)) {
    const gameEvent = event as unknown as Event;
    if (gameEvent.type === "FigureSlain" && gameEvent.by) add(gameEvent.by, 1, 0);
    else if (gameEvent.type === "WoundsSuffered") add(gameEvent.who, 0, gameEvent.n);
  }
  const over = Math.max(types.lastIndexOf("QuestWon"), types.lastIndexOf("QuestLost"));
  return { deeds, epilogue: over < since ? [] : lines.slice(over).filter(({ event }) => EPILOGUE_EVENTS.has(event["type"])).map(({ words }) => words) };
}
