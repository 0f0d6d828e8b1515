"""The socket protocol: everything that a browser and the hall say to each other about one table.

`web/src/wire.ts` is written from these types. A command carries an id of the client's own making: said twice, it is
done once and answered twice. `seq` counts what has happened at the table and is on disk.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from meadhall.engine.common.text import Words
from meadhall.engine.presentation.preview import Preview
from meadhall.engine.presentation.scene import Card, Figure, Ladder, Moment, Place, SeatScene, Track

# ---------------------------------------------------------------- why not

Code = Literal[
    "unreadable",  # it is not JSON, or nested too deeply
    "invalid",  # it is JSON, but says something that cannot be
    "nobody",  # one has to say first who one is
    "forbidden",  # not from there, or not by this person
    "unknown",  # there is no such thing, or none that this person may know of
    "method",  # there is such a thing, but it cannot be asked for in this way
    "taken",  # somebody else was first
    "stale",  # the table has gone on since that was seen
    "not-now",  # the table is not at a point where this could be done
    "not-offered",  # the rules have no such answer now
    "too-large",
    "too-many",
    "too-slow",
    "closing",
    "failed",  # a mistake of the hall's own
]


# ---------------------------------------------------------------- from the browser

When = Literal["always", "here", "never"]


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """The base of all that a browser may say."""


class Hello(Command, frozen=True):
    """The first message: how much of the story is known already, and through which of one's seats to look.

    `language` is that in which to be spoken to, such as "de"; a game that has no words in it speaks English. `updates`
    is that of the last sight: if there are more by now, the story has begun again.
    """

    told: int = 0
    seat: int | None = None
    language: str = ""
    updates: int = 0


class Look(Command, frozen=True):
    """Look through another of one's seats (after the curtain), or as a spectator (-1)."""

    seat: int


class Answer(Command, frozen=True):
    """Answers the open question for a seat; `seq` is that of the sight it was read from."""

    id: str
    seat: int
    key: str
    seq: int | None = None


class TakeBack(Command, frozen=True, tag="take-back"):
    """Takes the last answer of a seat back, where nobody has learned anything since."""

    id: str
    seat: int


class AskBack(Command, frozen=True, tag="ask-back"):
    """Asks the others to let the last answer of a seat be taken back although something was learned since."""

    id: str
    seat: int


class Vote(Command, frozen=True):
    """Agrees or not to what AskBack asked."""

    id: str
    seat: int
    yes: bool


class Say(Command, frozen=True):
    """A line of chat: words of one's own, or one of the hall's phrases."""

    id: str
    text: str = ""
    phrase: str = ""


class Mute(Command, frozen=True):
    """Stops, or lets in again, what one person says, for oneself alone."""

    person: str
    on: bool


class AskMe(Command, frozen=True, tag="ask-me"):
    """Says when one wants to be asked whether one breaks in on what others do; else the hall lets it happen."""

    when: When


class HandOver(Command, frozen=True, tag="hand-over"):
    """Gives one's seat to a bot of a level, or with level "" takes it back."""

    id: str
    seat: int
    level: str


class Resign(Command, frozen=True):
    """Gives the match up: the seat plays on as a bot, and is marked."""

    id: str
    seat: int


class Why(Command, frozen=True):
    """Asks why a key is not on offer, once the keys of `after` were answered."""

    request: int
    seat: int
    key: str
    after: list[str] = []


class Show(Command, frozen=True):
    """Asks what an answer on offer would bring and risk; with an empty key, what each of them does to pieces."""

    request: int
    seat: int
    key: str


class Ping(Command, frozen=True):
    """Asks for a Pong."""

    at: float


class Echo(Command, frozen=True):
    """Gives a Probe back, at once: by it the hall measures how long the line takes."""

    stamp: int


FromBrowser = (
    Hello
    | Look
    | Answer
    | TakeBack
    | AskBack
    | Vote
    | Say
    | Mute
    | AskMe
    | HandOver
    | Resign
    | Why
    | Show
    | Ping
    | Echo
)


# ---------------------------------------------------------------- parts


class Option(msgspec.Struct, frozen=True, gc=False):
    """One answer on offer. `places` are those it is about, the one it leads to last; `letter` is its key on a keyboard.

    `warning` is a sentence to be agreed to first. `parts` are what a person picks one by one, where an answer is made
    of several.
    """

    key: str
    clause: str
    words: Words
    brief: Words
    letter: str
    kind: str = ""
    places: list[str] = []
    gain: str = ""
    warning: Words = ""
    parts: list[Words] | None = None


class Ask(msgspec.Struct, frozen=True, gc=False):
    """The open question to one seat, with everything it may answer."""

    seat: int
    kind: str
    clause: str
    words: Words
    options: list[Option]
    aside: Words = ""
    barred: list[str] = []  # keys that are near at hand but not on offer: `why` tells


class Line(msgspec.Struct, frozen=True, gc=False):
    """One event in the listener's words, and the event itself to be drawn.

    `to_you`: it was done to the listener; `by_you`: it followed from an answer of the listener's seat, whoever gave it.
    `rank` says how soon it is told to who was away, 0 first; of the same rank the latest goes first.
    """

    words: Words
    brief: Words
    event: dict[str, Any]
    to_you: bool = False
    opens: bool = False
    joins: bool = False
    by_you: bool = False
    rank: int = 3


class Undo(msgspec.Struct, frozen=True, gc=False):
    """What a seat's way back is: free, by the others' leave, or none; `words` says what it would undo, or why not."""

    way: Literal["free", "vote", "none"]
    words: Words


class Asking(msgspec.Struct, frozen=True, gc=False):
    """An open vote: who wants to take what back, and who has agreed or still has to say.

    Whoever has said nothing when the seconds that are `left` are over has said no; None: there is no end.
    """

    seat: int
    words: Words
    agreed: list[int]
    waiting: list[int]
    left: float | None = None


class Standing(msgspec.Struct, frozen=True, gc=False):
    """How one seat stands, or ended."""

    seat: int
    place: int
    points: int
    parts: dict[str, int]


class Clock(msgspec.Struct, frozen=True, gc=False):
    """Time left to a seat, in seconds, at the moment this was sent; it runs if the seat is asked."""

    seat: int
    left: float
    runs: bool


class RaceSeat(msgspec.Struct, frozen=True, gc=False):
    """The times of one seat in real time, in milliseconds of the table's clock.

    `lands` is when what it threw comes down, `limit` when its question passes by itself, `lost` since when its
    connection is gone; `lag` is the delay of its line that is made good. `bot`: a bot plays for its person now;
    `returns`: who is there again and has the seat back at the next moment of rest.
    """

    seat: int
    lag: int = 0
    lands: int | None = None
    limit: int | None = None
    lost: int | None = None
    bot: bool = False
    returns: bool = False


class RaceGroup(msgspec.Struct, frozen=True, gc=False):
    """The seats that race with each other, in milliseconds of the table's clock.

    `starts` is when the race may begin, `began` when it did, `window` when a call that was made counts unless an
    earlier one comes in, `presses` when the race itself does something to those who do not end it.
    """

    seats: list[int]
    starts: int | None = None
    began: int | None = None
    window: int | None = None
    presses: int | None = None


class Race(msgspec.Struct, frozen=True, gc=False):
    """A match in real time. `now` is the table's clock when this was sent; it stands still unless it `runs`.

    While it stands, `waits` are the seats whose people are waited for, and `goes_on` says in how many milliseconds it
    goes on, if that is known.
    """

    now: int
    runs: bool
    seats: list[RaceSeat]
    groups: list[RaceGroup]
    waits: list[int] = []
    goes_on: int | None = None


class Seat(msgspec.Struct, frozen=True, gc=False):
    """Who sits at a seat. `bot` is the level of the bot that plays it now; `person` the one who may take it back.

    `by` is the name of the other who gave it to the bot, while its player was away.
    """

    seat: int
    name: str
    letter: str
    person: str | None = None
    bot: str = ""
    here: bool = True
    resigned: bool = False
    by: str = ""


class Chat(msgspec.Struct, frozen=True, gc=False):
    """A line of chat as it was said."""

    seq: int
    person: str
    name: str
    text: str = ""
    phrase: str = ""
    at: float = 0.0


# ---------------------------------------------------------------- from the hall


class Notice(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag=str.lower):
    """The base of all that the hall says."""


class Silenced(msgspec.Struct, frozen=True, gc=False):
    """Somebody whom the looking person does not want to hear."""

    person: str
    name: str


class Sight(Notice, frozen=True):
    """The table as one seat sees it now: whoever has the newest sight, whole, has everything.

    `news` takes the place of all lines from the `since`th on. `places` is null where they are as they were in the sight
    before; `aim`, what this match is about, comes with them. `state` is what this seat may know of the game's own
    state, for a board of the game's own; `computed` has what the rules compute from it for that board, such as chances,
    powers and ways, always whole. Where `kept` is not null, be it empty, `state` has only those
    of its fields that have changed, each of them whole, and of the lists `figures`, `cards`, `places`, `facts`,
    `tracks` and `standings` those that `kept` names have only the new items, while the others stand as they stood. A
    run in `kept` is for so many new items, and then, from where on and how many, for those of the sight before; the
    rest of the new ones come last. `nth` counts the sights of a line: who does not have the one before cannot make
    this one whole, says hello again, and is sent all of it. `unasked` may be answered at any time, `race` is there in
    real time alone. `updates` says how often changed rules have gone on from a checkpoint; the story begins there.
    """

    seq: int
    seat: int
    mine: list[int]
    seats: list[Seat]
    title: Words
    phase: Words
    turn: int
    figures: list[Figure]
    cards: list[SeatScene]
    facts: list[tuple[Words, int]]
    state: Annotated[msgspec.Raw, msgspec.Meta(extra_json_schema={"type": "object"})]
    computed: Annotated[msgspec.Raw, msgspec.Meta(extra_json_schema={"type": ["object", "null"]})]
    standings: list[Standing]
    waiting: list[int]
    since: int
    news: list[Line]
    decisions: int
    digest: str
    over: bool = False
    places: list[Place] | None = None
    kept: dict[str, list[tuple[int, int, int]]] | None = None
    nth: int = 0
    ask: Ask | None = None
    undo: Undo | None = None
    vote: Asking | None = None
    clocks: list[Clock] = []
    away: bool = False  # the news happened while nobody of yours was at the table
    public: bool = False
    rematch: str | None = None
    aim: list[Words] = []
    unasked: list[Option] = []
    race: Race | None = None
    muted: list[Silenced] = []
    language: str = "en"  # in which the game's words are
    tracks: list[Track] = []
    moments: list[Moment] = []
    table: list[Card] = []
    ladder: Ladder | None = None
    updates: int = 0


class Talk(Notice, frozen=True):
    """Lines of chat that are new to this listener."""

    lines: list[Chat]


class Done(Notice, frozen=True):
    """A command was carried out, and is on disk."""

    id: str
    seq: int


class Reason(msgspec.Struct, frozen=True, gc=False):
    """One reason why something is not on offer, with the rule that says so."""

    words: Words
    clause: str


class Refused(Notice, frozen=True):
    """A command was not carried out: why, by which clause, and what the table's number is now."""

    id: str
    seq: int
    words: str
    reasons: list[Reason] = []
    code: Code = "not-offered"


class Reasons(Notice, frozen=True):
    """The answer to Why."""

    request: int
    reasons: list[Reason]


class Shown(Notice, frozen=True):
    """The answer to Show."""

    request: int
    preview: Preview | None


class Pong(Notice, frozen=True):
    """The answer to Ping."""

    at: float


class Probe(Notice, frozen=True):
    """In real time: to be given back at once, as an Echo with the same stamp."""

    stamp: int


class Bye(Notice, frozen=True):
    """The hall goes away for a moment, or the table for good; `back` says after how many seconds to try again."""

    words: str
    back: float | None = None


FromHall = Sight | Talk | Done | Refused | Reasons | Shown | Pong | Probe | Bye
