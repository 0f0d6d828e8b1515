"""What the HTTP routes take and give. `web/src/wire.ts` and the OpenAPI description are written from these types."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from meadhall.server.protocol.wire import Code, Line, Sight

Setting = str | int | bool
Name = Annotated[str, Meta(min_length=1, max_length=24)]


class Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of all that a request may carry."""


class Nothing(Given, frozen=True):
    """What a request carries that says all by where it goes."""


# ---------------------------------------------------------------- games


class Choice(msgspec.Struct, frozen=True):
    """One option of a game's set-up; `names` are the words for its values, in their order.

    `tells` are a sentence for each value, where they need one. `brings` says, for the place of a value, what a form
    sets besides when it is chosen. Values in `people` are for tables without bots. Where other options have not the
    values of `needs`, this one means nothing. `played` is what is usual instead of `default` where people play.
    `adds_seats` says, for the place of a value, how many seats it brings beside those of the players.
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


class Apart(msgspec.Struct, frozen=True):
    """With this value of one option, `players` included, go none of these of another."""

    one: str
    value: Setting
    other: str
    values: list[Setting]


class FirstMatch(msgspec.Struct, frozen=True):
    """The match by which a game is learned: for how many players, its options, and the bot at the other seats.

    Without `players` as few play as may, without `bot` the usual one.
    """

    players: int | None
    options: dict[str, Setting]
    bot: str


class GameCard(msgspec.Struct, frozen=True):
    """What the hall tells of a game: `seats` are the numbers of players, `levels` the bots that can play it.

    `apart` are the options that do not go together. By those of `timed` it runs in real time; then only bots of
    `racers` can play it, each at one of the `paces`, the usual one first: `sensible@calm`.
    `gentle` is the pace for who plays for the first time. `catalogue` are the languages in which the sentences of
    its tables can be fetched, English first: the hall's, and the game's unless it sends finished words.
    """

    id: str
    name: str
    version: str
    seats: list[int]
    choices: list[Choice]
    levels: list[str]
    aim: list[str]
    has_rules: bool
    racers: list[str] = []
    paces: list[str] = []
    gentle: str = ""
    apart: list[Apart] = []
    timed: dict[str, Setting] = {}
    language: str = "en"  # in which its words are
    first_match: FirstMatch | None = None
    catalogue: list[str] = []
    has_handbook: bool = False


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
    """Words for players; `(3)` is a number on the picture of the chapter. The clauses say the same exactly."""

    words: str
    clauses: list[str]


class BookBlock(msgspec.Struct, frozen=True):
    """A piece of a chapter. `parts` are those of the table on its picture; on one of the whole table, with numbers."""

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
    """The rules of a game for players, and the table that its pictures show."""

    game: str
    language: str
    title: str
    lead: str
    chapters: list[BookChapter]
    table: Sight


# ---------------------------------------------------------------- people


class Me(msgspec.Struct, frozen=True):
    """Who one is here: a guest with a name, or somebody with an account."""

    id: str
    name: str
    account: str | None = None


class Rename(Given, frozen=True):
    """A new name for oneself."""

    name: Name


class Account(Given, frozen=True):
    """To open an account, or to come back to it."""

    account: Annotated[str, Meta(min_length=2, max_length=24)]
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class Logout(Given, frozen=True):
    """To leave one's account on this device, or on all of them. A guest who does so is nobody's guest any more."""

    everywhere: bool = False


class Session(msgspec.Struct, frozen=True):
    """A browser in which one is known: its kind in a word or two, since when, when seen last (to the day).

    `here` is the one that asks.
    """

    id: str
    device: str
    since: float
    seen: float
    here: bool


# ---------------------------------------------------------------- tables


class SeatPlan(Given, frozen=True):
    """Who is to sit at a seat: me (on this device), an open seat, or a bot of a level. A hot seat has a name."""

    who: Literal["me", "open", "bot"]
    level: str = ""
    name: str = ""


class Clocks(Given, frozen=True):
    """Time a seat has in all, and what each answer adds, in seconds."""

    bank: Annotated[float, Meta(ge=10, le=30 * 86400)]
    more: Annotated[float, Meta(ge=0, le=7 * 86400)] = 0


class NewTable(Given, frozen=True):
    """A table to be set. Options left out have their usual values; a seed of one's own makes the match repeatable."""

    game: str
    options: dict[str, Setting] = {}
    seats: list[SeatPlan] = []
    public: bool = False
    seed: str | None = None
    clock: Clocks | None = None


class TableSeat(msgspec.Struct, frozen=True):
    """Who sits at a seat, seen from the hall, with the points that everybody sees; `free` if anybody may take it."""

    seat: int
    name: str
    bot: str = ""
    free: bool = False
    mine: bool = False
    points: int = 0


class TableCard(msgspec.Struct, frozen=True):
    """A table in a list: its state in one line, and whether it waits for me. `link` opens it for whoever gets it.

    `news` is what happened since I looked at it last, in at most four lines, what was done to me first. In a list, only
    that table of mine has any at which most has happened. While a table that I have set waits for players,
    `levels` are the bots to which I may give a free seat. A `timed` one is played in real time.
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


class Hall(msgspec.Struct, frozen=True):
    """What the home page shows. `known` are the games of which I have played a match to its end, however long ago."""

    mine: list[TableCard]
    open: list[TableCard]
    watch: list[TableCard]
    replays: list[TableCard]
    known: list[str] = []


class Join(Given, frozen=True):
    """To sit down at a table, at any free seat or at this one; `invite` is what its link carries behind the #."""

    seat: int | None = None
    invite: str = ""


class BotPlan(Given, frozen=True):
    """To give a free seat to a bot of a level, or to one as usual."""

    seat: Annotated[int, Meta(ge=0)]
    level: str = ""


class Channel(Given, frozen=True):
    """An address at which somebody wants to be told that a table waits, as https://ntfy.sh/a-name; "" for nowhere."""

    channel: Annotated[str, Meta(max_length=300)]


class Notifications(msgspec.Struct, frozen=True):
    """Where somebody is told that a table has waited for `after` seconds: the `channel`, "" if nowhere.

    `failed` says in a sentence that the last message was lost. The hall sends to these `services`, or to none.
    """

    channel: str
    failed: str
    services: list[str]
    after: float


class Invitation(Given, frozen=True):
    """What the link to a table carries behind the #."""

    invite: str


class MatchFile(Given, frozen=True):
    """A match file, to be looked through or played on."""

    text: Annotated[str, Meta(max_length=5 * 1024 * 1024)]


class Fork(Given, frozen=True):
    """To play on from a decision of a replay against bots, at one of its seats."""

    decision: Annotated[int, Meta(ge=0)]
    seat: Annotated[int, Meta(ge=0)]
    level: str = "sensible"


# ---------------------------------------------------------------- replays


class Mark(msgspec.Struct, frozen=True):
    """A place on the rail of a replay."""

    decision: int
    kind: str
    words: str


class ReplayCard(msgspec.Struct, frozen=True):
    """A match from its first to its last decision; `eyes` are the seats through which it may be seen (-1: everybody's).

    `seed` is known once the match is over; `verified` says that it gives every die and card of the match, by the rules
    that are here; `differs` says in a sentence how those are others than the ones that wrote the file, if they are.
    `table` is where it was played, if that was in this hall, and `mine` are the seats that the asking person had there.
    With `updated` it begins at a checkpoint, from which the match went on when the rules were updated.
    Of a match in real time `times` says for each decision, from 0 on, after how many milliseconds of play it was given.
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


class Told(msgspec.Struct, frozen=True):
    """One line of a match's story, with the decision after which it was told."""

    decision: int
    line: Line


class Story(msgspec.Struct, frozen=True):
    """Everything that one pair of eyes was told in a match, in order."""

    id: str
    seat: int
    lines: list[Told]


class Health(msgspec.Struct, frozen=True):
    """Whether the hall is well: `state` is "open", or "closing" while it goes away for a moment."""

    state: Literal["open", "closing"]
    version: str


class Problem(msgspec.Struct, frozen=True):
    """Why a request was not carried out, in one sentence."""

    words: str
    code: Code
    clause: str = ""
