// What a board is given and may say. The generic board and the boards of games are all of this kind.
import type { Component } from "svelte";
import type { Line, Option, Preview, Sight } from "../wire";

export interface BoardProps {
  /** The table as it is now; a board draws this and nothing else. */
  sight: Sight;
  /** What happened between the sight before and this one, to be played out in short. */
  news: Line[];
  /** The answer that was chosen and not given yet, and what it would lead to. */
  chosen: Option | null;
  preview: Preview | null;
  /** Places to be pointed at: a line of the log is being read. */
  pointed: string[];
  /** In a replay nothing may be chosen, so nothing glows. */
  past: boolean;
  /** Less motion is wanted: cross-fade instead of moving. */
  still: boolean;
  /** An answer on offer was picked; the table shows it first, or gives it, as its player likes. */
  pick: (key: string) => void;
  /** Gives the chosen answer. */
  give: (key: string) => void;
  /** Looks at what an answer would bring, without choosing it (hover, focus); null ends it. */
  consider: (key: string | null) => void;
  /** Asks why a key is not on offer; the card appears beside `beside`. */
  why: (key: string, beside: Element) => void;
  /** Opens the rules at a clause. */
  rule: (clause: string) => void;
}

/** What a game may bring of its own. Without a board the generic one is drawn. */
export interface GameFace {
  Board: Component<BoardProps>;
  /** What lies before the looking seat, at the foot of the table. */
  Tray?: Component<BoardProps>;
  /** Laid over the board while it has something to say (a fight). */
  Overlay?: Component<BoardProps>;
}
