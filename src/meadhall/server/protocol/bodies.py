"""Requests and responses of the HTTP routes. `make wire` writes `web/src/wire.ts` and `docs/openapi.json` from them."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from meadhall.engine.contract.cover import Colour
from meadhall.server.protocol.wire import Change, Code, Line, Sight

Setting = str | int | bool
Name = Annotated[str, Meta(min_length=1, max_length=24)]


class RequestBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base class of all request bodies."""


class Nothing(RequestBody, frozen=True):
    """An empty body: the address contains everything."""


# ---------------------------------------------------------------- games


class Choice(msgspec.Struct, frozen=True):
    """One option of a game's set-up.

    - `names`: words for the values, in the same order.
    - `brings`: the other options that a form sets when a value is chosen, by index of the value.
    - `tells`: a help sentence for each value, or an empty list.
    - `people`: values for tables without bots.
    - `needs`: the option applies only while other options have these values.
    - `played`: replaces `default` at tables of people.
    - `adds_seats`: the number of seats that a value adds to those of the players, by index of the value.
    - `limits`: whether the option limits the time of decisions. While a limit is set, the table can have no other
      clock.
    """

    id: str
    label: str
    values: list[Setting]
    names: list[str]
    default: Setting
    help: str
    clause: str
    brings: dict[int, dict[str, Setting]] = {}
    tells: list[str] = []
    people: list[Setting] = []
    needs: dict[str, Setting] = {}
    played: Setting | None = None
    adds_seats: dict[int, int] = {}
    limits: bool = False


class Apart(msgspec.Struct, frozen=True):
    """A value of one option that excludes some values of another. The number of players counts as an option."""

    one: str
    value: Setting
    other: str
    values: list[Setting]


class FirstMatch(msgspec.Struct, frozen=True):
    """The settings for the first match of a new player: number of players, options, and the bot in the other seats.

    If `players` is null, it is the smallest allowed number. If `bot` is empty, the usual bot plays.
    """

    players: int | None
    options: dict[str, Setting]
    bot: str


class EventCount(msgspec.Struct, frozen=True):
    """A gain or loss to add up from events: `of` are the event's fields to add, `words` the name of the sum."""

    of: list[str]
    words: str
    is_loss: bool


class Cover(msgspec.Struct, frozen=True):
    """The cover of a game in the hall.

    - `minutes`: length of a match.
    - `players`: the best number of players.
    - `picture`: address of an SVG, or `""`.
    - `shows`: description of the picture.
    - `sign`: the icon, as a name or an SVG path.
    - `counts`: gains and losses to add up, by name of the event.
    """

    line: str
    kind: str
    together: bool
    minutes: str
    players: int | None
    picture: str
    shows: str
    sign: str
    colour: Colour
    counts: dict[str, EventCount]


class GameCard(msgspec.Struct, frozen=True):
    """A game of this hall.

    - `seats`: the possible numbers of players.
    - `levels`: the bots that can play the game.
    - `racers`: the bots that can play in real time.
    - `paces`: paces of bots in real time, such as `calm` in `sensible@calm`. The usual pace comes first.
    - `gentle`: the pace for new players.
    - `apart`: values of options that exclude each other.
    - `timed`: options with the value that puts the match in real time.
    - `language`: language of the words of this card.
    - `catalogue`: languages of the sentences at its tables, English first.
    """

    id: str
    name: str
    version: str
    seats: list[int]
    choices: list[Choice]
    levels: list[str]
    aim: list[str]
    has_rules: bool
    cover: Cover
    racers: list[str] = []
    paces: list[str] = []
    gentle: str = ""
    apart: list[Apart] = []
    timed: dict[str, Setting] = {}
    language: str = "en"
    first_match: FirstMatch | None = None
    catalogue: list[str] = []
    has_handbook: bool = False
    has_lesson: bool = False
    has_puzzles: bool = False


class ClauseText(msgspec.Struct, frozen=True):
    """One rule."""

    id: str
    tag: str
    text: str
    chapter: str


class RulesText(msgspec.Struct, frozen=True):
    """A game's whole rulebook."""

    game: str
    name: str
    opening: str
    tags: str
    clauses: list[ClauseText]


class BookSentence(msgspec.Struct, frozen=True):
    """A sentence for players, with the ids of the exact rules. `(3)` refers to a number in the chapter's picture."""

    words: str
    clauses: list[str]


class BookBlock(msgspec.Struct, frozen=True):
    """A block of a chapter. `parts` are the parts of the table in its picture.

    A picture of the whole table has a number for each part.
    """

    kind: Literal["text", "tile", "point", "note", "table"]
    title: str
    cost: str
    parts: list[str]
    sentences: list[BookSentence]


class BookChapter(msgspec.Struct, frozen=True):
    """A chapter of a handbook."""

    id: str
    title: str
    blocks: list[BookBlock]


class Book(msgspec.Struct, frozen=True):
    """The handbook of a game: its rules for players, and the table in its pictures."""

    game: str
    language: str
    title: str
    lead: str
    chapters: list[BookChapter]
    table: Sight


class LessonStep(msgspec.Struct, frozen=True):
    """A step of a lesson.

    - `lights`: highlighted places, cards, answer keys or parts of the board, the most important one first.
    - `beside`: more highlights that help to understand the step.
    - `tags`: labels on highlights.
    - `awaits`: key of the answer that ends the step, or `""`.
    - `taps`: parts to press before the answer, once each.
    - `open`: whether all answers are offered, and not only the one that the lesson expects.
    - `wrong`: hints after other answers, by the part of the answer's key before the colon.
    """

    id: str
    title: str
    words: str
    lights: list[str]
    beside: list[str]
    tags: dict[str, str]
    awaits: str
    taps: list[str]
    open: bool
    wrong: dict[str, str]
    sight: Sight | Change


class Lesson(msgspec.Struct, frozen=True):
    """A lesson with the tables of its steps. The first table is complete, and each later table is a patch."""

    game: str
    language: str
    minutes: int
    steps: list[LessonStep]


# ---------------------------------------------------------------- people


ShortWord = Annotated[str, Meta(max_length=100)]
PageSetting = bool | float | ShortWord | Annotated[list[ShortWord], Meta(max_length=300)]
"""A setting of the pages, such as the look, the language or the hints that were read."""


MAX_SETTINGS: Final = 40


class Settings(RequestBody, frozen=True):
    """Changed settings of the pages, to store with your account; its other settings stay."""

    values: Annotated[dict[Annotated[str, Meta(max_length=32)], PageSetting], Meta(max_length=MAX_SETTINGS)]


class Me(msgspec.Struct, frozen=True):
    """The caller: a guest with a name, or a person with an account.

    `docs` is the address of the documentation, or empty. Only `GET /api/me` returns it. `settings` are stored with
    the account. `GET /api/me`, `POST /api/settings` and a login return them.
    """

    id: str
    name: str
    account: str | None = None
    docs: str = ""
    settings: dict[str, PageSetting] = {}


class Rename(RequestBody, frozen=True):
    """A new name for the caller."""

    name: Name


class Account(RequestBody, frozen=True):
    """Name and password to open an account or to log in."""

    account: Annotated[str, Meta(min_length=2, max_length=24)]
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class Logout(RequestBody, frozen=True):
    """Log out on this device, or on all. A guest who logs out cannot return."""

    everywhere: bool = False


class Session(msgspec.Struct, frozen=True):
    """A browser that is logged in: its kind in a word or two, its first use, and its last use (to the day).

    `here` marks the browser of the caller.
    """

    id: str
    device: str
    since: float
    seen: float
    here: bool


# ---------------------------------------------------------------- tables


class SeatPlan(RequestBody, frozen=True):
    """The plan for a seat: you on this device, an open seat, or a bot. `name` is for people who share your device."""

    who: Literal["me", "open", "bot"]
    level: str = ""
    name: str = ""


class Clocks(RequestBody, frozen=True):
    """Time of a seat for the whole match, and bonus for each answer, in seconds."""

    bank: Annotated[float, Meta(ge=10, le=30 * 86400)]
    more: Annotated[float, Meta(ge=0, le=7 * 86400)] = 0


class NewTable(RequestBody, frozen=True):
    """A new table. Missing options get default values. A seed of your own makes the match repeatable."""

    game: str
    options: dict[str, Setting] = {}
    seats: list[SeatPlan] = []
    public: bool = False
    seed: str | None = None
    clock: Clocks | None = None


class TableSeat(msgspec.Struct, frozen=True):
    """A seat in a list, with its public points. `free`: anybody may take it. `mine`: it is the caller's seat."""

    seat: int
    name: str
    bot: str = ""
    free: bool = False
    mine: bool = False
    points: int = 0


class TableCard(msgspec.Struct, frozen=True):
    """A table in a list.

    - `my_turn`: whether the table waits for the caller.
    - `left`: the caller's time in seconds, if a clock runs.
    - `news`: at most four lines since the caller last looked, with lines about the caller first. In a list, only the
      table with the most unread lines has news.
    - `levels`: the bots for the free seats, while the caller's own table waits for players.
    - `lost`: whether the match is over and none of the caller's seats came first.
    """

    id: str
    game: str
    name: str
    title: str
    phase: str
    seats: list[TableSeat]
    state: Literal["gathering", "running", "over"]
    my_turn: bool = False
    public: bool = False
    touched: float = 0.0
    left: float | None = None
    result: str = ""
    link: str = ""
    news: list[Line] = []
    levels: list[str] = []
    timed: bool = False
    lost: bool = False


class Hall(msgspec.Struct, frozen=True):
    """The lists of the home page. `known` are the games that the caller has played to the end."""

    mine: list[TableCard]
    open: list[TableCard]
    watch: list[TableCard]
    replays: list[TableCard]
    known: list[str] = []


class Join(RequestBody, frozen=True):
    """Take this seat of a table, or any free seat. `invite` is the part of the table's link after the #."""

    seat: int | None = None
    invite: str = ""


class BotPlan(RequestBody, frozen=True):
    """Put a bot of a level in a free seat. If the level is empty, the usual bot takes it."""

    seat: Annotated[int, Meta(ge=0)]
    level: str = ""


class Channel(RequestBody, frozen=True):
    """An address for reminders of tables that wait, such as https://ntfy.sh/a-name. An empty address deletes it."""

    channel: Annotated[str, Meta(max_length=300)]


class Notifications(msgspec.Struct, frozen=True):
    """The channel for reminders, or an empty text. A reminder is sent when a table has waited for `after` seconds.

    `failed` is an error sentence if the last message was lost. The hall sends messages only to these `services`.
    """

    channel: str
    failed: str
    services: list[str]
    after: float


class Invitation(RequestBody, frozen=True):
    """The part of a table's link after the #."""

    invite: str


class MatchFile(RequestBody, frozen=True):
    """A match file, for a replay or a new table."""

    text: Annotated[str, Meta(max_length=5 * 1024 * 1024)]


class Fork(RequestBody, frozen=True):
    """Continue a replay from a decision at one of its seats, against bots of a level."""

    decision: Annotated[int, Meta(ge=0)]
    seat: Annotated[int, Meta(ge=0)]
    level: str = "sensible"


class Mark(msgspec.Struct, frozen=True):
    """A mark on the timeline of a replay."""

    decision: int
    kind: str
    words: str


class ReplayCard(msgspec.Struct, frozen=True):
    """A replay of a match.

    - `eyes`: the seats whose view the caller may see (-1: spectator).
    - `seed`: `""` until the match is over.
    - `verified`: whether the seed gives every die and card of the match.
    - `differs`: a warning if the file was written under rules that differ from this hall's, otherwise `""`.
    - `table`: table of the match, if it was played in this hall, otherwise `""`.
    - `mine`: the caller's seats at this table.
    - `times`: milliseconds of play up to each decision, in real time. The first is 0.
    - `updated`: whether the replay begins at a checkpoint, where the match continued under changed rules.
    """

    id: str
    game: str
    name: str
    title: str
    players: list[str]
    decisions: int
    over: bool
    eyes: list[int]
    marks: list[Mark]
    commitment: str = ""
    seed: str = ""
    verified: bool = False
    differs: str = ""
    table: str = ""
    mine: list[int] = []
    times: list[int] = []
    updated: bool = False


class StoryLine(msgspec.Struct, frozen=True):
    """One line of a match's story, with the decision that caused it."""

    decision: int
    line: Line


class Story(msgspec.Struct, frozen=True):
    """All lines of a match's story for one seat, in order. `id` is the id of the replay."""

    id: str
    seat: int
    lines: list[StoryLine]


class Health(msgspec.Struct, frozen=True):
    """The state of the hall: "open", or "closing" during a restart."""

    state: Literal["open", "closing"]
    version: str


class Problem(msgspec.Struct, frozen=True):
    """The reason why a request was refused, in one sentence."""

    words: str
    code: Code
    clause: str = ""
