"""Requests and responses of the HTTP routes, the source of `web/src/wire.ts` and the OpenAPI description."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from meadhall.engine.contract.cover import Colour
from meadhall.server.protocol.wire import Change, Code, Line, Sight

Setting = str | int | bool
Name = Annotated[str, Meta(min_length=1, max_length=24)]


class RequestBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all request bodies."""


class Nothing(RequestBody, frozen=True):
    """An empty body: the address says everything."""


# ---------------------------------------------------------------- games


class Choice(msgspec.Struct, frozen=True):
    """One option of a game's set-up; `names` are the words for its values, in their order.

    - `tells` has a sentence for each value, if they need one.
    - `brings` has, for the index of a value, the other options that a form sets when it is chosen.
    - Values in `people` are for tables without bots.
    - The option applies only while other options have the values of `needs`.
    - `played` replaces `default` at tables of people.
    - `adds_seats` has, for the index of a value, the number of seats it adds to those of the players.
    - If a number is set for an option that `limits` decisions, the table has no other clock.
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
    """This value of one option excludes these values of another. `players` counts as an option."""

    one: str
    value: Setting
    other: str
    values: list[Setting]


class FirstMatch(msgspec.Struct, frozen=True):
    """The settings for a new player: number of players, options, and the bot at the other seats.

    Without `players` the match has the fewest allowed, without `bot` the usual bot plays.
    """

    players: int | None
    options: dict[str, Setting]
    bot: str


class EventCount(msgspec.Struct, frozen=True):
    """The gain or loss of an event: the fields to add up, and the words or the message for the quantity."""

    of: list[str]
    words: str
    is_loss: bool


class Cover(msgspec.Struct, frozen=True):
    """The cover of a game, as the hall shows it.

    `minutes` is the length of a match, `players` the number with which it is best. `sign` is a name or an SVG path.
    `picture` is the address of an SVG, empty without one, and `shows` describes it. `counts` are by name of the event.
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
    """A game of this hall: `seats` are the numbers of players, `levels` the bots that can play it.

    `apart` are the options that exclude each other. With the options of `timed` only bots of `racers` can play it, in
    real time, each at one of the `paces`, the usual one first: `sensible@calm`. `gentle` is the pace for new players.
    `catalogue` are the languages of the sentences at its tables, English first.
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
    language: str = "en"  # language of its words
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
    """Words for players; `(3)` is a number on the picture of the chapter. The clauses give the exact rule."""

    words: str
    clauses: list[str]


class BookBlock(msgspec.Struct, frozen=True):
    """A piece of a chapter. `parts` are those of the table on its picture, numbered in a picture of the whole table."""

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
    """The rules of a game for players, and the table of its pictures."""

    game: str
    language: str
    title: str
    lead: str
    chapters: list[BookChapter]
    table: Sight


class LessonStep(msgspec.Struct, frozen=True):
    """A step of a lesson. `lights` and `beside` are the things that its words are about, `tags` are labels on them.

    The step waits for `awaits`, or for nothing if that is empty. The table offers that answer only, or all if the step
    is `open`. `taps` are parts to press before it, each once. `wrong` are words for other answers, by their first word.
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
    """A lesson with the tables of its steps: the first one is whole, each further one is a patch."""

    game: str
    language: str
    minutes: int
    steps: list[LessonStep]


# ---------------------------------------------------------------- people


ShortWord = Annotated[str, Meta(max_length=100)]
PageSetting = bool | float | ShortWord | Annotated[list[ShortWord], Meta(max_length=300)]
"""A setting of the pages, such as the look, the language or the hints that were read."""


MOST_SETTINGS: Final = 40


class Settings(RequestBody, frozen=True):
    """Changed settings of the pages, to be kept with your account beside its others."""

    values: Annotated[dict[Annotated[str, Meta(max_length=32)], PageSetting], Meta(max_length=MOST_SETTINGS)]


class Me(msgspec.Struct, frozen=True):
    """The caller: a guest with a name, or a person with an account.

    `docs` is the address of the documentation, if the hall knows one. Only `GET /api/me` returns it. `settings` are
    those kept with the account; the call that finds the person returns them, and a login.
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
    """Log out on this device, or on all of them. A guest who does so is lost."""

    everywhere: bool = False


class Session(msgspec.Struct, frozen=True):
    """A browser that is logged in: its kind in a word or two, its first and its last use (to the day).

    `here` marks the browser that asks.
    """

    id: str
    device: str
    since: float
    seen: float
    here: bool


# ---------------------------------------------------------------- tables


class SeatPlan(RequestBody, frozen=True):
    """The plan for a seat: me (on this device), an open seat, or a bot of a level. A shared device needs a name."""

    who: Literal["me", "open", "bot"]
    level: str = ""
    name: str = ""


class Clocks(RequestBody, frozen=True):
    """Total time of a seat, and the bonus for each answer, in seconds."""

    bank: Annotated[float, Meta(ge=10, le=30 * 86400)]
    more: Annotated[float, Meta(ge=0, le=7 * 86400)] = 0


class NewTable(RequestBody, frozen=True):
    """A new table. Missing options have their usual values; a seed of your own makes the match repeatable."""

    game: str
    options: dict[str, Setting] = {}
    seats: list[SeatPlan] = []
    public: bool = False
    seed: str | None = None
    clock: Clocks | None = None


class TableSeat(msgspec.Struct, frozen=True):
    """A seat as the lists show it, with its public points; `free` if anybody may take it."""

    seat: int
    name: str
    bot: str = ""
    free: bool = False
    mine: bool = False
    points: int = 0


class TableCard(msgspec.Struct, frozen=True):
    """A table in a list: its state in one line, and whether it waits for me. `link` opens it.

    `news` are at most four lines told since I last looked, first those done to me. In a list, only my table with the
    most news has any. While a table of mine waits for players, `levels` are the bots for its free seats.
    `lost` marks a finished match in which none of my seats came first.
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
    """The lists of the home page. `known` are the games that I have ever played to the end."""

    mine: list[TableCard]
    open: list[TableCard]
    watch: list[TableCard]
    replays: list[TableCard]
    known: list[str] = []


class Join(RequestBody, frozen=True):
    """Take any free seat of a table, or this one; `invite` is the part of its link behind the #."""

    seat: int | None = None
    invite: str = ""


class BotPlan(RequestBody, frozen=True):
    """Give a free seat to a bot of a level, or to the usual one."""

    seat: Annotated[int, Meta(ge=0)]
    level: str = ""


class Channel(RequestBody, frozen=True):
    """An address for reminders of tables that wait, such as https://ntfy.sh/a-name; "" for none."""

    channel: Annotated[str, Meta(max_length=300)]


class Notifications(msgspec.Struct, frozen=True):
    """The channel for reminders of tables that have waited for `after` seconds; "" for none.

    `failed` says in a sentence that the last message was lost. The hall sends to these `services` only.
    """

    channel: str
    failed: str
    services: list[str]
    after: float


class Invitation(RequestBody, frozen=True):
    """The part of a table's link behind the #."""

    invite: str


class MatchFile(RequestBody, frozen=True):
    """A match file, for a replay or a new table."""

    text: Annotated[str, Meta(max_length=5 * 1024 * 1024)]


class Fork(RequestBody, frozen=True):
    """Play on from a decision of a replay, against bots, at one of its seats."""

    decision: Annotated[int, Meta(ge=0)]
    seat: Annotated[int, Meta(ge=0)]
    level: str = "sensible"


class Mark(msgspec.Struct, frozen=True):
    """A mark on the rail of a replay."""

    decision: int
    kind: str
    words: str


class ReplayCard(msgspec.Struct, frozen=True):
    """A replay; `eyes` are the seats that may look at it (-1: as everybody).

    - `seed` is known once the match is over. `verified` says that it gives every die and card by our rules.
    - `differs` says in a sentence how these rules differ from those that wrote the file, if they do.
    - `table` is the table of the match, if it was in this hall; `mine` are the caller's seats there.
    - With `updated` it begins at a checkpoint, from which the match continued after a change of the rules.
    - `times` has, for a match in real time, the milliseconds of play before each decision, from 0 on.
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
    """One line of a match's story, with the decision that it follows."""

    decision: int
    line: Line


class Story(msgspec.Struct, frozen=True):
    """All lines of a match that one seat was told, in order."""

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
