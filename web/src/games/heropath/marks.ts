// Possible actions with the things on the board, and the previewed one.

/** Effect of a way to a space, besides its paces. */
export type Sign = "fight" | "burns" | "safe" | "hidden";

/** A space that may be chosen. */
export interface SpaceMark {
  /** The key of its answer. */
  key: string;
  letter: string;
  /** How far it is, in a Travel. */
  paces: number | null;
  signs: readonly Sign[];
}

/** A rock or a figure that may be chosen. */
export interface ThingMark {
  key: string;
  letter: string;
}

export interface Marks {
  spaces: ReadonlyMap<string, SpaceMark>;
  /** Barred spaces, by the key under which the hall says why. */
  barred: ReadonlyMap<string, string>;
  /** By the number of the rock. */
  rocks: ReadonlyMap<number, ThingMark>;
}

export interface Look {
  /** The previewed or chosen space. */
  goal: string;
  chosen: boolean;
  /** The way there, both ends included. */
  path: readonly string[];
  rock: number;
}

export const NO_MARKS: Marks = { spaces: new Map(), barred: new Map(), rocks: new Map() };
export const NO_LOOK: Look = { goal: "", chosen: false, path: [], rock: 0 };
