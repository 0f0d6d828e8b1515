"""The events of a table, as they are stored. A table is the fold of its events; nothing else is stored."""

from __future__ import annotations

import msgspec

from meadhall.engine.common.text import Words
from meadhall.engine.contract.game import Setting
from meadhall.engine.record.checkpoint import Checkpoint
from meadhall.server.protocol.bodies import Clocks
from meadhall.server.protocol.wire import When


class TableCheckpoint(msgspec.Struct, frozen=True, omit_defaults=True):
    """A saved match. A table continues from it if changed rules no longer fit its log. It stays on the server.

    `left` holds the remaining seconds of each clock, by seat. `time` is the time of the latest answer in real time, in
    milliseconds.
    """

    match: Checkpoint
    left: list[float] | None = None
    time: int = 0


CHECKPOINT_DECODER = msgspec.json.Decoder(TableCheckpoint)


class TableEvent(msgspec.Struct, frozen=True, omit_defaults=True, tag=True):
    """Base class of all events. `StoredEvent` adds the person, the command and the time."""

    @property
    def request(self) -> object:
        """The part of the event that the person requested. A repeated command must have the same."""
        return self


class PlannedSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Plan for a seat: a person, a bot of a level, or a free seat (neither)."""

    name: str = ""
    person: str | None = None
    level: str = ""


class TableSet(TableEvent, frozen=True):
    """The first event of a table. `start` is the match file of a match to continue, or empty."""

    game: str
    version: str
    options: dict[str, Setting]
    seed: str
    seats: list[PlannedSeat]
    invite: str
    public: bool = False
    clock: Clocks | None = None
    start: str = ""


class SeatTaken(TableEvent, frozen=True, tag="Sat"):
    """A person took a free seat."""

    seat: int
    person: str
    name: str


class BotSeated(TableEvent, frozen=True, tag="BotSat"):
    """The host gave a free seat to a bot of a level."""

    seat: int
    name: str
    level: str


class SeatLeft(TableEvent, frozen=True, tag="Left"):
    """A person left before the start of the match; the seat is free again."""

    seat: int


class SpectatorAdmitted(TableEvent, frozen=True, tag="Admitted"):
    """A person with the invitation may watch without a seat."""

    person: str


class GuestLoggedIn(TableEvent, frozen=True, tag="Became"):
    """A guest has logged in as `person`, who takes over the guest's seats, commands and choices."""

    guest: str
    person: str


class AnswerGiven(TableEvent, frozen=True, tag="Answered"):
    """A seat answered.

    `time` is in milliseconds. It starts with the match in real time, and otherwise with the question of a race.
    """

    seat: int
    key: str
    time: int = 0
    luck: int | None = None  # checksum of the result; it shows whether the rules have changed
    reason: Words = ""  # a bot's explanation for everybody, or ""

    @property
    def request(self) -> object:
        return ("AnswerGiven", self.seat, self.key)


class DefaultTaken(TableEvent, frozen=True, tag="Passed"):
    """A seat did not answer, and its default answer was taken.

    `why` is "time" if the seat's time for the decision was up, otherwise "".
    """

    seat: int
    luck: int | None = None
    time: int = 0
    why: str = ""


class AnswerUndone(TableEvent, frozen=True, tag="TookBack"):
    """A seat undid its last answer before anybody had learned anything from it."""

    seat: int


class UndoRequested(TableEvent, frozen=True, tag="AskedBack"):
    """A seat asked for a vote on undoing its last answer."""

    seat: int


class VoteCast(TableEvent, frozen=True, tag="Voted"):
    """A seat voted."""

    seat: int
    yes: bool


class VoteLapsed(TableEvent, frozen=True, tag="Lapsed"):
    """The time to vote was over before everybody had voted."""


class ChatSent(TableEvent, frozen=True, tag="Said"):
    """A line of chat."""

    name: str
    text: str = ""
    phrase: str = ""

    @property
    def request(self) -> object:
        return ("ChatSent", self.text, self.phrase)


class PersonMuted(TableEvent, frozen=True, tag="Muted"):
    """A person muted or unmuted another person."""

    person: str
    on: bool  # True mutes, False unmutes


class InterruptsChosen(TableEvent, frozen=True, tag="AskedWhen"):
    """A person chose when to be asked for interrupts: always, only while present, or never."""

    when: When


class SeatHandedOver(TableEvent, frozen=True, tag="Handed"):
    """A bot of a level took over a seat. If the level is empty, its person took the seat back.

    `why`: the player asked for it ("asked"), was away ("away"), ran out of time ("time"), or left the table ("left").
    In real time: the player lost the connection ("lost"), or returned ("back").
    """

    seat: int
    level: str
    why: str = "asked"


class PlayerReturning(TableEvent, frozen=True, tag="Returning"):
    """In real time: the player of a seat is back. The bot returns the seat as soon as the sequencer allows it."""

    seat: int


class SeatResigned(TableEvent, frozen=True, tag="Resigned"):
    """A seat resigned; a bot of a level plays on in the seat."""

    seat: int
    level: str

    @property
    def request(self) -> object:
        return ("SeatResigned", self.seat)


class RematchSet(TableEvent, frozen=True, tag="Rematched"):
    """A rematch was created, at the table with this id."""

    table: str


class HallReopened(TableEvent, frozen=True, tag="Reopened"):
    """The hall was closed from `since` until this event; clocks were stopped."""

    since: float


class RulesUpdated(TableEvent, frozen=True, tag="Updated"):
    """The game's rules changed, and the match continued from a checkpoint; `version` is the game's new version."""

    version: str
    checkpoint: TableCheckpoint


AnyTableEvent = (
    TableSet
    | SeatTaken
    | BotSeated
    | SeatLeft
    | SpectatorAdmitted
    | GuestLoggedIn
    | AnswerGiven
    | DefaultTaken
    | AnswerUndone
    | UndoRequested
    | VoteCast
    | VoteLapsed
    | ChatSent
    | PersonMuted
    | InterruptsChosen
    | SeatHandedOver
    | PlayerReturning
    | SeatResigned
    | RematchSet
    | HallReopened
    | RulesUpdated
)
DECODER = msgspec.json.Decoder(AnyTableEvent)
ENCODER = msgspec.json.Encoder()
