// Written by `make wire` from the Python types; changes belong there.

/** Name and password to open an account or to log in. */
export interface Account {
  account: string;
  password: string;
}

/** Reply to `advise`. */
export interface AdviceReply {
  type: "advised";
  /** `request` of your message. */
  request: number;
  /** Key of the option that the bot would choose. */
  key: string;
  /** Its reason in one sentence. `""`: the bot of this game gives none. */
  why: string;
}

/**
 * Ask what the game's own bot would answer for you. The hall answers with `advised`, or with `refused` and why.
 *
 * You must be asked, no other person may sit at the table, and the match may not be in real time. The bot knows only
 * what your seat sees.
 */
export interface Advise {
  type: "advise";
  /** Any number. It comes back with the reply. */
  request: number;
  /** Your seat. */
  seat: number;
}

/**
 * The state of an analysis.
 *
 * - `state`: if it is `refused`, the match cannot be analysed.
 * - `place`: number of matches before it, while it waits.
 * - `done`: number of judged answers, while it runs.
 * - `of`: number of answers to judge, while it runs.
 * - `words`: the reason, if the match cannot be analysed.
 */
export interface AnalysisState {
  state: "done" | "none" | "refused" | "running" | "waiting";
  place: number;
  done: number;
  of: number;
  words: string;
  result: LuckAndSkill | null;
}

/** Answer the open question to one of your seats. */
export interface Answer {
  type: "answer";
  /** Id of this command. */
  id: string;
  /** Your seat. */
  seat: number;
  /** Key of the option you choose. */
  key: string;
  /** `seq` of the sight that showed you the question. If the question has changed since, the hall refuses the answer as `stale`. In a race it does so only if the key was not on offer all the time since. */
  seq?: number | null;
}

/** A value of one option that excludes some values of another. The number of players counts as an option. */
export interface Apart {
  one: string;
  value: string | number | boolean;
  other: string;
  values: (string | number | boolean)[];
}

/** The open question to a seat, with all its options. */
export interface Ask {
  /** The seat that must answer. */
  seat: number;
  /** Kind of question, such as `move`. */
  kind: string;
  /** Id of the rule that asks. */
  clause: string;
  /** The question. */
  words: string;
  /** Everything that the seat may answer. */
  options: Option[];
  /** A note for the asked seat alone. */
  aside: string;
  /** Short form, without what the game's own board shows. `""` if `words` is a text: its message has it. */
  brief: string;
  /** Keys that a player may expect but that are not on offer. Send `why` to learn the reason. */
  barred: string[];
  /** Keys that the seat has picked so far, where the question asks for several things one after the other. */
  picked: string[];
}

/** Ask the other players to let you undo an answer after somebody has learned from it. Bots always agree. */
export interface AskBack {
  type: "ask-back";
  /** Id of this command. */
  id: string;
  /** Your seat. */
  seat: number;
}

/**
 * Choose when the game asks whether you want to interrupt another player. Nobody else learns your choice.
 *
 * Games with such questions are Seven Virtues and Heropath (`Game.interrupts`). If you do not want to be asked while
 * you are away, the hall gives the default answer for you. While you are connected, the hall always asks. Your client
 * can then answer by itself.
 */
export interface AskMe {
  type: "ask-me";
  /** Always (the default), only while you are at the table, or never. */
  when: "always" | "here" | "never";
}

/** An open vote about an undo. A seat that does not vote in time disagrees. */
export interface Asking {
  /** The seat that asks for the undo. */
  seat: number;
  /** The answer to be undone. */
  words: string;
  /** The seats that have agreed. */
  agreed: number[];
  /** The seats that have not voted yet. */
  waiting: number[];
  /** Seconds left to vote when this was sent. `null`: no time limit. */
  left: number | null;
}

/** The handbook of a game: its rules for players, and the table in its pictures. */
export interface Book {
  game: string;
  language: string;
  title: string;
  lead: string;
  chapters: BookChapter[];
  table: Sight;
}

/**
 * A block of a chapter. `parts` are the parts of the table in its picture.
 *
 * A picture of the whole table has a number for each part.
 */
export interface BookBlock {
  kind: "note" | "point" | "table" | "text" | "tile";
  title: string;
  cost: string;
  parts: string[];
  sentences: BookSentence[];
}

/** A chapter of a handbook. */
export interface BookChapter {
  id: string;
  title: string;
  blocks: BookBlock[];
}

/** A sentence for players, with the ids of the exact rules. `(3)` refers to a number in the chapter's picture. */
export interface BookSentence {
  words: string;
  clauses: string[];
}

/** Put a bot of a level in a free seat. If the level is empty, the usual bot takes it. */
export interface BotPlan {
  seat: number;
  level?: string;
}

/** The socket closes. */
export interface Bye {
  type: "bye";
  /** The reason in one sentence. */
  words: string;
  /** Seconds until you may reconnect. `null`: do not reconnect. */
  back: number | null;
}

/** Cards of one kind that lie together. */
export interface Card {
  /** Kind of card. */
  kind: string;
  /** Name to read aloud. */
  name: string;
  /** How many cards there are. */
  count: number;
  /** Numbers of the cards that the viewer knows, if a number says enough. */
  values: number[];
  /** The cards that the viewer knows, if a number does not say enough. */
  faces: CardFace[];
}

/** A card whose face the viewer knows. The card itself is the button for an answer whose key names its id. */
export interface CardFace {
  /** Name of the card in keys, such as `silk` in `load:silk`. Equal cards may share it. */
  id: string;
  /** Name for people. */
  name: string;
  /** Short symbol in printable ASCII. */
  sign: string;
  /** `red`, `blue`, `green`, `amber`, `violet`, `white`, `grey` or `""`. */
  colour: string;
  /** Effect of the card. */
  text: string;
  /** Whether the card is used up for now. */
  turned: boolean;
}

/**
 * One answer of a match, with its effect on the chance of each side.
 *
 * - `chances`: each side's chance after the answer, from 0 to 1.
 * - `luck`: each side's chance after the outcomes, minus the chance that was expected.
 * - `within`: margin of error of each side's luck (half of the 95 % interval).
 * - `error`: the chance that the answer lost if it was a mistake, otherwise 0.
 */
export interface ChanceStep {
  seat: number;
  chances: number[];
  luck: number[];
  within: number[];
  error: number;
}

/** The next sight, as a patch of the one before. */
export interface Change {
  type: "change";
  /** Number of this sight on your connection. */
  number: number;
  /** Patch of the sight before (see Changes). */
  patch: Record<string, unknown>;
}

/** An address for reminders of tables that wait, such as https://ntfy.sh/a-name. An empty address deletes it. */
export interface Channel {
  channel: string;
}

/** A line of chat: either `text` or `phrase` is set. */
export interface Chat {
  /** `seq` of the line. */
  seq: number;
  /** Id of the speaker. */
  person: string;
  /** Name of the speaker at that time. */
  name: string;
  /** The speaker's own words. */
  text: string;
  /** One of the hall's phrases. */
  phrase: string;
  /** Seconds since 1970. */
  at: number;
}

/**
 * One option of a game's set-up.
 *
 * - `names`: words for the values, in the same order.
 * - `brings`: the other options that a form sets when a value is chosen, by index of the value.
 * - `tells`: a help sentence for each value, or an empty list.
 * - `people`: values for tables without bots.
 * - `needs`: the option applies only while other options have these values.
 * - `played`: replaces `default` at tables of people.
 * - `adds_seats`: the number of seats that a value adds to those of the players, by index of the value.
 * - `limits`: whether the option limits the time of decisions. While a limit is set, the table can have no other
 *   clock.
 */
export interface Choice {
  id: string;
  label: string;
  values: (string | number | boolean)[];
  names: string[];
  default: string | number | boolean;
  help: string;
  clause: string;
  brings: Record<string, Record<string, string | number | boolean>>;
  tells: string[];
  people: (string | number | boolean)[];
  needs: Record<string, string | number | boolean>;
  played: string | number | boolean | null;
  adds_seats: Record<string, number>;
  limits: boolean;
}

/** One rule. */
export interface ClauseText {
  id: string;
  tag: string;
  text: string;
  chapter: string;
}

/** The clock of a seat. */
export interface Clock {
  /** Number of the seat. */
  seat: number;
  /** Seconds left when this was sent. The bonus for an answer is added once others know of the answer. */
  left: number;
  /** Whether the clock is running. */
  runs: boolean;
  /** Whether the time is for this decision alone. When it is up, the default answer is given. */
  decision: boolean;
}

/** Time of a seat for the whole match, and bonus for each answer, in seconds. */
export interface Clocks {
  bank: number;
  more?: number;
}

/** Your command was carried out and saved to disk. */
export interface CommandDone {
  type: "done";
  /** Id of the command. */
  id: string;
  /** `seq` of the event. */
  seq: number;
}

/** Your command was not carried out. */
export interface CommandRefused {
  type: "refused";
  /** Id of the command. `""`: the message had no id or could not be read. */
  id: string;
  /** Number of events at the table that you may know of. */
  seq: number;
  /** The reason in one sentence, in the language of your `hello`. */
  words: string;
  /** The rules that forbid it, one by one. */
  reasons: Reason[];
  /** The reason for programs. A socket uses `not-offered`, `stale`, `not-now`, `forbidden`, `taken`, `invalid`, `unreadable`, `unknown`, `too-many`, `closing` and `failed`. */
  code: "closing" | "failed" | "forbidden" | "invalid" | "method" | "nobody" | "not-now" | "not-offered" | "stale" | "taken" | "too-large" | "too-many" | "too-slow" | "unknown" | "unreadable";
}

/**
 * The cover of a game in the hall.
 *
 * - `minutes`: length of a match.
 * - `players`: the best number of players.
 * - `picture`: address of an SVG, or `""`.
 * - `shows`: description of the picture.
 * - `sign`: the icon, as a name or an SVG path.
 * - `counts`: gains and losses to add up, by name of the event.
 */
export interface Cover {
  line: string;
  kind: string;
  together: boolean;
  minutes: string;
  players: number | null;
  picture: string;
  shows: string;
  sign: string;
  colour: "amber" | "blue" | "green" | "grey" | "red" | "violet";
  counts: Record<string, EventCount>;
}

/** Return a `probe` at once. Each probe counts once. */
export interface Echo {
  type: "echo";
  /** `number` of the probe. */
  number: number;
}

/** A gain or loss to add up from events: `of` are the event's fields to add, `words` the name of the sum. */
export interface EventCount {
  of: string[];
  words: string;
  is_loss: boolean;
}

/** A thing at a place. */
export interface Figure {
  /** Id of the place. */
  place: string;
  /** Kind of thing. */
  kind: string;
  /** Short symbol in printable ASCII, for boards drawn with characters. */
  sign: string;
  /** Name to read aloud, such as `a gold piece`. With an owner it has no article: `party of 3`. */
  name: string;
  /** Seat of the owner, if there is one. */
  owner: number | null;
  /** Number on the thing, if it has one. */
  number: number | null;
}

/**
 * The settings for the first match of a new player: number of players, options, and the bot in the other seats.
 *
 * If `players` is null, it is the smallest allowed number. If `bot` is empty, the usual bot plays.
 */
export interface FirstMatch {
  players: number | null;
  options: Record<string, string | number | boolean>;
  bot: string;
}

/** Continue a replay from a decision at one of its seats, against bots of a level. */
export interface Fork {
  decision: number;
  seat: number;
  level?: string;
}

/**
 * A game of this hall.
 *
 * - `seats`: the possible numbers of players.
 * - `levels`: the bots that can play the game.
 * - `racers`: the bots that can play in real time.
 * - `paces`: paces of bots in real time, such as `calm` in `sensible@calm`. The usual pace comes first.
 * - `gentle`: the pace for new players.
 * - `apart`: values of options that exclude each other.
 * - `timed`: options with the value that puts the match in real time.
 * - `language`: language of the words of this card.
 * - `catalogue`: languages of the sentences at its tables, English first.
 */
export interface GameCard {
  id: string;
  name: string;
  version: string;
  seats: number[];
  choices: Choice[];
  levels: string[];
  aim: string[];
  has_rules: boolean;
  cover: Cover;
  racers: string[];
  paces: string[];
  gentle: string;
  apart: Apart[];
  timed: Record<string, string | number | boolean>;
  language: string;
  first_match: FirstMatch | null;
  catalogue: string[];
  has_handbook: boolean;
  has_lesson: boolean;
  has_puzzles: boolean;
}

/** The lists of the home page. `known` are the games that the caller has played to the end. */
export interface Hall {
  mine: TableCard[];
  open: TableCard[];
  watch: TableCard[];
  replays: TableCard[];
  known: string[];
}

/** Give your seat to a bot, or take it back. You can also give away the seat of a player absent for a minute. */
export interface HandOver {
  type: "hand-over";
  /** Id of this command. */
  id: string;
  /** The seat. */
  seat: number;
  /** Level of the bot, in real time with its pace: `sensible@calm`. `""` takes the seat back, in real time at the next Resume. */
  level: string;
}

/** The state of the hall: "open", or "closing" during a restart. */
export interface Health {
  state: "closing" | "open";
  version: string;
}

/** Start receiving sights. Send this first, and again if you missed a sight. */
export interface Hello {
  type: "hello";
  /** Number of story lines that you have. The hall sends the later lines as news. */
  told?: number;
  /** The seat whose view you want. `null` means your seat that must answer, or your first one. */
  seat?: number | null;
  /** Language of finished words and refusals, such as `de`. A game without this language uses English. */
  language?: string;
  /** `updates` of your last sight. If the number has changed, the story starts again from its beginning. */
  updates?: number;
}

/** The part of a table's link after the #. */
export interface Invitation {
  invite: string;
}

/** Take this seat of a table, or any free seat. `invite` is the part of the table's link after the #. */
export interface Join {
  seat?: number | null;
  invite?: string;
}

/** A fight: the strength reached so far, against the strength needed. */
export interface Ladder {
  /** The opponent in the fight. */
  title: string;
  /** Strength needed. */
  needs: number;
  /** Contributions to the strength so far. */
  rungs: Rung[];
  /** Other factors, such as a chance. */
  text: string;
  /** Strength so far: the sum of the contributions. */
  reached: number;
  /** Strength still missing. */
  lacks: number;
}

/** A lesson with the tables of its steps. The first table is complete, and each later table is a patch. */
export interface Lesson {
  game: string;
  language: string;
  minutes: number;
  steps: LessonStep[];
}

/**
 * A step of a lesson.
 *
 * - `lights`: highlighted places, cards, answer keys or parts of the board, the most important one first.
 * - `beside`: more highlights that help to understand the step.
 * - `tags`: labels on highlights.
 * - `awaits`: key of the answer that ends the step, or `""`.
 * - `taps`: parts to press before the answer, once each.
 * - `open`: whether all answers are offered, and not only the one that the lesson expects.
 * - `wrong`: hints after other answers, by the part of the answer's key before the colon.
 */
export interface LessonStep {
  id: string;
  title: string;
  words: string;
  lights: string[];
  beside: string[];
  tags: Record<string, string>;
  awaits: string;
  taps: string[];
  open: boolean;
  wrong: Record<string, string>;
  sight: Sight | Change;
}

/**
 * One line of the story: an event, and its words for one listener.
 *
 * The story only grows. An undo adds a line with the event `{"type": "TakenBack", "seat": 0, "lines": 3}`. The three
 * lines before it no longer count.
 */
export interface Line {
  /** The line itself. */
  words: string;
  /** Short form. `""` if `words` is a text: its message has the short form. */
  brief: string;
  /** The event as data, for drawing it. Its `type` names it. */
  event: Record<string, unknown>;
  /** Whether the event affects the listener. */
  to_you: boolean;
  /** Whether it starts a paragraph. */
  opens: boolean;
  /** Whether it continues the line before. */
  joins: boolean;
  /** Whether an answer of the listener's seat caused it, even if a bot gave that answer. */
  by_you: boolean;
  /** Priority for a returning player: 0 (affects the listener) comes first, 5 (the start of a turn) last. Of equal rank, the latest line comes first. */
  rank: number;
}

/** Log out on this device, or on all. A guest who logs out cannot return. */
export interface Logout {
  everywhere?: boolean;
}

/** View the table from another of your seats, or as a spectator. */
export interface Look {
  type: "look";
  /** The seat, or -1 for a spectator. */
  seat: number;
}

/**
 * The causes of a match's result. `mistakes` are sorted, the worst first.
 *
 * An answer counts as a mistake only if it lost at least the chance `least`.
 */
export interface LuckAndSkill {
  start: number[];
  steps: ChanceStep[];
  mistakes: MistakeTold[];
  sides: SideShare[];
  least: number;
}

/** A mark on the timeline of a replay. */
export interface Mark {
  decision: number;
  kind: string;
  words: string;
}

/** A marker on a track. */
export interface Marker {
  /** Short symbol in printable ASCII. */
  sign: string;
  /** Name to read aloud. */
  name: string;
  /** Number of the track on which the marker stands. */
  at: number;
  /** Seat of the owner, if there is one. */
  owner: number | null;
}

/** A match file, for a replay or a new table. */
export interface MatchFile {
  text: string;
}

/**
 * The caller: a guest with a name, or a person with an account.
 *
 * `docs` is the address of the documentation, or empty. Only `GET /api/me` returns it. `settings` are stored with
 * the account. `GET /api/me`, `POST /api/settings` and a login return them.
 */
export interface Me {
  id: string;
  name: string;
  account: string | null;
  docs: string;
  settings: Record<string, boolean | number | string | string[]>;
}

/**
 * A mistake: an answer that was clearly worse than another, judged by the knowledge of its seat.
 *
 * - `at`: number of the decision.
 * - `chance`: chance after the answer, from 0 to 1.
 * - `could`: chance after the better answer.
 * - `within`: margin of error of the difference (half of the 95 % interval).
 * - `did`: the parts of the answer, in words.
 * - `better`: the parts of the better answer, in words.
 * - `why`: why the better answer is better, in one sentence, or `""`.
 */
export interface MistakeTold {
  at: number;
  seat: number;
  chance: number;
  could: number;
  within: number;
  question: string;
  did: string[];
  better: string[];
  why: string;
}

/** A coming event that others may still prevent or change. */
export interface Moment {
  /** The actor, the action and the target. */
  title: string;
  /** The effect of the event in numbers. */
  text: string;
  /** The seat that causes the event, or -1. */
  by: number;
  /** The seats that may react. The one that must answer now comes first. */
  asked: number[];
  /** Colour of its card, or `""`. */
  colour: string;
}

/** Mute or unmute one person, for you alone. You can mute people who are at the table or spoke there. */
export interface Mute {
  type: "mute";
  /** Id of the person. */
  person: string;
  /** `true` mutes, `false` unmutes. */
  on: boolean;
}

/** A person you have muted. */
export interface MutedPerson {
  /** Id of the person. */
  person: string;
  /** The person's name at this table. */
  name: string;
}

/** A new table. Missing options get default values. A seed of your own makes the match repeatable. */
export interface NewTable {
  game: string;
  options?: Record<string, string | number | boolean>;
  seats?: SeatPlan[];
  public?: boolean;
  seed?: string | null;
  clock?: Clocks | null;
}

/** An empty body: the address contains everything. */
export interface Nothing {
}

/**
 * The channel for reminders, or an empty text. A reminder is sent when a table has waited for `after` seconds.
 *
 * `failed` is an error sentence if the last message was lost. The hall sends messages only to these `services`.
 */
export interface Notifications {
  channel: string;
  failed: string;
  services: string[];
  after: number;
}

/** The probability of success, such as 0.72 with `2 swords, +2 +1`. */
export interface Odds {
  /** The means of success, or its result. */
  words: string;
  /** The probability, from 0 to 1. */
  chance: number;
}

/** One option of a question. */
export interface Option {
  /** The key that an answer sends. */
  key: string;
  /** Id of the rule behind it. */
  clause: string;
  /** Effect of the option. */
  words: string;
  /** Short form for a button. `""` if `words` is a text: its message has the short form. */
  brief: string;
  /** Key on a keyboard. */
  letter: string;
  /** Kind of option, such as `use-herb`, for drawing it. */
  kind: string;
  /** Ids of the places or cards that it concerns. The destination comes last. */
  places: string[];
  /** Immediate gain, such as `+2`. */
  gain: string;
  /** A warning that the player confirms first. */
  warning: string;
  /** The parts a player picks one by one, if the answer consists of several. */
  parts: string[] | null;
}

/** Ask for a `pong`. It is sent at once, even before the replies to earlier messages. */
export interface Ping {
  type: "ping";
  /** Any number. It comes back with the `pong`. */
  at: number;
}

/** A place on the board. Places form a grid, a map or a plan of rooms. */
export interface Place {
  /** Name of the place in keys. */
  id: string;
  /** Name for people. */
  name: string;
  /** Kind of place, such as `forest`. */
  kind: string;
  /** Column of a grid, from 0. */
  column: number | null;
  /** Row of a grid, from 0. */
  row: number | null;
  /** The region of the place. */
  region: string;
  /** Anything else worth knowing. */
  note: string;
  /** Colour of the ground, named like those of cards. `""`: the colour depends on the kind. */
  colour: string;
  /** Centre of the place on a map, in units of the map: x to the right, y down. */
  centre: [number, number] | null;
  /** Ids of places that a drawn road leads to. Each road is listed at one or both of its ends. */
  roads: string[];
  /** Area of a room on a plan: left, top, width and height. */
  area: [number, number, number, number] | null;
  /** English name of the thing to draw on the place, such as `coin`. `""`: the note and the kind decide. */
  icon: string;
}

/**
 * Effect of an answer on the figures of a place, such as `-6` and `falls`.
 *
 * On a place that the answer makes selectable, it is the effect of selecting that place.
 */
export interface PlaceEffect {
  /** Id of the place. */
  place: string;
  /** Short text to show on the figure. */
  words: string;
  /** The consequence, as a longer text. */
  more: string;
  /** Whether the effect is good for the figure. */
  helps: boolean;
  /** Whether the figure is lost. */
  lost: boolean;
}

/** Reply to `ping`. */
export interface Pong {
  type: "pong";
  /** `at` of your message. */
  at: number;
}

/** The consequences of one answer. */
export interface Preview {
  /** Title of the preview. */
  title: string;
  /** Ids of the places that the answer leads through. The destination comes last. */
  path: string[];
  /** Ids of the places that the answer jumps over. */
  over: string[];
  /** Ids of the places that the answer makes selectable. */
  selectable: string[];
  /** How a number adds up: `you 1 + 2 = 3`. */
  sum: string;
  /** The amount that is still missing, such as `9 missing`. */
  missing: string;
  /** Probabilities of success. */
  odds: Odds[];
  /** The result of the answer. */
  result: string;
  /** Possible gains. */
  wins: string;
  /** Possible losses. */
  risks: string;
  /** Anything else worth knowing. */
  note: string;
  /** The cost of the answer. */
  costs: string;
  /** Effects on figures. */
  marks: PlaceEffect[];
  /** Whether the answer needs no confirmation, although it cannot be undone. */
  light: boolean;
}

/** Measures your network delay, every two seconds for each player in real time. Return it at once as `echo`. */
export interface Probe {
  type: "probe";
  /** Number of the probe. */
  number: number;
}

/** The reason why a request was refused, in one sentence. */
export interface Problem {
  words: string;
  code: "closing" | "failed" | "forbidden" | "invalid" | "method" | "nobody" | "not-now" | "not-offered" | "stale" | "taken" | "too-large" | "too-many" | "too-slow" | "unknown" | "unreadable";
  clause: string;
}

/**
 * An answer to a puzzle.
 *
 * - `chance`: chance to win with this answer, from 0 to 1.
 * - `behind`: how much lower `chance` is than the chance of the best answer. It is 0 for the best answer.
 * - `within`: margin of error of `behind` (half of the 95 % interval). For the best answer it is that of `chance`.
 */
export interface PuzzleAnswer {
  key: string;
  words: string;
  chance: number;
  behind: number;
  within: number;
}

/** The caller's answer to a puzzle. */
export interface PuzzleGuess {
  key: string;
}

/**
 * The puzzles of a game, numbered from 1, for a caller.
 *
 * `today` is the puzzle of the day. `solved` are the puzzles that the caller has solved. `next` is the first unsolved
 * puzzle after `today`.
 */
export interface PuzzleShelf {
  game: string;
  count: number;
  today: number;
  solved: number[];
  next: number;
}

/**
 * The answers to a puzzle, the best one first.
 *
 * `worlds` is the number of worlds in which bots continued the match after the best answer.
 */
export interface PuzzleSolution {
  best: string;
  answers: PuzzleAnswer[];
  worlds: number;
  why: string;
}

/**
 * The table of a puzzle as the asked seat sees it.
 *
 * - `number`: number of the puzzle, from 1.
 * - `of`: number of puzzles of the game.
 * - `hard`: whether the best answer is not the obvious one.
 * - `note`: facts that the bots knew and the caller cannot see, or `""`.
 */
export interface PuzzleTable {
  game: string;
  number: number;
  of: number;
  hard: boolean;
  note: string;
  sight: Sight;
}

/** The solution after the caller's answer, the new streak, and the next puzzle. */
export interface PuzzleVerdict {
  solution: PuzzleSolution;
  streak: number;
  next: number;
}

/** The puzzles of all games. `streak` counts the days in a row on which the caller solved the puzzle of the day. */
export interface Puzzles {
  streak: number;
  shelves: PuzzleShelf[];
}

/**
 * The times of a match in real time, in milliseconds of the table's clock.
 *
 * The clock starts with the match, and can be stopped for a while.
 */
export interface Race {
  /** Time of the clock when this was sent. */
  now: number;
  /** Whether the clock is running. */
  runs: boolean;
  /** The times of each seat. */
  seats: RaceSeat[];
  /** The times of the current races. */
  groups: RaceGroup[];
  /** The seats that the clock waits for. */
  waits: number[];
  /** Milliseconds until a stopped clock continues, if known. */
  goes_on: number | null;
}

/** The times of seats that race against each other, such as the two seats of a duel in Preparation. */
export interface RaceGroup {
  /** The seats. */
  seats: number[];
  /** When the announced race may start. */
  starts: number | null;
  /** When the current race began. */
  began: number | null;
  /** When the first call counts, unless an earlier call arrives before that. */
  window: number | null;
  /** When the race itself penalizes seats that do not end it. In Heroes the fighters tire. */
  presses: number | null;
}

/** The times of one seat in real time. */
export interface RaceSeat {
  /** Number of the seat. */
  seat: number;
  /** Network delay that the hall makes up for, in ms. It is 0 until three probes have measured it. */
  lag: number;
  /** When the dice that the seat threw land. */
  lands: number | null;
  /** When the time for its open question is up. */
  limit: number | null;
  /** When its connection was lost. */
  lost: number | null;
  /** Whether a bot plays for its person now. */
  bot: boolean;
  /** Whether its person is back and gets the seat at the next Resume. */
  returns: boolean;
}

/** One reason why an option is not on offer. */
export interface Reason {
  /** The reason in one sentence, with its numbers. */
  words: string;
  /** Id of the rule. */
  clause: string;
}

/** Reply to `why`. */
export interface Reasons {
  type: "reasons";
  /** `request` of your message. */
  request: number;
  /** The reasons. The list is empty if the key is on offer. */
  reasons: Reason[];
}

/** A new name for the caller. */
export interface Rename {
  name: string;
}

/**
 * A replay of a match.
 *
 * - `eyes`: the seats whose view the caller may see (-1: spectator).
 * - `seed`: `""` until the match is over.
 * - `verified`: whether the seed gives every die and card of the match.
 * - `differs`: a warning if the file was written under rules that differ from this hall's, otherwise `""`.
 * - `table`: table of the match, if it was played in this hall, otherwise `""`.
 * - `mine`: the caller's seats at this table.
 * - `times`: milliseconds of play up to each decision, in real time. The first is 0.
 * - `updated`: whether the replay begins at a checkpoint, where the match continued under changed rules.
 */
export interface ReplayCard {
  id: string;
  game: string;
  name: string;
  title: string;
  players: string[];
  decisions: number;
  over: boolean;
  eyes: number[];
  marks: Mark[];
  commitment: string;
  seed: string;
  verified: boolean;
  differs: string;
  table: string;
  mine: number[];
  times: number[];
  updated: boolean;
}

/** Base class of all request bodies. */
export interface RequestBody {
}

/** Give up the match. A bot plays on, and the seat is marked as resigned. */
export interface Resign {
  type: "resign";
  /** Id of this command. */
  id: string;
  /** Your seat. */
  seat: number;
}

/** A game's whole rulebook. */
export interface RulesText {
  game: string;
  name: string;
  opening: string;
  tags: string;
  clauses: ClauseText[];
}

/** One contribution to the strength in a fight. */
export interface Rung {
  /** Origin of the contribution. */
  name: string;
  /** Strength that it adds. */
  points: number;
  /** Seat of the owner, if there is one. */
  owner: number | null;
}

/** Send a line of chat: either `text` or `phrase`. At an open table, guests can send phrases only. */
export interface Say {
  type: "say";
  /** Id of this command. */
  id: string;
  /** Your own words, at most 300 characters. */
  text?: string;
  /** One of the hall's phrases, such as `well-played`. */
  phrase?: string;
}

/** A seat and its player. */
export interface Seat {
  /** Number of the seat. */
  seat: number;
  /** Name of the player. */
  name: string;
  /** One letter for the board. No two seats share it. */
  letter: string;
  /** Id of the person. `null` if only a bot plays the seat. */
  person: string | null;
  /** Level of the bot that plays the seat now, or `""`. */
  bot: string;
  /** Whether the player is at the table. A bot always is. */
  here: boolean;
  /** Whether the player has resigned. */
  resigned: boolean;
  /** Name of the other player who gave the seat to the bot while its own player was away. */
  by: string;
}

/** The plan for a seat: you on this device, an open seat, or a bot. `name` is for people who share your device. */
export interface SeatPlan {
  who: "bot" | "me" | "open";
  level?: string;
  name?: string;
}

/** The cards in front of a seat. */
export interface SeatScene {
  /** Number of the seat. */
  seat: number;
  /** Points of the seat. */
  points: number;
  /** Cards in front of the seat. */
  cards: Card[];
  /** Anything else worth knowing. */
  note: string;
}

/**
 * A browser that is logged in: its kind in a word or two, its first use, and its last use (to the day).
 *
 * `here` marks the browser of the caller.
 */
export interface Session {
  id: string;
  device: string;
  since: number;
  seen: number;
  here: boolean;
}

/** Changed settings of the pages, to store with your account; its other settings stay. */
export interface Settings {
  values: Record<string, boolean | number | string | string[]>;
}

/** Ask for the preview of an option. The hall answers with `shown`. */
export interface Show {
  type: "show";
  /** Any number. It comes back with the reply. */
  request: number;
  /** Your seat. */
  seat: number;
  /** Key of the option. `""` asks what each option does to the figures on the board. */
  key: string;
}

/** Reply to `show`. */
export interface ShowReply {
  type: "shown";
  /** `request` of your message. */
  request: number;
  /** The preview. `null`: the game has none for this option, or there is no such option. */
  preview: Preview | null;
}

/**
 * The parts of a side's result: start + luck + play + others = end.
 *
 * All values are chances, or gains and losses of chance. Each `..._within` is a margin of error: half of the 95 %
 * interval.
 *
 * - `start`: the side's chance at the start.
 * - `play`: how much better or worse than a bot this side answered.
 * - `others`: how much the play of the other sides changed the chance of this side, compared with a bot's play.
 * - `rejudged`: the part of `luck` that the judgement noticed late.
 * - `end`: the side's result.
 * - `best`: the decision after the luckiest moment, -1 if no moment stands out.
 * - `worst`: the decision after the unluckiest moment, -1 if no moment stands out.
 * - `mistakes`: the gain that better answers would have brought this side. It is not part of the sum.
 */
export interface SideShare {
  seats: number[];
  start: number;
  start_within: number;
  luck: number;
  luck_within: number;
  play: number;
  play_within: number;
  others: number;
  others_within: number;
  rejudged: number;
  end: number;
  best: number;
  worst: number;
  mistakes: number;
  mistakes_within: number;
}

/** The table as one seat sees it now. */
export interface Sight {
  type: "sight";
  /** Number of events at the table that you may know of. */
  seq: number;
  /** The seat whose view this is, or -1 for a spectator. */
  seat: number;
  /** Your seats. */
  mine: number[];
  /** All seats and their players. */
  seats: Seat[];
  /** Title of the table. */
  title: string;
  /** Phase of the match. */
  phase: string;
  /** The seat whose turn it is, or -1. */
  turn: number;
  /** Figures on the board. */
  figures: Figure[];
  /** Cards in front of each seat. */
  cards: SeatScene[];
  /** Counters of the table: label and number. */
  facts: [string, number][];
  /** The game's own state as far as this seat may know it, for a board of your own. */
  state: Record<string, unknown>;
  /** Results of the rules for a board of your own, such as chances or paths. `null`: nothing. */
  computed: Record<string, unknown> | null;
  /** Points and ranks, also at the end. */
  standings: Standing[];
  /** The seats that must answer. */
  waiting: number[];
  /** Number of story lines before the news. */
  since: number;
  /** Lines of the story. They replace all your lines after the first `since`. */
  news: Line[];
  /** Number of answers that this seat may know of. An unfinished answer does not count. */
  decisions: number;
  /** A short hash of `state`, equal for all viewers with the same state. */
  digest: string;
  /** Whether the match is over. */
  over: boolean;
  /** Places of the board. */
  places: Place[];
  /** Number of this sight on your connection, from 1. In a replay it is 0. */
  number: number;
  /** The open question to this seat. */
  ask: Ask | null;
  /** Whether this seat can undo its last answer. `null` for spectators and after the match. */
  undo: Undo | null;
  /** The open vote about an undo. */
  vote: Asking | null;
  /** Time left to each seat, if the table has clocks. */
  clocks: Clock[];
  /** Whether the news happened while none of your devices was at the table. */
  away: boolean;
  /** Whether this is an open table. */
  public: boolean;
  /** Id of the table where the same people play again. */
  rematch: string | null;
  /** How the match is won, in a few sentences. */
  aim: string[];
  /** Options of this seat at any time, such as to concede. */
  unasked: Option[];
  /** Times of a match in real time. `null` at other tables, and after the match. */
  race: Race | null;
  /** People you have muted. */
  muted: MutedPerson[];
  /** Language of finished words: that of your `hello`, or `en`. */
  language: string;
  /** Tracks with markers on them. */
  tracks: Track[];
  /** The event that is about to happen. The innermost comes last. */
  moments: Moment[];
  /** Shared cards, such as a market, and piles. */
  table: Card[];
  /** The current fight. */
  ladder: Ladder | null;
  /** Number of times the match continued from a checkpoint under changed rules. The story starts at the last one. */
  updates: number;
}

/** The points and rank of a seat. */
export interface Standing {
  /** Number of the seat. */
  seat: number;
  /** Rank from 1. Tied seats share a rank. */
  place: number;
  /** Total points. */
  points: number;
  /** Points by source. In a game with a catalogue the keys are ids of messages. */
  parts: Record<string, number>;
  /** Name of the points, such as hit points. `""`: they mean nothing to players. `null`: they are called points. */
  counts: string | null;
}

/** All lines of a match's story for one seat, in order. `id` is the id of the replay. */
export interface Story {
  id: string;
  seat: number;
  lines: StoryLine[];
}

/** One line of a match's story, with the decision that caused it. */
export interface StoryLine {
  decision: number;
  line: Line;
}

/**
 * A table in a list.
 *
 * - `my_turn`: whether the table waits for the caller.
 * - `left`: the caller's time in seconds, if a clock runs.
 * - `news`: at most four lines since the caller last looked, with lines about the caller first. In a list, only the
 *   table with the most unread lines has news.
 * - `levels`: the bots for the free seats, while the caller's own table waits for players.
 * - `lost`: whether the match is over and none of the caller's seats came first.
 */
export interface TableCard {
  id: string;
  game: string;
  name: string;
  title: string;
  phase: string;
  seats: TableSeat[];
  state: "gathering" | "over" | "running";
  my_turn: boolean;
  public: boolean;
  touched: number;
  left: number | null;
  result: string;
  link: string;
  news: Line[];
  levels: string[];
  timed: boolean;
  lost: boolean;
}

/** A seat in a list, with its public points. `free`: anybody may take it. `mine`: it is the caller's seat. */
export interface TableSeat {
  seat: number;
  name: string;
  bot: string;
  free: boolean;
  mine: boolean;
  points: number;
}

/** Undo the last answer of a seat. This works as long as nobody has learned anything from it. */
export interface TakeBack {
  type: "take-back";
  /** Id of this command. */
  id: string;
  /** Your seat. */
  seat: number;
}

/** New lines of chat. */
export interface Talk {
  type: "talk";
  /** The lines in order. */
  lines: Chat[];
}

/** A row of numbers with markers on it. */
export interface Track {
  /** Name for people. */
  name: string;
  /** Last number. */
  last: number;
  /** The markers on the track. */
  markers: Marker[];
  /** Numbers that have a meaning, each with its meaning: `[30, "wins"]`. */
  marks: [number, string][];
  /** First number. */
  first: number;
}

/** Whether a seat can undo its last answer. */
export interface Undo {
  /** `free`: send `take-back`. `vote`: send `ask-back`. `none`: there is nothing to undo. */
  way: "free" | "none" | "vote";
  /** The answer to undo, or the reason why the undo is not free. */
  words: string;
}

/** Agree or disagree with an undo that another player asked for. */
export interface Vote {
  type: "vote";
  /** Id of this command. */
  id: string;
  /** The seat you vote for. */
  seat: number;
  /** Whether you agree. */
  yes: boolean;
}

/** Ask why a key is not on offer. The hall answers with `reasons`. */
export interface Why {
  type: "why";
  /** Any number. It comes back with the reply. */
  request: number;
  /** Your seat. */
  seat: number;
  /** The key that is not on offer. */
  key: string;
  /** Keys that you would answer first, if the question has several parts. At most 8. */
  after?: string[];
}

export type FromBrowser = Hello | Look | Answer | TakeBack | AskBack | Vote | Say | Mute | AskMe | HandOver | Resign | Why | Show | Advise | Ping | Echo;

export type FromHall = Sight | Change | Talk | CommandDone | CommandRefused | Reasons | ShowReply | AdviceReply | Pong | Probe | Bye;
