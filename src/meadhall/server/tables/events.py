"""The events of a table, as they are stored. A table is the fold of its events; nothing else is stored of it."""

from __future__ import annotations

import msgspec

from meadhall.engine.contract.game import Setting
from meadhall.server.protocol.bodies import Clocks
from meadhall.server.protocol.wire import When
from meadhall.server.tables.checkpoints import TableCheckpoint


class TableEvent(msgspec.Struct, frozen=True, omit_defaults=True, tag=True):
    """The base of all of them. Who caused one, and when, stands beside it."""

    @property
    def meant(self) -> object:
        """What its cause asked for: a command that comes twice means the same both times."""
        return self


class Placed(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who is to sit at a seat: a person, a bot of a level, or whoever comes (neither)."""

    name: str = ""
    person: str | None = None
    level: str = ""


class TableSet(TableEvent, frozen=True):
    """The first event of a table. `start` is the text of a match that is to be played on."""

    game: str
    version: str
    options: dict[str, Setting]
    seed: str
    seats: list[Placed]
    invite: str
    public: bool = False
    clock: Clocks | None = None
    start: str = ""


class Sat(TableEvent, frozen=True):
    """Somebody sat down at a free seat."""

    seat: int
    person: str
    name: str


class BotSat(TableEvent, frozen=True):
    """Who set the table gave a free seat to a bot of a level."""

    seat: int
    name: str
    level: str


class Left(TableEvent, frozen=True):
    """Somebody got up before the match had begun; the seat is free again."""

    seat: int


class Admitted(TableEvent, frozen=True):
    """Somebody showed the invitation when no seat was free, and may watch."""

    person: str


class Became(TableEvent, frozen=True):
    """Who was here as a guest has logged in: what was the guest's is that person's."""

    guest: str
    person: str


class Answered(TableEvent, frozen=True):
    """A seat answered. `luck` sums up what the answer brought, so that rules which changed since are noticed.

    `time` is in milliseconds: in real time since the match began, at other tables since a race began. A bot may give
    its `reason`, in words for everybody.
    """

    seat: int
    key: str
    time: int = 0
    luck: int | None = None
    reason: str = ""

    @property
    def meant(self) -> object:
        return ("Answered", self.seat, self.key)


class Passed(TableEvent, frozen=True):
    """A seat did not answer: what stands unanswered stands."""

    seat: int
    luck: int | None = None
    time: int = 0


class TookBack(TableEvent, frozen=True):
    """A seat took its last answer back, from which nobody had learned anything."""

    seat: int


class AskedBack(TableEvent, frozen=True):
    """A seat asked the others to let its last answer be taken back."""

    seat: int


class Voted(TableEvent, frozen=True):
    """A seat said whether it agrees."""

    seat: int
    yes: bool


class Lapsed(TableEvent, frozen=True):
    """The time to vote was over before everybody had said something."""


class Said(TableEvent, frozen=True):
    """A line of chat."""

    name: str
    text: str = ""
    phrase: str = ""

    @property
    def meant(self) -> object:
        return ("Said", self.text, self.phrase)


class Muted(TableEvent, frozen=True):
    """Somebody does not want to hear another person any more, or does again."""

    person: str
    on: bool


class AskedWhen(TableEvent, frozen=True):
    """Somebody wants to be asked in what others do always, only while they are here, or never."""

    when: When


class Handed(TableEvent, frozen=True):
    """A seat was given to a bot of a level, or with level "" back to its person.

    `why`: its owner wished it ("asked"), its owner was away ("away"), its time was up ("time"), he left ("left"), or in
    real time his connection was lost for long ("lost").
    """

    seat: int
    level: str
    why: str = "asked"


class Returning(TableEvent, frozen=True):
    """In real time: the person of a seat is there again, and has it back at the next moment of rest."""

    seat: int


class Resigned(TableEvent, frozen=True):
    """A seat gave the match up; a bot of a level plays on for it."""

    seat: int
    level: str

    @property
    def meant(self) -> object:
        return ("Resigned", self.seat)


class Rematched(TableEvent, frozen=True):
    """The same people have a new table."""

    table: str


class Reopened(TableEvent, frozen=True):
    """The hall was shut from a moment until this one, and no clock ran."""

    since: float


class Updated(TableEvent, frozen=True):
    """The rules were updated, and the match goes on from a checkpoint; `version` is that of its game from now on."""

    version: str
    checkpoint: TableCheckpoint


Happening = (
    TableSet
    | Sat
    | BotSat
    | Left
    | Admitted
    | Became
    | Answered
    | Passed
    | TookBack
    | AskedBack
    | Voted
    | Lapsed
    | Said
    | Muted
    | AskedWhen
    | Handed
    | Returning
    | Resigned
    | Rematched
    | Reopened
    | Updated
)
DECODER = msgspec.json.Decoder(Happening)
ENCODER = msgspec.json.Encoder()
