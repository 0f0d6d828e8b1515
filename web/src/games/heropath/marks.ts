// Possible actions with the things on the board, and the previewed one.

/** A danger or feature at the end of a journey. */
export type MarkIcon = "fight" | "burns" | "safe" | "hidden";

/** A space that can be chosen. */
export interface SpaceMark {
  /** The key of the space's answer. */
  key: string;
  letter: string;
  /** Its distance in a Travel; otherwise null. */
  paces: number | null;
  icons: readonly MarkIcon[];
}

/** A rock or a figure that can be chosen. */
export interface ThingMark {
  key: string;
  letter: string;
}

export interface Marks {
  spaces: ReadonlyMap<string, SpaceMark>;
  /** Barred spaces, with the key to ask for the reason. */
  barred: ReadonlyMap<string, string>;
  /** By the number of the rock. */
  rocks: ReadonlyMap<number, ThingMark>;
}

export interface Look {
  /** The previewed or chosen space. */
  goal: string;
  chosen: boolean;
  /** The path to the goal, both ends included. */
  path: readonly string[];
  rock: number;
}

export const NO_MARKS: Marks = { spaces: new Map(), barred: new Map(), rocks: new Map() };
export const NO_LOOK: Look = { goal: "", chosen: false, path: [], rock: 0 };
