"""The messages that the hall sends, and the parts of these messages."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from meadhall.engine.common.text import Words
from meadhall.engine.presentation.preview import Preview
from meadhall.engine.presentation.scene import Card, Figure, Ladder, Moment, Place, SeatScene, Track

# ---------------------------------------------------------------- refusals

Code = Literal[
    "unreadable",  # not JSON, or nested too deeply
    "invalid",  # valid JSON with a wrong value
    "nobody",  # the caller has no session yet
    "forbidden",  # this person, or a page of this origin, may not do that
    "unknown",  # there is no such thing, or this person may not know of it
    "method",  # the route exists, but not with this HTTP method
    "taken",  # another person was first
    "stale",  # the table has changed since the client saw it
    "not-now",  # the table is in the wrong phase for this
    "not-offered",  # the rules do not offer this answer now
    "too-large",
    "too-many",
    "too-slow",
    "closing",
    "failed",  # an error of the hall itself
]


class Reason(msgspec.Struct, frozen=True, gc=False):
    """One reason why an option is not on offer."""

    words: Words
    """The reason in one sentence, with its numbers."""
    clause: str
    """Id of the rule."""


# ---------------------------------------------------------------- questions


class Option(msgspec.Struct, frozen=True, gc=False):
    """One option of a question."""

    key: str
    """The key that an answer sends."""
    clause: str
    """Id of the rule behind it."""
    words: Words
    """Effect of the option."""
    brief: Words
    """Short form for a button. `""` if `words` is a text: its message has the short form."""
    letter: str
    """Key on a keyboard."""
    kind: str = ""
    """Kind of option, such as `use-herb`, for drawing it."""
    places: list[str] = []
    """Ids of the places or cards that it concerns. The destination comes last."""
    gain: str = ""
    """Immediate gain, such as `+2`."""
    warning: Words = ""
    """A warning that the player confirms first."""
    parts: list[Words] | None = None
    """The parts a player picks one by one, if the answer consists of several."""


class Ask(msgspec.Struct, frozen=True, gc=False):
    """The open question to a seat, with all its options."""

    seat: int
    """The seat that must answer."""
    kind: str
    """Kind of question, such as `move`."""
    clause: str
    """Id of the rule that asks."""
    words: Words
    """The question."""
    options: list[Option]
    """Everything that the seat may answer."""
    aside: Words = ""
    """A note for the asked seat alone."""
    brief: Words = ""
    """Short form, without what the game's own board shows. `""` if `words` is a text: its message has it."""
    barred: list[str] = []
    """Keys that a player may expect but that are not on offer. Send `why` to learn the reason."""
    picked: list[str] = []
    """Keys that the seat has picked so far, where the question asks for several things one after the other."""


# ---------------------------------------------------------------- story and votes


class Line(msgspec.Struct, frozen=True, gc=False):
    """One line of the story: an event, and its words for one listener.

    The story only grows. An undo adds a line with the event `{"type": "TakenBack", "seat": 0, "lines": 3}`. The three
    lines before it no longer count.
    """

    words: Words
    """The line itself."""
    brief: Words
    """Short form. `""` if `words` is a text: its message has the short form."""
    event: dict[str, Any]
    """The event as data, for drawing it. Its `type` names it."""
    to_you: bool = False
    """Whether the event affects the listener."""
    opens: bool = False
    """Whether it starts a paragraph."""
    joins: bool = False
    """Whether it continues the line before."""
    by_you: bool = False
    """Whether an answer of the listener's seat caused it, even if a bot gave that answer."""
    rank: int = 3
    """
    Priority for a returning player: 0 (affects the listener) comes first, 5 (the start of a turn) last. Of equal rank,
    the latest line comes first.
    """


class Undo(msgspec.Struct, frozen=True, gc=False):
    """Whether a seat can undo its last answer."""

    way: Literal["free", "vote", "none"]
    """`free`: send `take-back`. `vote`: send `ask-back`. `none`: there is nothing to undo."""
    words: Words
    """The answer to undo, or the reason why the undo is not free."""


class Asking(msgspec.Struct, frozen=True, gc=False):
    """An open vote about an undo. A seat that does not vote in time disagrees."""

    seat: int
    """The seat that asks for the undo."""
    words: Words
    """The answer to be undone."""
    agreed: list[int]
    """The seats that have agreed."""
    waiting: list[int]
    """The seats that have not voted yet."""
    left: float | None = None
    """Seconds left to vote when this was sent. `null`: no time limit."""


# ---------------------------------------------------------------- seats, points and time


class Seat(msgspec.Struct, frozen=True, gc=False):
    """A seat and its player."""

    seat: int
    """Number of the seat."""
    name: str
    """Name of the player."""
    letter: str
    """One letter for the board. No two seats share it."""
    person: str | None = None
    """Id of the person. `null` if only a bot plays the seat."""
    bot: str = ""
    """Level of the bot that plays the seat now, or `""`."""
    here: bool = True
    """Whether the player is at the table. A bot always is."""
    resigned: bool = False
    """Whether the player has resigned."""
    by: str = ""
    """Name of the other player who gave the seat to the bot while its own player was away."""


class Standing(msgspec.Struct, frozen=True, gc=False):
    """The points and rank of a seat."""

    seat: int
    """Number of the seat."""
    place: int
    """Rank from 1. Tied seats share a rank."""
    points: int
    """Total points."""
    parts: dict[str, int]
    """Points by source. In a game with a catalogue the keys are ids of messages."""
    counts: Words | None = None
    """Name of the points, such as hit points. `""`: they mean nothing to players. `null`: they are called points."""


class Clock(msgspec.Struct, frozen=True, gc=False):
    """The clock of a seat."""

    seat: int
    """Number of the seat."""
    left: float
    """Seconds left when this was sent. The bonus for an answer is added once others know of the answer."""
    runs: bool
    """Whether the clock is running."""
    decision: bool = False
    """Whether the time is for this decision alone. When it is up, the default answer is given."""


class RaceSeat(msgspec.Struct, frozen=True, gc=False):
    """The times of one seat in real time."""

    seat: int
    """Number of the seat."""
    lag: int = 0
    """Network delay that the hall makes up for, in ms. It is 0 until three probes have measured it."""
    lands: int | None = None
    """When the dice that the seat threw land."""
    limit: int | None = None
    """When the time for its open question is up."""
    lost: int | None = None
    """When its connection was lost."""
    bot: bool = False
    """Whether a bot plays for its person now."""
    returns: bool = False
    """Whether its person is back and gets the seat at the next Resume."""


class RaceGroup(msgspec.Struct, frozen=True, gc=False):
    """The times of seats that race against each other, such as the two seats of a duel in Preparation."""

    seats: list[int]
    """The seats."""
    starts: int | None = None
    """When the announced race may start."""
    began: int | None = None
    """When the current race began."""
    window: int | None = None
    """When the first call counts, unless an earlier call arrives before that."""
    presses: int | None = None
    """When the race itself penalizes seats that do not end it. In Heroes the fighters tire."""


class Race(msgspec.Struct, frozen=True, gc=False):
    """The times of a match in real time, in milliseconds of the table's clock.

    The clock starts with the match, and can be stopped for a while.
    """

    now: int
    """Time of the clock when this was sent."""
    runs: bool
    """Whether the clock is running."""
    seats: list[RaceSeat]
    """The times of each seat."""
    groups: list[RaceGroup]
    """The times of the current races."""
    waits: list[int] = []
    """The seats that the clock waits for."""
    goes_on: int | None = None
    """Milliseconds until a stopped clock continues, if known."""


# ---------------------------------------------------------------- chat


class Chat(msgspec.Struct, frozen=True, gc=False):
    """A line of chat: either `text` or `phrase` is set."""

    seq: int
    """`seq` of the line."""
    person: str
    """Id of the speaker."""
    name: str
    """Name of the speaker at that time."""
    text: str = ""
    """The speaker's own words."""
    phrase: str = ""
    """One of the hall's phrases."""
    at: float = 0.0
    """Seconds since 1970."""


class MutedPerson(msgspec.Struct, frozen=True, gc=False):
    """A person you have muted."""

    person: str
    """Id of the person."""
    name: str
    """The person's name at this table."""


# ---------------------------------------------------------------- messages


class Notice(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag=str.lower):
    """Base class of all messages from the hall."""


class Sight(Notice, frozen=True):
    """The table as one seat sees it now."""

    seq: int
    """Number of events at the table that you may know of."""
    seat: int
    """The seat whose view this is, or -1 for a spectator."""
    mine: list[int]
    """Your seats."""
    seats: list[Seat]
    """All seats and their players."""
    title: Words
    """Title of the table."""
    phase: Words
    """Phase of the match."""
    turn: int
    """The seat whose turn it is, or -1."""
    figures: list[Figure]
    """Figures on the board."""
    cards: list[SeatScene]
    """Cards in front of each seat."""
    facts: list[tuple[Words, int]]
    """Counters of the table: label and number."""
    state: dict[str, Any]
    """The game's own state as far as this seat may know it, for a board of your own."""
    computed: Annotated[msgspec.Raw, msgspec.Meta(extra_json_schema={"type": ["object", "null"]})]
    """Results of the rules for a board of your own, such as chances or paths. `null`: nothing."""
    standings: list[Standing]
    """Points and ranks, also at the end."""
    waiting: list[int]
    """The seats that must answer."""
    since: int
    """Number of story lines before the news."""
    news: list[Line]
    """Lines of the story. They replace all your lines after the first `since`."""
    decisions: int
    """Number of answers that this seat may know of. An unfinished answer does not count."""
    digest: str
    """A short hash of `state`, equal for all viewers with the same state."""
    over: bool = False
    """Whether the match is over."""
    places: list[Place] = []
    """Places of the board."""
    number: int = 0
    """Number of this sight on your connection, from 1. In a replay it is 0."""
    ask: Ask | None = None
    """The open question to this seat."""
    undo: Undo | None = None
    """Whether this seat can undo its last answer. `null` for spectators and after the match."""
    vote: Asking | None = None
    """The open vote about an undo."""
    clocks: list[Clock] = []
    """Time left to each seat, if the table has clocks."""
    away: bool = False
    """Whether the news happened while none of your devices was at the table."""
    public: bool = False
    """Whether this is an open table."""
    rematch: str | None = None
    """Id of the table where the same people play again."""
    aim: list[Words] = []
    """How the match is won, in a few sentences."""
    unasked: list[Option] = []
    """Options of this seat at any time, such as to concede."""
    race: Race | None = None
    """Times of a match in real time. `null` at other tables, and after the match."""
    muted: list[MutedPerson] = []
    """People you have muted."""
    language: str = "en"
    """Language of finished words: that of your `hello`, or `en`."""
    tracks: list[Track] = []
    """Tracks with markers on them."""
    moments: list[Moment] = []
    """The event that is about to happen. The innermost comes last."""
    table: list[Card] = []
    """Shared cards, such as a market, and piles."""
    ladder: Ladder | None = None
    """The current fight."""
    updates: int = 0
    """Number of times the match continued from a checkpoint under changed rules. The story starts at the last one."""


class Change(Notice, frozen=True):
    """The next sight, as a patch of the one before."""

    number: int
    """Number of this sight on your connection."""
    patch: dict[str, Any]
    """Patch of the sight before (see Changes)."""


class Talk(Notice, frozen=True):
    """New lines of chat."""

    lines: list[Chat]
    """The lines in order."""


class CommandDone(Notice, frozen=True, tag="done"):
    """Your command was carried out and saved to disk."""

    id: str
    """Id of the command."""
    seq: int
    """`seq` of the event."""


class CommandRefused(Notice, frozen=True, tag="refused"):
    """Your command was not carried out."""

    id: str
    """Id of the command. `""`: the message had no id or could not be read."""
    seq: int
    """Number of events at the table that you may know of."""
    words: str
    """The reason in one sentence, in the language of your `hello`."""
    reasons: list[Reason] = []
    """The rules that forbid it, one by one."""
    code: Code = "not-offered"
    """
    The reason for programs. A socket uses `not-offered`, `stale`, `not-now`, `forbidden`, `taken`, `invalid`,
    `unreadable`, `unknown`, `too-many`, `closing` and `failed`.
    """


class Reasons(Notice, frozen=True):
    """Reply to `why`."""

    request: int
    """`request` of your message."""
    reasons: list[Reason]
    """The reasons. The list is empty if the key is on offer."""


class ShowReply(Notice, frozen=True, tag="shown"):
    """Reply to `show`."""

    request: int
    """`request` of your message."""
    preview: Preview | None
    """The preview. `null`: the game has none for this option, or there is no such option."""


class AdviceReply(Notice, frozen=True, tag="advised"):
    """Reply to `advise`."""

    request: int
    """`request` of your message."""
    key: str
    """Key of the option that the bot would choose."""
    why: Words
    """Its reason in one sentence. `""`: the bot of this game gives none."""


class Pong(Notice, frozen=True):
    """Reply to `ping`."""

    at: float
    """`at` of your message."""


class Probe(Notice, frozen=True):
    """Measures your network delay, every two seconds for each player in real time. Return it at once as `echo`."""

    number: int
    """Number of the probe."""


class Bye(Notice, frozen=True):
    """The socket closes."""

    words: str
    """The reason in one sentence."""
    back: float | None = None
    """Seconds until you may reconnect. `null`: do not reconnect."""


FromHall = Sight | Change | Talk | CommandDone | CommandRefused | Reasons | ShowReply | AdviceReply | Pong | Probe | Bye
