// Props and callbacks of a board. The generic board and the boards of games share them.
//
// The table around a board handles what is the same for all boards. It zooms and pans, shows the preview card and the
// card "why not?", scrolls places into view and reads keys. For this a board marks its elements:
//
// - `data-place="D6"`: the element of a place. Cards are placed beside it, and it is scrolled into view.
// - `data-why="to:F6"`: an answer that is not on the menu, with its key. Hover, long press, click, Enter on it and `?`
// open the card with the reasons. Give it `aria-disabled="true"` as well.
// - `data-place="D6" aria-disabled="true"`: a place that cannot be picked now. A click or Enter explains it (`about`).
// - `data-name="Rest"`: its name, on the same element, if its key is not readable.
// - `data-namesakes`: around cards that only share their ids with things in play; places in it are ignored.
// - `data-part="tavern"`: a part with its name in the pictures of the game's handbook, if it has none of the others.
// - `data-about="dice1"`: something that cannot be picked. It is explained by a name that its game knows.
//
// A board fills its box (width and height 100 %) and keeps its own proportions inside.
import type { Component, Snippet } from "svelte";
import type { Drawing } from "../parts/drawing";
import type { Ask, Line, PlaceEffect, Option, Preview, Race, Sight } from "../wire";
import type { TextSplitter } from "./bar/inlineicons";
import type { Missed } from "./core/answers";
import type { Sounds } from "./sounds/sounds";

/** Real time: the hall's times, the table's clock, and the functions to answer in a race. */
export interface Racing {
  race: Race;
  /** The table's clock in ms; readers are updated ten times a second. */
  now: () => number;
  /** Give an answer on the menu at once, without a preview. */
  dash: (key: string) => void;
  /** Give an answer that is possible at any time. */
  unasked: (key: string) => void;
}

export interface BoardProps {
  /** The current table, or an earlier moment while news is animated; a board draws only this. */
  sight: Sight;
  /** Events between the previous sight and this one, to be animated briefly. */
  news: Line[];
  /** All lines up to this moment, without undone ones. */
  log: () => readonly Line[];
  /** The total time for the animation of the news, in ms. */
  pace: number;
  /** The answer that was chosen but not given yet. */
  chosen: Option | null;
  /** The answer that the open question belongs to, such as the card whose target is asked for. */
  source?: Option | null;
  /** The answer under the pointer or with the focus, which is not chosen. */
  considered: Option | null;
  /**
   * Answers to the previous part that may be picked instead, such as another party: the table then undoes that part
   * automatically. They are no targets and do not glow as such; a click on their piece picks them.
   */
  others: Option[];
  /** The preview of `considered`, or else of `chosen`. */
  preview: Preview | null;
  /** The effect of each answer on its target, if the game asks for it; see `effectQuestions`. */
  outlook: readonly PlaceEffect[];
  /** Return the forecast of an answer, if it is known. All forecasts are loaded for the questions in `forecastOptions`. */
  foreseen: (key: string) => Preview | null;
  /** Places to highlight while the player reads a log line that names them. */
  pointed: string[];
  /** Null unless the match is in real time. */
  racing: Racing | null;
  /** Whether an answer is being sent. */
  sending: boolean;
  /** Whether single keys are answers and commands. */
  keys: boolean;
  /** Whether it is a replay, where nothing can be chosen, so nothing glows. */
  isReplay: boolean;
  /** Whether to reduce motion: cross-fade instead of moving. */
  reducesMotion: boolean;
  /** Pick an answer on the menu; the player's settings decide whether it is previewed or given. */
  pick: (key: string) => void;
  /** Clear the choice. */
  drop: () => void;
  /** Give the chosen answer. */
  give: (key: string) => void;
  /** Preview an answer without choosing it (hover, focus); null ends the preview. */
  consider: (key: string | null) => void;
  /** Ask why a key is not on the menu; the card appears beside `beside`. */
  why: (key: string, beside: Element) => void;
  /** Open the rules at a clause. */
  rule: (clause: string) => void;
}

export function nothing(): void {
  // For boards without a match: their presses have no effect.
}

/** Return props for a board where nothing can be done. */
export const atRest = (sight: Sight): BoardProps => ({
  sight, news: [], log: () => [], pace: 0, chosen: null, considered: null, others: [], preview: null, outlook: [], foreseen: () => null, pointed: [], racing: null,
  sending: false, keys: false, isReplay: false, reducesMotion: true, pick: nothing, drop: nothing, give: nothing, consider: nothing, why: nothing, rule: nothing,
});

/**
 * The proportions of a board, and the width in px below which it pans instead of shrinking. `margin` is the share of
 * its width, at the lower left edge, that contains no text.
 */
export interface BoardSize {
  width: number;
  height: number;
  least: number;
  margin: number;
  /** On a phone this many px above and below it are empty, so that texts at its edges are not under the buttons. */
  edge?: number;
}

/** A moment of a replay: the position, the previous one if known, and the lines of the step between. */
export interface SlipProps {
  sight: Sight;
  before: Sight | null;
  news: Line[];
  /** The texts of the moment, for games that show nothing else. */
  words: Snippet;
}

/** One thing to learn in a first match. */
export interface Lesson {
  id: string;
  words: string;
  /** Things on the table that it is about, named as in a lesson; they are ringed. */
  at?: readonly string[];
}

/** An explanation of a thing on the board. */
export interface About {
  name: string;
  /** The description of the thing, as sentences. */
  what: string[];
  /** Its possible use now, or the reason against it. */
  now: string;
}

/** Things of one kind that a seat has, shown by a picture, with a text on hover and for screen readers. */
export interface Goods {
  icon: Drawing;
  name: string;
  count: number;
  /** Whether the seat leads in it, which scores. */
  leads?: boolean;
}

/** The seat of a player's card. A strip has little room. */
export interface SeatProps {
  sight: Sight;
  seat: number;
  small: boolean;
}

/** The texts of a seat: the name of its number, and its role. */
export interface AboutSeat {
  /** Replaces the name of what the standing counts; "" means that the seat has no number. */
  counts?: string;
  /** The picture for that name. In a strip it replaces the text. */
  icon?: Drawing;
  /** Replaces the note of the scene. */
  note?: string;
  /** Replaces the points of the scene, if those include the final scoring; `then` is the sum with it. */
  points?: number;
  then?: number;
  /** The sources of the number, as text. */
  sum?: string;
  /** A short text below the number, about what it will become; `sum` explains it. */
  soon?: string;
  /** Whether to leave out the number of cards by kind, because the cards are visible on the board. */
  bare?: boolean;
  /** Replaces the kinds of cards of the scene; a strip shows as many of the first as fit. */
  goods?: readonly Goods[];
}

/** The time for which questions can be passed: until the next turn or the next round begins. */
export type Period = "turn" | "round";

/** An answer that is given for the player, after a pause in ms in which the question is shown. */
export interface ObviousAnswer {
  key: string;
  pause: number;
  /** Whether the player has chosen it already, so that it does not depend on the setting for automatic answers. */
  isChosen?: boolean;
  /** Whether it is given even where an automatic answer was undone before. */
  repeats?: boolean;
}

/** A game's own parts of the table page. Without a board, the generic one is drawn. */
export interface GameFace {
  Board: Component<BoardProps>;
  /** Without a size, the board fills its zone and cannot be zoomed. */
  size?: BoardSize;
  /** The size of a board without `size` on the pictures of its handbook, if they need more room. */
  pictureSize?: { width: number; height: number };
  /** The viewing seat's own possessions, at the bottom of the table. */
  Tray?: Component<BoardProps>;
  /** The height of the tray in px, if it needs more than one row of tiles and there is room. */
  trayHeight?: number;
  /** The height in px that is visible on a phone while the tray is closed. */
  closedTrayHeight?: (sight: Sight) => number;
  /** Whether the tray is empty now, so that the board gets its room. */
  isTrayEmpty?: (sight: Sight, phone: boolean) => boolean;
  /** The game's own sounds, by event type. */
  sounds?: Sounds;
  /** Kinds of questions whose answers are picked only on board and tray; the bar shows the question and the choice. */
  tableQuestions?: readonly string[];
  /** Kinds of questions whose answers are far apart; a small screen then shows the whole board. */
  spreadQuestions?: readonly string[];
  /** Whether a thing on board or tray shows an answer, so that the bar shows it only once chosen. */
  isOnTable?: (ask: Ask, option: Option, sight: Sight) => boolean;
  /** Kinds of questions whose answers are marked on the board and given together: a bot's advice is only said. */
  markedQuestions?: readonly string[];
  /** Return barred answers that players look for among the others; the bar shows them last, and each explains why it is barred. */
  missedAnswers?: (ask: Ask, sight: Sight) => readonly Missed[];
  /** Return the answer that declines an optional reaction. Players can choose to skip such questions (`Prefs.windows`). */
  skipAnswer?: (ask: Ask, sight: Sight) => string | null;
  /** Kinds of questions about optional reactions, and how long a player can pass them with one press. */
  reactionQuestions?: Readonly<Record<string, Period>>;
  /** Whether the player may now pass such a question until later; without this function, always. */
  offersPass?: (ask: Ask, log: readonly Line[], sight: Sight) => boolean;
  /** Return the answer to a question that has only one sensible answer now. */
  obviousAnswer?: (ask: Ask, sight: Sight) => ObviousAnswer | null;
  /** Return the number of the current round, if questions can be passed until the next one. */
  round?: (sight: Sight) => number;
  /** Whether the open question must be answered by hand even with a single answer, because an instant answer would reveal something. */
  mustAnswerByHand?: (sight: Sight) => boolean;
  /** Kinds of questions whose answers cannot be undone: the first press shows an answer's text, and the second gives it. */
  confirmedQuestions?: readonly string[];
  /** Whether the questions name the previous choice, so that the bar does not repeat it. */
  namesChosen?: boolean;
  /** Kinds of questions that show the effect of each answer on its target. */
  effectQuestions?: readonly string[];
  /** Return the answers to a question whose forecasts the board shows. */
  forecastOptions?: (ask: Ask) => readonly Option[];
  /** Whether the board shows the end with all results, so that no standings are shown over it. */
  showsResult?: boolean;
  /** Return a sentence on why the match is over, shown above the standings. */
  whyOver?: (log: readonly Line[], sight: Sight) => string;
  /** Types of events at the end of the match that only repeat the standings. */
  finalCountEvents?: readonly string[];
  /** Return texts for a player's card, if the game has its own. */
  seat?: (sight: Sight, seat: number) => AboutSeat;
  /** Replaces the kinds of cards on a player's card by the game's own lines. */
  Seat?: Component<SeatProps>;
  /** Return the name of the topic of an answer at a place, if its key is not readable. */
  named?: (key: string, sight: Sight, place: string) => string;
  /** Return an explanation of a thing on the board that cannot be picked now, by its place or its name; null for an empty place. */
  about?: (sight: Sight, place: string) => About | null;
  /** Letters in its sentences that are drawn as icons. */
  inlineIcons?: TextSplitter;
  /** Replaces the bar of answers while `replacesBar` returns true. */
  Bar?: Component<BoardProps>;
  replacesBar?: (sight: Sight) => boolean;
  /** Whether to show a line over the board of a small screen; without this function no lines are shown. */
  isToast?: (line: Line) => boolean;
  /** Return the lesson for this moment of a first match; `isDone` returns whether a lesson was shown. Its id is remembered. */
  lesson?: (sight: Sight, isDone: (id: string) => boolean) => Lesson | null;
  /** Shown over the board when needed, such as for a fight; it fills the board's zone. */
  Overlay?: Component<BoardProps>;
  /** Whether the overlay itself explains the open question, so that the rest of the page shows it only briefly. */
  explainsQuestion?: (sight: Sight) => boolean;
  /** In a replay, the content of the slip beside the board, such as the parts of a strength. */
  Slip?: Component<SlipProps>;
}
