"""The events of a table, as they are stored. A table is the fold of its events; nothing else is stored."""

from __future__ import annotations

import msgspec

from meadhall.engine.common.text import Words
from meadhall.engine.contract.game import Setting
from meadhall.engine.record.checkpoint import Checkpoint
from meadhall.server.protocol.bodies import Clocks
from meadhall.server.protocol.wire import When


class TableCheckpoint(msgspec.Struct, frozen=True, omit_defaults=True):
    """The match from which a table continues if its log no longer fits the rules. It never leaves the server.

    It has the match as plain data, the seconds left on each clock, and in real time the milliseconds played.
    """

    match: Checkpoint
    left: list[float] | None = None
    time: int = 0


CHECKPOINT_DECODER = msgspec.json.Decoder(TableCheckpoint)


class TableEvent(msgspec.Struct, frozen=True, omit_defaults=True, tag=True):
    """Base of all events. The person and the time are stored beside it."""

    @property
    def meant(self) -> object:
        """The request behind the event: a repeated command must mean the same both times."""
        return self


class PlannedSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Plan for a seat: a person, a bot of a level, or any guest (neither)."""

    name: str = ""
    person: str | None = None
    level: str = ""


class TableSet(TableEvent, frozen=True):
    """The first event of a table. `start` is the text of a match to continue."""

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
    """A person with the invitation found no free seat, and may watch."""

    person: str


class GuestLoggedIn(TableEvent, frozen=True, tag="Became"):
    """A guest has logged in: everything of the guest belongs to that person."""

    guest: str
    person: str


class AnswerGiven(TableEvent, frozen=True, tag="Answered"):
    """A seat answered. `luck` is a checksum of the result, so that changed rules are noticed.

    `time` is in milliseconds: in real time since the match began, at other tables since a race began. A bot may give
    its `reason`, in words for everybody.
    """

    seat: int
    key: str
    time: int = 0
    luck: int | None = None
    reason: Words = ""

    @property
    def meant(self) -> object:
        return ("AnswerGiven", self.seat, self.key)


class DefaultTaken(TableEvent, frozen=True, tag="Passed"):
    """A seat did not answer, and its default answer was taken.

    `why`: its time for the decision was up ("time"), or no other answer was possible ("").
    """

    seat: int
    luck: int | None = None
    time: int = 0
    why: str = ""


class AnswerUndone(TableEvent, frozen=True, tag="TookBack"):
    """A seat undid its last answer, from which nobody had learned anything."""

    seat: int


class UndoRequested(TableEvent, frozen=True, tag="AskedBack"):
    """A seat asked the others to let it undo its last answer."""

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
    def meant(self) -> object:
        return ("ChatSent", self.text, self.phrase)


class PersonMuted(TableEvent, frozen=True, tag="Muted"):
    """A person muted or unmuted another person."""

    person: str
    on: bool


class InterruptsChosen(TableEvent, frozen=True, tag="AskedWhen"):
    """A person wants to be asked for interrupts always, only while present, or never."""

    when: When


class SeatHandedOver(TableEvent, frozen=True, tag="Handed"):
    """A seat was given to a bot of a level, or with level "" back to its person.

    `why`: its player wished it ("asked"), was away ("away"), ran out of time ("time"), left ("left"), or in real time
    lost the connection for long ("lost").
    """

    seat: int
    level: str
    why: str = "asked"


class PlayerReturning(TableEvent, frozen=True, tag="Returning"):
    """In real time: the player of a seat is back, and gets it at the next moment of rest."""

    seat: int


class SeatResigned(TableEvent, frozen=True, tag="Resigned"):
    """A seat resigned; a bot of a level plays on for it."""

    seat: int
    level: str

    @property
    def meant(self) -> object:
        return ("SeatResigned", self.seat)


class RematchSet(TableEvent, frozen=True, tag="Rematched"):
    """The same people get a new table."""

    table: str


class HallReopened(TableEvent, frozen=True, tag="Reopened"):
    """The hall was closed from `since` until this event, and no clock ran."""

    since: float


class RulesUpdated(TableEvent, frozen=True, tag="Updated"):
    """The rules were updated, and the match continues from a checkpoint; `version` is the new version of its game."""

    version: str
    checkpoint: TableCheckpoint


Happening = (
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
DECODER = msgspec.json.Decoder(Happening)
ENCODER = msgspec.json.Encoder()
