// Written by `make wire` from the Python types; changes belong there.

/** To open an account, or to come back to it. */
export interface Account {
  account: string;
  password: string;
}

/** Answers the open question for a seat; `seq` is that of the sight it was read from. */
export interface Answer {
  type: "answer";
  id: string;
  seat: number;
  key: string;
  seq?: number | null;
}

/** With this value of one option, `players` included, go none of these of another. */
export interface Apart {
  one: string;
  value: string | number | boolean;
  other: string;
  values: (string | number | boolean)[];
}

/** The open question to one seat, with everything it may answer. */
export interface Ask {
  seat: number;
  kind: string;
  clause: string;
  words: string;
  options: Option[];
  aside: string;
  barred: string[];
}

/** Asks the others to let the last answer of a seat be taken back although something was learned since. */
export interface AskBack {
  type: "ask-back";
  id: string;
  seat: number;
}

/** Says when one wants to be asked whether one breaks in on what others do; else the hall lets it happen. */
export interface AskMe {
  type: "ask-me";
  when: "always" | "here" | "never";
}

/**
 * An open vote: who wants to take what back, and who has agreed or still has to say.
 *
 * Whoever has said nothing when the seconds that are `left` are over has said no; None: there is no end.
 */
export interface Asking {
  seat: number;
  words: string;
  agreed: number[];
  waiting: number[];
  left: number | null;
}

/** To give a free seat to a bot of a level, or to one as usual. */
export interface BotPlan {
  seat: number;
  level?: string;
}

/** The hall goes away for a moment, or the table for good; `back` says after how many seconds to try again. */
export interface Bye {
  type: "bye";
  words: string;
  back: number | null;
}

/**
 * Cards of one kind in front of a seat: what they are and how many.
 *
 * Of those that the viewer knows `values` are their numbers, where a number says enough, or else `faces` the cards.
 */
export interface Card {
  kind: string;
  name: string;
  count: number;
  values: number[];
  faces: CardFace[];
}

/**
 * One card that the viewer knows: its name, a short sign in printed ASCII, a colour and what it does.
 *
 * An answer whose key names the `id`, as `load:silk` does, is given by the card itself; alike cards may share an `id`.
 * Colours are `red`, `blue`, `green`, `amber`, `violet`, `white` and `grey`. A `turned` card has been used for now.
 */
export interface CardFace {
  id: string;
  name: string;
  sign: string;
  colour: string;
  text: string;
  turned: boolean;
}

/** An address at which somebody wants to be told that a table waits, as https://ntfy.sh/a-name; "" for nowhere. */
export interface Channel {
  channel: string;
}

/** A line of chat as it was said. */
export interface Chat {
  seq: number;
  person: string;
  name: string;
  text: string;
  phrase: string;
  at: number;
}

/**
 * One option of a game's set-up; `names` are the words for its values, in their order.
 *
 * `tells` are a sentence for each value, where they need one. `brings` says, for the place of a value, what a form
 * sets besides when it is chosen. Values in `people` are for tables without bots. Where other options have not the
 * values of `needs`, this one means nothing. `played` is what is usual instead of `default` where people play.
 * `adds_seats` says, for the place of a value, how many seats it brings beside those of the players.
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
}

/** One rule. */
export interface ClauseText {
  id: string;
  tag: string;
  text: string;
  chapter: string;
}

/** Time left to a seat, in seconds, at the moment this was sent; it runs if the seat is asked. */
export interface Clock {
  seat: number;
  left: number;
  runs: boolean;
}

/** Time a seat has in all, and what each answer adds, in seconds. */
export interface Clocks {
  bank: number;
  more?: number;
}

/** A command was carried out, and is on disk. */
export interface Done {
  type: "done";
  id: string;
  seq: number;
}

/** Gives a Probe back, at once: by it the hall measures how long the line takes. */
export interface Echo {
  type: "echo";
  stamp: number;
}

/**
 * One thing at a place: a short sign in printed ASCII for the board and a name to be spoken, like `a gold piece`.
 *
 * With an `owner` the name goes without article, like `party of 3`, since a wording puts `your` or `Bram's` before it.
 */
export interface Figure {
  place: string;
  kind: string;
  sign: string;
  name: string;
  owner: number | null;
  number: number | null;
}

/**
 * The match by which a game is learned: for how many players, its options, and the bot at the other seats.
 *
 * Without `players` as few play as may, without `bot` the usual one.
 */
export interface FirstMatch {
  players: number | null;
  options: Record<string, string | number | boolean>;
  bot: string;
}

/** To play on from a decision of a replay against bots, at one of its seats. */
export interface Fork {
  decision: number;
  seat: number;
  level?: string;
}

/**
 * What the hall tells of a game: `seats` are the numbers of players, `levels` the bots that can play it.
 *
 * `apart` are the options that do not go together. By those of `timed` it runs in real time; then only bots of
 * `racers` can play it, each at one of the `paces`, the usual one first: `sensible@calm`.
 * `gentle` is the pace for who plays for the first time. `catalogue` are the languages in which its sentences can be
 * fetched, English first; of a game that has none the hall sends finished words.
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
  racers: string[];
  paces: string[];
  gentle: string;
  apart: Apart[];
  timed: Record<string, string | number | boolean>;
  language: string;
  first_match: FirstMatch | null;
  catalogue: string[];
}

/** The base of all that a request may carry. */
export interface Given {
}

/** What the home page shows. `known` are the games of which I have played a match to its end, however long ago. */
export interface Hall {
  mine: TableCard[];
  open: TableCard[];
  watch: TableCard[];
  replays: TableCard[];
  known: string[];
}

/** Gives one's seat to a bot of a level, or with level "" takes it back. */
export interface HandOver {
  type: "hand-over";
  id: string;
  seat: number;
  level: string;
}

/** Whether the hall is well: `state` is "open", or "closing" while it goes away for a moment. */
export interface Health {
  state: "closing" | "open";
  version: string;
}

/**
 * The first message: how much of the story is known already, and through which of one's seats to look.
 *
 * `language` is that in which to be spoken to, such as "de"; a game that has no words in it speaks English. `updates`
 * is that of the last sight: if there are more by now, the story has begun again.
 */
export interface Hello {
  type: "hello";
  told?: number;
  seat?: number | null;
  language?: string;
  updates?: number;
}

/** What the link to a table carries behind the #. */
export interface Invitation {
  invite: string;
}

/** To sit down at a table, at any free seat or at this one; `invite` is what its link carries behind the #. */
export interface Join {
  seat?: number | null;
  invite?: string;
}

/** A strength that is put together against the one it `needs`: a fight. `text` is what else counts, as a chance. */
export interface Ladder {
  title: string;
  needs: number;
  rungs: Rung[];
  text: string;
}

/**
 * One event in the listener's words, and the event itself to be drawn.
 *
 * `to_you`: it was done to the listener; `by_you`: it followed from an answer of the listener's seat, whoever gave it.
 * `rank` says how soon it is told to who was away, 0 first; of the same rank the latest goes first.
 */
export interface Line {
  words: string;
  brief: string;
  event: Record<string, unknown>;
  to_you: boolean;
  opens: boolean;
  joins: boolean;
  by_you: boolean;
  rank: number;
}

/** To leave one's account on this device, or on all of them. A guest who does so is nobody's guest any more. */
export interface Logout {
  everywhere?: boolean;
}

/** Look through another of one's seats (after the curtain), or as a spectator (-1). */
export interface Look {
  type: "look";
  seat: number;
}

/** A place on the rail of a replay. */
export interface Mark {
  decision: number;
  kind: string;
  words: string;
}

/**
 * What an answer does to whoever stands on a place: `Marked("1f3", "-6", "falls", grave=True)`.
 *
 * `words` is the short part, to be laid on the piece, `more` what comes of it. Of a place that the answer makes
 * choosable it tells what choosing it would do; `helps` and `grave` say what colour alone would not.
 */
export interface Marked {
  place: string;
  words: string;
  more: string;
  helps: boolean;
  grave: boolean;
}

/** Something that stands on a track: a short sign in printed ASCII, a name, and where. */
export interface Marker {
  sign: string;
  name: string;
  at: number;
  owner: number | null;
}

/** A match file, to be looked through or played on. */
export interface MatchFile {
  text: string;
}

/** Who one is here: a guest with a name, or somebody with an account. */
export interface Me {
  id: string;
  name: string;
  account: string | null;
}

/**
 * Something that is about to happen, while others may still do something about it.
 *
 * `title` says who does what to whom, `text` what it would do in numbers; `asked` are the seats that are asked, the
 * present one first.
 */
export interface Moment {
  title: string;
  text: string;
  by: number;
  asked: number[];
  colour: string;
}

/** Stops, or lets in again, what one person says, for oneself alone. */
export interface Mute {
  type: "mute";
  person: string;
  on: boolean;
}

/** A table to be set. Options left out have their usual values; a seed of one's own makes the match repeatable. */
export interface NewTable {
  game: string;
  options?: Record<string, string | number | boolean>;
  seats?: SeatPlan[];
  public?: boolean;
  seed?: string | null;
  clock?: Clocks | null;
}

/** What a request carries that says all by where it goes. */
export interface Nothing {
}

/**
 * Where somebody is told that a table has waited for `after` seconds: the `channel`, "" if nowhere.
 *
 * `failed` says in a sentence that the last message was lost. The hall sends to these `services`, or to none.
 */
export interface Notifications {
  channel: string;
  failed: string;
  services: string[];
  after: number;
}

/** A chance to succeed, and with what: `Odds("2 swords, +2 +1", 0.72)`. */
export interface Odds {
  words: string;
  chance: number;
}

/**
 * One answer on offer. `places` are those it is about, the one it leads to last; `letter` is its key on a keyboard.
 *
 * `warning` is a sentence to be agreed to first. `parts` are what a person picks one by one, where an answer is made
 * of several.
 */
export interface Option {
  key: string;
  clause: string;
  words: string;
  brief: string;
  letter: string;
  kind: string;
  places: string[];
  gain: string;
  warning: string;
  parts: string[] | null;
}

/** Asks for a Pong. */
export interface Ping {
  type: "ping";
  at: number;
}

/**
 * Somewhere pieces can be.
 *
 * Where places form a grid, `column` and `row` count from 0. On a map, `spot` is the middle of the place, in units of
 * the map's own, x to the right and y down, and `roads` are the ids of places that a drawn road leads to; one end of
 * a road may name it alone. The ground has a `colour` as cards have one, or else one that is chosen by the kind. Where
 * the places are rooms of a plan, `area` is where each lies beside its `spot`: left, top, width and height.
 */
export interface Place {
  id: string;
  name: string;
  kind: string;
  column: number | null;
  row: number | null;
  region: string;
  note: string;
  colour: string;
  spot: [number, number] | null;
  roads: string[];
  area: [number, number, number, number] | null;
}

/** The answer to Ping. */
export interface Pong {
  type: "pong";
  at: number;
}

/**
 * What one answer leads to. `path` are the places it goes through, the end last; `over` those it leaps.
 *
 * `sum` says how a number comes about (`you 1 + 2 = 3`), `missing` what it still lacks (`9 missing`); `costs` what is
 * paid for it, `wins` and `risks` what stands to be gained and lost; `reach` the places that the answer makes
 * choosable, `marks` what happens to pieces. With `light` nothing is lost by giving it without a second look.
 */
export interface Preview {
  title: string;
  path: string[];
  over: string[];
  reach: string[];
  sum: string;
  missing: string;
  odds: Odds[];
  result: string;
  wins: string;
  risks: string;
  note: string;
  costs: string;
  marks: Marked[];
  light: boolean;
}

/** In real time: to be given back at once, as an Echo with the same stamp. */
export interface Probe {
  type: "probe";
  stamp: number;
}

/** Why a request was not carried out, in one sentence. */
export interface Problem {
  words: string;
  code: "closing" | "failed" | "forbidden" | "invalid" | "method" | "nobody" | "not-now" | "not-offered" | "stale" | "taken" | "too-large" | "too-many" | "too-slow" | "unknown" | "unreadable";
  clause: string;
}

/**
 * A match in real time. `now` is the table's clock when this was sent; it stands still unless it `runs`.
 *
 * While it stands, `waits` are the seats whose people are waited for, and `goes_on` says in how many milliseconds it
 * goes on, if that is known.
 */
export interface Race {
  now: number;
  runs: boolean;
  seats: RaceSeat[];
  groups: RaceGroup[];
  waits: number[];
  goes_on: number | null;
}

/**
 * The seats that race with each other, in milliseconds of the table's clock.
 *
 * `starts` is when the race may begin, `began` when it did, `window` when a call that was made counts unless an
 * earlier one comes in, `presses` when the race itself does something to those who do not end it.
 */
export interface RaceGroup {
  seats: number[];
  starts: number | null;
  began: number | null;
  window: number | null;
  presses: number | null;
}

/**
 * The times of one seat in real time, in milliseconds of the table's clock.
 *
 * `lands` is when what it threw comes down, `limit` when its question passes by itself, `lost` since when its
 * connection is gone; `lag` is the delay of its line that is made good. `bot`: a bot plays for its person now;
 * `returns`: who is there again and has the seat back at the next moment of rest.
 */
export interface RaceSeat {
  seat: number;
  lag: number;
  lands: number | null;
  limit: number | null;
  lost: number | null;
  bot: boolean;
  returns: boolean;
}

/** One reason why something is not on offer, with the rule that says so. */
export interface Reason {
  words: string;
  clause: string;
}

/** The answer to Why. */
export interface Reasons {
  type: "reasons";
  request: number;
  reasons: Reason[];
}

/** A command was not carried out: why, by which clause, and what the table's number is now. */
export interface Refused {
  type: "refused";
  id: string;
  seq: number;
  words: string;
  reasons: Reason[];
  code: "closing" | "failed" | "forbidden" | "invalid" | "method" | "nobody" | "not-now" | "not-offered" | "stale" | "taken" | "too-large" | "too-many" | "too-slow" | "unknown" | "unreadable";
}

/** A new name for oneself. */
export interface Rename {
  name: string;
}

/**
 * A match from its first to its last decision; `eyes` are the seats through which it may be seen (-1: everybody's).
 *
 * `seed` is known once the match is over; `verified` says that it gives every die and card of the match, by the rules
 * that are here; `differs` says in a sentence how those are others than the ones that wrote the file, if they are.
 * `table` is where it was played, if that was in this hall, and `mine` are the seats that the asking person had there.
 * With `updated` it begins at a checkpoint, from which the match went on when the rules were updated.
 * Of a match in real time `times` says for each decision, from 0 on, after how many milliseconds of play it was given.
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

/** Gives the match up: the seat plays on as a bot, and is marked. */
export interface Resign {
  type: "resign";
  id: string;
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

/** A part of a strength: what it comes from, how much it adds, and whose it is. */
export interface Rung {
  name: string;
  points: number;
  owner: number | null;
}

/** A line of chat: words of one's own, or one of the hall's phrases. */
export interface Say {
  type: "say";
  id: string;
  text?: string;
  phrase?: string;
}

/**
 * Who sits at a seat. `bot` is the level of the bot that plays it now; `person` the one who may take it back.
 *
 * `by` is the name of the other who gave it to the bot, while its player was away.
 */
export interface Seat {
  seat: number;
  name: string;
  letter: string;
  person: string | null;
  bot: string;
  here: boolean;
  resigned: boolean;
  by: string;
}

/** Who is to sit at a seat: me (on this device), an open seat, or a bot of a level. A hot seat has a name. */
export interface SeatPlan {
  who: "bot" | "me" | "open";
  level?: string;
  name?: string;
}

/** What lies before one player. */
export interface SeatScene {
  seat: number;
  points: number;
  cards: Card[];
  note: string;
}

/**
 * A browser in which one is known: its kind in a word or two, since when, when seen last (to the day).
 *
 * `here` is the one that asks.
 */
export interface Session {
  id: string;
  device: string;
  since: number;
  seen: number;
  here: boolean;
}

/** Asks what an answer on offer would bring and risk; with an empty key, what each of them does to pieces. */
export interface Show {
  type: "show";
  request: number;
  seat: number;
  key: string;
}

/** The answer to Show. */
export interface Shown {
  type: "shown";
  request: number;
  preview: Preview | null;
}

/**
 * The table as one seat sees it now: whoever has the newest sight, whole, has everything.
 *
 * `news` takes the place of all lines from the `since`th on. `places` is null where they are as they were in the sight
 * before; `aim`, what this match is about, comes with them. `state` is what this seat may know of the game's own
 * state, for a board of the game's own; `computed` has what the rules compute from it for that board, such as chances,
 * powers and ways, always whole. Where `kept` is not null, be it empty, `state` has only those
 * of its fields that have changed, each of them whole, and of the lists `figures`, `cards`, `places`, `facts`,
 * `tracks` and `standings` those that `kept` names have only the new items, while the others stand as they stood. A
 * run in `kept` is for so many new items, and then, from where on and how many, for those of the sight before; the
 * rest of the new ones come last. `nth` counts the sights of a line: who does not have the one before cannot make
 * this one whole, says hello again, and is sent all of it. `unasked` may be answered at any time, `race` is there in
 * real time alone. `updates` says how often changed rules have gone on from a checkpoint; the story begins there.
 */
export interface Sight {
  type: "sight";
  seq: number;
  seat: number;
  mine: number[];
  seats: Seat[];
  title: string;
  phase: string;
  turn: number;
  figures: Figure[];
  cards: SeatScene[];
  facts: [string, number][];
  state: Record<string, unknown>;
  computed: Record<string, unknown> | null;
  standings: Standing[];
  waiting: number[];
  since: number;
  news: Line[];
  decisions: number;
  digest: string;
  over: boolean;
  places: Place[] | null;
  kept: Record<string, [number, number, number][]> | null;
  nth: number;
  ask: Ask | null;
  undo: Undo | null;
  vote: Asking | null;
  clocks: Clock[];
  away: boolean;
  public: boolean;
  rematch: string | null;
  aim: string[];
  unasked: Option[];
  race: Race | null;
  muted: Silenced[];
  language: string;
  tracks: Track[];
  moments: Moment[];
  table: Card[];
  ladder: Ladder | null;
  updates: number;
}

/** Somebody whom the looking person does not want to hear. */
export interface Silenced {
  person: string;
  name: string;
}

/** How one seat stands, or ended. */
export interface Standing {
  seat: number;
  place: number;
  points: number;
  parts: Record<string, number>;
}

/** Everything that one pair of eyes was told in a match, in order. */
export interface Story {
  id: string;
  seat: number;
  lines: Told[];
}

/**
 * A table in a list: its state in one line, and whether it waits for me. `link` opens it for whoever gets it.
 *
 * `news` is what happened since I looked at it last, in at most four lines, what was done to me first. In a list, only
 * that table of mine has any at which most has happened. While a table that I have set waits for players,
 * `levels` are the bots to which I may give a free seat. A `timed` one is played in real time.
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
}

/** Who sits at a seat, seen from the hall, with the points that everybody sees; `free` if anybody may take it. */
export interface TableSeat {
  seat: number;
  name: string;
  bot: string;
  free: boolean;
  mine: boolean;
  points: number;
}

/** Takes the last answer of a seat back, where nobody has learned anything since. */
export interface TakeBack {
  type: "take-back";
  id: string;
  seat: number;
}

/** Lines of chat that are new to this listener. */
export interface Talk {
  type: "talk";
  lines: Chat[];
}

/** One line of a match's story, with the decision after which it was told. */
export interface Told {
  decision: number;
  line: Line;
}

/** A row of numbers with markers on it. `marks` are numbers that mean something, with what: `(30, "wins")`. */
export interface Track {
  name: string;
  last: number;
  markers: Marker[];
  marks: [number, string][];
  first: number;
}

/** What a seat's way back is: free, by the others' leave, or none; `words` says what it would undo, or why not. */
export interface Undo {
  way: "free" | "none" | "vote";
  words: string;
}

/** Agrees or not to what AskBack asked. */
export interface Vote {
  type: "vote";
  id: string;
  seat: number;
  yes: boolean;
}

/** Asks why a key is not on offer, once the keys of `after` were answered. */
export interface Why {
  type: "why";
  request: number;
  seat: number;
  key: string;
  after?: string[];
}

export type FromBrowser = Hello | Look | Answer | TakeBack | AskBack | Vote | Say | Mute | AskMe | HandOver | Resign | Why | Show | Ping | Echo;

export type FromHall = Sight | Talk | Done | Refused | Reasons | Shown | Pong | Probe | Bye;
