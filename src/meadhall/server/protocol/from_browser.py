"""The messages that a browser sends."""

from __future__ import annotations

from typing import Literal

import msgspec

When = Literal["always", "here", "never"]


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """Base class of all messages from a browser."""


class Hello(Command, frozen=True):
    """Start receiving sights. Send this first, and again if you missed a sight."""

    told: int = 0
    """Number of story lines that you have. The hall sends the later lines as news."""
    seat: int | None = None
    """The seat whose view you want. `null` means your seat that must answer, or your first one."""
    language: str = ""
    """Language of finished words and refusals, such as `de`. A game without this language uses English."""
    updates: int = 0
    """`updates` of your last sight. If the number has changed, the story starts again from its beginning."""


class Look(Command, frozen=True):
    """View the table from another of your seats, or as a spectator."""

    seat: int
    """The seat, or -1 for a spectator."""


class Answer(Command, frozen=True):
    """Answer the open question to one of your seats."""

    id: str
    """Id of this command."""
    seat: int
    """Your seat."""
    key: str
    """Key of the option you choose."""
    seq: int | None = None
    """
    `seq` of the sight that showed you the question. If the question has changed since, the hall refuses the answer as
    `stale`. In a race it does so only if the key was not on offer all the time since.
    """


class TakeBack(Command, frozen=True, tag="take-back"):
    """Undo the last answer of a seat. This works as long as nobody has learned anything from it."""

    id: str
    """Id of this command."""
    seat: int
    """Your seat."""


class AskBack(Command, frozen=True, tag="ask-back"):
    """Ask the other players to let you undo an answer after somebody has learned from it. Bots always agree."""

    id: str
    """Id of this command."""
    seat: int
    """Your seat."""


class Vote(Command, frozen=True):
    """Agree or disagree with an undo that another player asked for."""

    id: str
    """Id of this command."""
    seat: int
    """The seat you vote for."""
    yes: bool
    """Whether you agree."""


class Say(Command, frozen=True):
    """Send a line of chat: either `text` or `phrase`. At an open table, guests can send phrases only."""

    id: str
    """Id of this command."""
    text: str = ""
    """Your own words, at most 300 characters."""
    phrase: str = ""
    """One of the hall's phrases, such as `well-played`."""


class Mute(Command, frozen=True):
    """Mute or unmute one person, for you alone. You can mute people who are at the table or spoke there."""

    person: str
    """Id of the person."""
    on: bool
    """`true` mutes, `false` unmutes."""


class AskMe(Command, frozen=True, tag="ask-me"):
    """Choose when the game asks whether you want to interrupt another player. Nobody else learns your choice.

    Games with such questions are Seven Virtues and Heropath (`Game.interrupts`). If you do not want to be asked while
    you are away, the hall gives the default answer for you. While you are connected, the hall always asks. Your client
    can then answer by itself.
    """

    when: When
    """Always (the default), only while you are at the table, or never."""


class HandOver(Command, frozen=True, tag="hand-over"):
    """Give your seat to a bot, or take it back. You can also give away the seat of a player absent for a minute."""

    id: str
    """Id of this command."""
    seat: int
    """The seat."""
    level: str
    """
    Level of the bot, in real time with its pace: `sensible@calm`. `""` takes the seat back, in real time at the next
    Resume.
    """


class Resign(Command, frozen=True):
    """Give up the match. A bot plays on, and the seat is marked as resigned."""

    id: str
    """Id of this command."""
    seat: int
    """Your seat."""


class Why(Command, frozen=True):
    """Ask why a key is not on offer. The hall answers with `reasons`."""

    request: int
    """Any number. It comes back with the reply."""
    seat: int
    """Your seat."""
    key: str
    """The key that is not on offer."""
    after: list[str] = []
    """Keys that you would answer first, if the question has several parts. At most 8."""


class Show(Command, frozen=True):
    """Ask for the preview of an option. The hall answers with `shown`."""

    request: int
    """Any number. It comes back with the reply."""
    seat: int
    """Your seat."""
    key: str
    """Key of the option. `""` asks what each option does to the figures on the board."""


class Advise(Command, frozen=True):
    """Ask what the game's own bot would answer for you. The hall answers with `advised`, or with `refused` and why.

    You must be asked, no other person may sit at the table, and the match may not be in real time. The bot knows only
    what your seat sees.
    """

    request: int
    """Any number. It comes back with the reply."""
    seat: int
    """Your seat."""


class Ping(Command, frozen=True):
    """Ask for a `pong`. It is sent at once, even before the replies to earlier messages."""

    at: float
    """Any number. It comes back with the `pong`."""


class Echo(Command, frozen=True):
    """Return a `probe` at once. Each probe counts once."""

    number: int
    """`number` of the probe."""


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
    | Advise
    | Ping
    | Echo
)
