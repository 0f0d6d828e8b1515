// Props and callbacks of a board. The generic board and the boards of games share them.
//
// The table around a board handles what is the same for all of them. It zooms and pans, shows the preview card and the
// card "why not?", brings places into view and reads keys. For this a board marks its elements:
//
// - `data-place="D6"`: the element of a place. Cards are put beside it, and it is scrolled into view.
// - `data-why="to:F6"`: something that is not on offer, by the key it would have. Hover, long press, click, Enter on it
//   and `?` open the card with the reasons. Give it `aria-disabled="true"` as well.
// - `data-place="D6" aria-disabled="true"`: a place that gives no answer now. A click or Enter explains it (`about`).
// - `data-name="Rest"`: beside it, its name if its key does not say it.
// - `data-namesakes`: around cards that only share their ids with things in play: no place is sought among them.
// - `data-part="tavern"`: a part by its name on the pictures of the game's handbook, if it has none of the others.
// - `data-about="dice1"`: something that never gives an answer, or not now. It is explained by a name that its game knows.
//
// A board fills the box that it is put into (width and height 100 %) and keeps its own proportions inside.
import type { Component, Snippet } from "svelte";
import type { Drawing } from "../parts/drawing";
import type { Ask, Line, PlaceEffect, Option, Preview, Race, Sight } from "../wire";
import type { Signing } from "./bar/inlinesigns";
import type { Missed } from "./core/answers";
import type { Sounds } from "./sounds/sounds";

/** Real time: the hall's times, the table's clock, and the way to answer in a race. */
export interface Racing {
  race: Race;
  /** The table's clock in milliseconds; readers are updated ten times a second. */
  now: () => number;
  /** Give an answer on offer at once, without showing it first. */
  dash: (key: string) => void;
  /** Give an answer that is open at any time. */
  unasked: (key: string) => void;
}

export interface BoardProps {
  /** The table as it is now, or a moment ago while news is played out; a board draws only this. */
  sight: Sight;
  /** Events between the sight before and this one, to be played out in short. */
  news: Line[];
  /** All lines up to this moment, without undone ones. */
  log: () => readonly Line[];
  /** Milliseconds that the news may take in all. */
  pace: number;
  /** The answer that was chosen and not given yet. */
  chosen: Option | null;
  /** The answer under the pointer or in focus, without being chosen. */
  considered: Option | null;
  /**
   * Answers of the part before that may be picked instead, as another party: the table undoes the part by itself. They
   * are no targets and do not glow as such; a click on their piece picks them.
   */
  others: Option[];
  /** Result of `considered`, or else of `chosen`. */
  preview: Preview | null;
  /** The effect of each answer on its target, if the game asks for that; see `foresees`. */
  outlook: readonly PlaceEffect[];
  /** The forecast of an answer, where it is known; at questions that the game `weighs`, that of all of them. */
  foreseen: (key: string) => Preview | null;
  /** Places to highlight: a line of the log is being read. */
  pointed: string[];
  /** In real time. */
  racing: Racing | null;
  /** An answer is on its way. */
  sending: boolean;
  /** Single keys answer and command. */
  keys: boolean;
  /** In a replay nothing may be chosen, so nothing glows. */
  past: boolean;
  /** Reduced motion: cross-fade instead of moving. */
  still: boolean;
  /** Pick an answer on offer; the table shows it first, or gives it, by the player's settings. */
  pick: (key: string) => void;
  /** Clear the choice. */
  drop: () => void;
  /** Give the chosen answer. */
  give: (key: string) => void;
  /** Preview an answer without choosing it (hover, focus); null ends it. */
  consider: (key: string | null) => void;
  /** Ask why a key is not on offer; the card appears beside `beside`. */
  why: (key: string, beside: Element) => void;
  /** Open the rules at a clause. */
  rule: (clause: string) => void;
}

export function nothing(): void {
  // Without a match behind a board, its presses do nothing.
}

/** Props of a board on which nothing can be done. */
export const atRest = (sight: Sight): BoardProps => ({
  sight, news: [], log: () => [], pace: 0, chosen: null, considered: null, others: [], preview: null, outlook: [], foreseen: () => null, pointed: [], racing: null,
  sending: false, keys: false, past: false, still: true, pick: nothing, drop: nothing, give: nothing, consider: nothing, why: nothing, rule: nothing,
});

/**
 * The proportions of a board, and the width in pixels below which it pans instead of shrinking. At the foot of its left
 * edge, `margin` is the share of its width that has nothing to read.
 */
export interface BoardSize {
  width: number;
  height: number;
  least: number;
  margin: number;
  /** On a phone this many pixels above and below it are bare: words at its edges move out from under the buttons. */
  edge?: number;
}

/** A moment of a replay: the position, the one before it if it is known, and the lines of the step between. */
export interface SlipProps {
  sight: Sight;
  before: Sight | null;
  news: Line[];
  /** The words of the moment, if the game has nothing better to show. */
  words: Snippet;
}

/** One thing to learn in a first match. */
export interface Lesson {
  id: string;
  words: string;
  /** Things on the table that it speaks of, named as in a lesson: they are ringed. */
  at?: readonly string[];
}

/** An explained thing on the board. */
export interface About {
  name: string;
  /** The thing itself, sentence by sentence. */
  what: string[];
  /** Its possible use now, or the reason against one. */
  now: string;
}

/** Things of one kind that a seat has: shown by a picture, and in words on hover and to screen readers. */
export interface Goods {
  icon: Drawing;
  name: string;
  count: number;
}

/** A seat whose card is drawn; in a strip there is little room. */
export interface SeatProps {
  sight: Sight;
  seat: number;
  small: boolean;
}

/** The texts of a seat: the name of its number, and its role. */
export interface AboutSeat {
  /** Replaces what the standing counts; empty: it has no number. */
  counts?: string;
  /** The picture for that name: in a strip it replaces the words. */
  icon?: Drawing;
  /** Replaces the note of the scene. */
  note?: string;
  /** Replaces the points of the scene, if those include points that only the end will give; `then` is the sum with them. */
  points?: number;
  then?: number;
  /** How the number is made up. */
  sum?: string;
  /** Its cards are not counted by kinds: they lie open on the board. */
  bare?: boolean;
  /** Replaces the kinds of cards of the scene; a strip shows the first, as many as there is room for. */
  goods?: readonly Goods[];
}

/** Time for which questions can be passed: until the next turn or the next round begins. */
export type Period = "turn" | "round";

/** A game's own parts. Without a board the generic one is drawn. */
export interface GameFace {
  Board: Component<BoardProps>;
  /** Without a size the board has all the room there is, and cannot be zoomed. */
  size?: BoardSize;
  /** Size of a board without `size` on the pictures of its handbook, if they need more room. */
  pictured?: { width: number; height: number };
  /** The viewing seat's own things, at the foot of the table. */
  Tray?: Component<BoardProps>;
  /** Height of the tray in pixels where there is room, if it needs more than one row of tiles. */
  tray?: number;
  /** Height in pixels that is visible on a phone before the tray is opened. */
  peek?: (sight: Sight) => number;
  /** Whether the tray is empty now: its room goes to the board. */
  empty?: (sight: Sight, phone: boolean) => boolean;
  /** Sounds of its own, by the types of events. */
  sounds?: Sounds;
  /** Kinds of questions whose answers are picked only on board and tray: the bar keeps the question and the choice. */
  offers?: readonly string[];
  /** Kinds of questions whose answers lie far from each other: on a small screen the whole board is in view. */
  overlooks?: readonly string[];
  /** Whether a thing on board or tray gives an answer: the bar has it only once it is chosen. */
  carries?: (ask: Ask, option: Option, sight: Sight) => boolean;
  /** Barred answers that players look for among these: each comes after them and says why. */
  misses?: (ask: Ask, sight: Sight) => readonly Missed[];
  /** The answer that declines a mere chance to act first: players can choose to skip such questions (`Prefs.windows`). */
  lets?: (ask: Ask, sight: Sight) => string | null;
  /** Kinds of questions in which a player may act or pass, and how long they can be passed with one press. */
  windows?: Readonly<Record<string, Period>>;
  /** Number of the current round, if questions can be passed until the next one. */
  round?: (sight: Sight) => number;
  /** Whether the open question is answered by hand even with a single answer: an instant answer would reveal something. */
  byHand?: (sight: Sight) => boolean;
  /** Kinds of questions whose answers cannot be undone: each is read first, and given by a second press. */
  readsFirst?: readonly string[];
  /** Whether its questions name what was chosen before: the bar does not repeat it. */
  namesChosen?: boolean;
  /** Kinds of questions that show the effect of each answer on its target. */
  foresees?: readonly string[];
  /** The answers to a question of which the board shows the forecast. */
  weighs?: (ask: Ask) => readonly Option[];
  /** Whether the board shows the end with all that counts: no standings are laid over it. */
  tellsEnd?: boolean;
  /** Why the match is over, in a sentence, shown above the standings. */
  whyOver?: (log: readonly Line[], sight: Sight) => string;
  /** Types of events at the end of the match that only repeat the standings. */
  counted?: readonly string[];
  /** Texts of a player's card, if the game has its own. */
  seat?: (sight: Sight, seat: number) => AboutSeat;
  /** Replaces the kinds of cards on a player's card: lines of the game's own. */
  Seat?: Component<SeatProps>;
  /** Name of the topic of an answer at a place, by its key, if the key itself is not readable. */
  named?: (key: string, sight: Sight, place: string) => string;
  /** The thing at a place that gives no answer now, or has such a name, with the reason; null for an empty place. */
  about?: (sight: Sight, place: string) => About | null;
  /** Letters of its sentences that are drawn as signs. */
  signs?: Signing;
  /** Replaces the bar of answers while `bars` says so. */
  Bar?: Component<BoardProps>;
  bars?: (sight: Sight) => boolean;
  /** On a small screen these lines are shown over the board as they happen; without this none are. */
  toasts?: (line: Line) => boolean;
  /** In a first match, the lesson of this moment; `isDone` tells which lessons were shown before. Its id is remembered. */
  lesson?: (sight: Sight, isDone: (id: string) => boolean) => Lesson | null;
  /** Laid over the board while it has something to show (a fight); it fills the board's zone. */
  Overlay?: Component<BoardProps>;
  /** Whether the overlay itself explains the open question; the rest of the page then keeps it short. */
  covers?: (sight: Sight) => boolean;
  /** In a replay, the content of the slip beside the board, as the parts of a strength. */
  Slip?: Component<SlipProps>;
}
