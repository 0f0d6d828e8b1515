// What a board is given and may say. The generic board and the boards of games are all of this kind.
//
// The table around a board does what is the same for all of them: it zooms and pans, shows the card of a preview and
// the card "why not?", brings places into view and reads keys. For this a board marks its elements:
//   data-place="D6"   the element of a place; cards are put beside it, and it is scrolled into view
//   data-why="to:F6"  something that is not on offer, by the key it would have: hover, long press, click, Enter on it
//                     and `?` open the card with the reasons; give it aria-disabled="true" as well
//   data-place="D6" aria-disabled="true"   something that is no answer now: a click or Enter tells what it is (`about`)
//   data-part="tavern"   a part of the board by its name on the pictures of the game's handbook, where none of the others is it
//   data-about="dice1"   something that is never an answer, or not one now: the same, by a name that its game knows
// A board fills the box that it is put into (width and height 100 %) and keeps its own proportions inside.
import type { Component, Snippet } from "svelte";
import type { Drawing } from "../parts/drawing";
import type { Ask, Line, Marked, Option, Preview, Race, Sight } from "../wire";
import type { Signing } from "./bar/inlinesigns";
import type { Missed } from "./core/answers";
import type { Sounds } from "./sounds/sounds";

/** Real time: what the hall told of it, what its clock says, and the way to answer in a race. */
export interface Racing {
  race: Race;
  /** What the table's clock says, in milliseconds; whoever reads it is told ten times a second. */
  now: () => number;
  /** Gives an answer on offer at once, without showing it first. */
  dash: (key: string) => void;
  /** Gives an answer that is open at any time. */
  unasked: (key: string) => void;
}

export interface BoardProps {
  /** The table as it is now, or a moment ago while news is played out; a board draws this and nothing else. */
  sight: Sight;
  /** What happened between the sight before and this one, to be played out in short. */
  news: Line[];
  /** All that was told up to this moment, without what was taken back. */
  log: () => readonly Line[];
  /** How many milliseconds the news may take in all. */
  pace: number;
  /** The answer that was chosen and not given yet. */
  chosen: Option | null;
  /** The answer that is looked at without being chosen: under the pointer, or in focus. */
  considered: Option | null;
  /**
   * Answers of the part before that may be picked instead, as another party: the table takes the part back by itself.
   * They are no targets and do not glow as such; a click on their piece picks them.
   */
  others: Option[];
  /** What `considered`, or else `chosen`, would lead to. */
  preview: Preview | null;
  /** What each answer would do to the piece that it is aimed at, where the game asks for that; see `foresees`. */
  outlook: readonly Marked[];
  /** What an answer would bring, where that is known; at questions that the game `weighs` it is of all of them. */
  foreseen: (key: string) => Preview | null;
  /** Places to be pointed at: a line of the log is being read. */
  pointed: string[];
  /** In real time. */
  racing: Racing | null;
  /** An answer is on its way. */
  sending: boolean;
  /** Single keys answer and command. */
  keys: boolean;
  /** In a replay nothing may be chosen, so nothing glows. */
  past: boolean;
  /** Less motion is wanted: cross-fade instead of moving. */
  still: boolean;
  /** An answer on offer was picked; the table shows it first, or gives it, as its player likes. */
  pick: (key: string) => void;
  /** Nothing is chosen any more. */
  drop: () => void;
  /** Gives the chosen answer. */
  give: (key: string) => void;
  /** Looks at what an answer would bring, without choosing it (hover, focus); null ends it. */
  consider: (key: string | null) => void;
  /** Asks why a key is not on offer; the card appears beside `beside`. */
  why: (key: string, beside: Element) => void;
  /** Opens the rules at a clause. */
  rule: (clause: string) => void;
}

/**
 * The proportions of a board, and the width in pixels below which it is panned rather than made smaller; at the foot of
 * its left edge so much of its width is a `margin` in which nothing is to be read.
 */
export interface BoardSize {
  width: number;
  height: number;
  least: number;
  margin: number;
  /** On a phone so many pixels above and below it are bare: what is written at its edges comes out from under the buttons. */
  edge?: number;
}

/** A moment of a replay: the position, the one before it if it is known, and what was told of the step between. */
export interface SlipProps {
  sight: Sight;
  before: Sight | null;
  news: Line[];
  /** The words of the moment, for where the game has nothing better to show. */
  words: Snippet;
}

/** One thing to be learned in a first match. */
export interface Lesson {
  id: string;
  words: string;
}

/** Something on the board that is pointed at. */
export interface About {
  name: string;
  /** What it is, sentence by sentence. */
  what: string[];
  /** What may be done with it now, or why nothing. */
  now: string;
}

/** Things of one kind that lie before a seat: they are told by their picture, and in words to whoever points at it or listens. */
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

/** Of a seat: what its number counts, and who it is. */
export interface AboutSeat {
  /** Empty: it has no number. */
  counts: string;
  /** The picture of what it counts: in a strip it stands for the words. */
  icon?: Drawing;
  /** In place of the note of the scene. */
  note?: string;
  /** In place of the points of the scene, where those hold what only the end will give; `then` is what it is with that. */
  points?: number;
  then?: number;
  /** How the number comes about. */
  sum?: string;
  /** Its cards are not counted by kinds: they lie open on the board. */
  bare?: boolean;
  /** In place of the kinds of cards of the scene; in a strip stand the first, as many as there is room for. */
  goods?: readonly Goods[];
}

/** What a game may bring of its own. Without a board the generic one is drawn. */
export interface GameFace {
  Board: Component<BoardProps>;
  /** Without a size the board has all the room there is, and is not zoomed. */
  size?: BoardSize;
  /** So large is the board without a size on the pictures of its handbook, if they need more room. */
  pictured?: { width: number; height: number };
  /** What lies before the looking seat, at the foot of the table. */
  Tray?: Component<BoardProps>;
  /** So many pixels the tray is high where there is room, if it needs more than one row of tiles. */
  tray?: number;
  /** So many of them look out from below on a phone, where the rest can be drawn up. */
  peek?: (sight: Sight) => number;
  /** Whether nothing lies in the tray now. */
  empty?: (sight: Sight) => boolean;
  /** Sounds of its own, by the types of events. */
  sounds?: Sounds;
  /** Kinds of questions whose answers are picked on board and tray alone: the bar keeps the question and what is chosen. */
  offers?: readonly string[];
  /** Kinds of questions whose answers lie far from each other: on a small screen the whole board is in view. */
  overlooks?: readonly string[];
  /** Whether a thing on board or tray gives an answer: the bar has it only once it is chosen. */
  carries?: (ask: Ask, option: Option) => boolean;
  /** What is looked for among the answers of this question and is barred now: it stands behind them and says why. */
  misses?: (ask: Ask, sight: Sight) => readonly Missed[];
  /** The answer that lets be what one is only asked so that one may do something first: who wishes is not asked (`Prefs.windows`). */
  lets?: (ask: Ask, sight: Sight) => string | null;
  /** Whether the open question is answered by hand even where there is but one answer: how soon it comes would tell the others something. */
  byHand?: (sight: Sight) => boolean;
  /** Kinds of questions at which it is shown what each answer would do to the piece that it is aimed at. */
  foresees?: readonly string[];
  /** The answers to a question of which the board shows what they would bring. */
  weighs?: (ask: Ask) => readonly Option[];
  /** Whether the board tells how it ended, with all that counts: no standings are laid over it. */
  tellsEnd?: boolean;
  /** Why the match is over, in a sentence: it stands above the standings. */
  whyOver?: (log: readonly Line[], sight: Sight) => string;
  /** What the sums of the standings are called, where they are no points. */
  sums?: (sight: Sight) => string;
  /** Types of events that only count up what the standings say, when the match has ended. */
  counted?: readonly string[];
  /** What a player's card says, where the game has words of its own for it. */
  seat?: (sight: Sight, seat: number) => AboutSeat;
  /** In place of the kinds of cards on a player's card: lines of the game's own. */
  Seat?: Component<SeatProps>;
  /** What an answer that is asked about at a place is about, by its key, where the key itself does not say it to people. */
  named?: (key: string, sight: Sight, place: string) => string;
  /** What lies at a place that is neither an answer nor barred, or has such a name, and why nothing can be done with it now; null: nothing does. */
  about?: (sight: Sight, place: string) => About | null;
  /** Letters of its sentences that are drawn as signs. */
  signs?: Signing;
  /** Stands in the place of the bar of answers while `bars` says so. */
  Bar?: Component<BoardProps>;
  bars?: (sight: Sight) => boolean;
  /** On a small screen these lines are told over the board as they happen; without this none are. */
  toasts?: (line: Line) => boolean;
  /** In a first match, what this moment teaches; `isDone` says what was taught before. Its id is remembered. */
  lesson?: (sight: Sight, isDone: (id: string) => boolean) => Lesson | null;
  /** Laid over the board while it has something to say (a fight); it fills the board's zone. */
  Overlay?: Component<BoardProps>;
  /** Whether the overlay says itself what the open question is about; the rest of the page then keeps it short. */
  covers?: (sight: Sight) => boolean;
  /** In a replay, what stands on the slip beside the board, as how a strength came about. */
  Slip?: Component<SlipProps>;
}
