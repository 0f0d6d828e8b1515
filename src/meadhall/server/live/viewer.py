"""A viewer: a person who looks at a table over one connection."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from math import inf
from typing import Any, Final, NamedTuple, Protocol

from meadhall.engine.language.language import FIRST
from meadhall.engine.play.perspective import SPECTATOR, Perspective
from meadhall.engine.presentation.alike import PositionResults
from meadhall.server.accounts.people import Person
from meadhall.server.bots.table_interface import TableInterface
from meadhall.server.live.broadcaster import Urgency
from meadhall.server.live.feed import SeatFeed
from meadhall.server.live.sent import SentSights
from meadhall.server.live.services import Services
from meadhall.server.protocol import wire
from meadhall.server.realtime.race import Race

PROBE_NUMBERS: Final = itertools.count(1)
PROBE_BACKOFF: Final = 5  # times as long until another probe, if the last one did not come back


class LiveTable(TableInterface, Protocol):
    """The parts of a table in memory that viewers need."""

    @property
    def services(self) -> Services: ...

    @property
    def here(self) -> Sequence[Viewer]: ...

    @property
    def race(self) -> Race: ...

    @property
    def is_unsaved(self) -> bool: ...

    @property
    def unsent(self) -> list[Viewer]: ...

    def seats(self) -> list[wire.Seat]:
        """The seats with their players and presence."""
        ...

    def feed_of(self, seat: int, language: str = FIRST) -> SeatFeed:
        """The feed of a seat in a language."""
        ...

    def position(self) -> PositionResults:
        """Results for the current position that all viewers share."""
        ...

    def perspective(self, seat: int, language: str = FIRST) -> Perspective:
        """The match as one seat sees it."""
        ...

    def is_here(self, person: str) -> bool:
        """Whether this person looks at the table."""
        ...

    def away_for(self, person: str) -> float:
        """How many seconds a person has been away while the hall was open."""
        ...

    def send_sight(self, to: Viewer) -> None:
        """Send a viewer the table as it is now."""
        ...

    async def handle_message(self, viewer: Viewer, message: Any, at: float) -> None:
        """Carry out a viewer's message."""
        ...

    async def disconnect(self, viewer: Viewer) -> None:
        """Remove a viewer."""
        ...


class LastSight(NamedTuple):
    """The parts of a sight without its news, to notice that nothing has changed."""

    board: tuple[object, ...]
    lasting: tuple[object, ...]
    number: int
    seats: Sequence[wire.Seat]


class Viewer:
    """One connection to a table. `seat` is the seat to look through, None until the browser has said hello.

    `lines_sent` counts the lines of the story that were sent, `sent` holds the last sight. `pieces_heard` counts the
    pieces of the story that the person had heard before: later ones happened in the person's absence. The game uses
    `language`; refusals use the language of the hello.
    """

    def __init__(
        self, table: LiveTable, person: Person, send: Callable[[wire.FromHall], None], pieces_heard: int | None
    ) -> None:
        self.table = table
        self.person = person
        self.send = send
        self.pieces_heard = pieces_heard
        self.seat: int | None = None
        self.language = self.wish = FIRST
        self.lines_sent = 0
        self.sent = SentSights()
        self.last_sight: LastSight | None = None  # of the last sight sent; None sends the next one in any case
        self.chatted = 0  # number of the last line of chat sent
        self.gone = False
        self.heard_at = table.services.ticks()  # when the last message arrived
        self.said_at = self.heard_at  # when the message arrived that is carried out now
        self._probe: tuple[int, float] | None = None  # the probe on its way, with its time
        self._probed_at = -inf
        self._echoes = 0

    @property
    def urgency(self) -> Urgency:
        """How soon this viewer needs a sight."""
        fold = self.table.fold if self.table.is_awake else None
        if fold is not None and self.seat in fold.questions:
            return Urgency.ASKED
        votes = fold is not None and fold.vote is not None and self.seat in fold.vote.waiting
        return Urgency.WAITS if votes or self.last_sight is None else Urgency.LOOKS

    def refresh(self) -> None:
        """Send the sight, at the latest once it is on the disk; an error must not stop the other viewers."""
        if self.table.is_unsaved:
            self.table.unsent.append(self)
            return
        try:
            self.table.send_sight(self)
        except Exception:
            self.table.services.failed("painting", self.table.id)

    def reached(self) -> float:
        """Note that a message has arrived, and return its tick."""
        self.heard_at = self.table.services.ticks()
        return self.heard_at

    async def hear(self, message: wire.FromBrowser, at: float | None = None) -> None:
        """Handle a browser's message, which arrived at this tick or now; its answer is sent when this returns.

        Measurements of the connection wait for nothing.
        """
        tick = self.reached() if at is None else at
        if isinstance(message, wire.Ping):
            self.send(wire.Pong(message.at))
        elif isinstance(message, wire.Echo):
            self._echoed(message.number, tick)
        elif not self.gone:
            await self.table.handle_message(self, message, tick)

    def probe(self, tick: float, every: float) -> None:
        """Measure the delay of this connection, unless done recently; a silent one is tried seldom."""
        waits = every * PROBE_BACKOFF if self._probe is not None else every
        if tick - self._probed_at >= waits:
            self._probed_at = tick
            self._probe = next(PROBE_NUMBERS), tick
            self.send(wire.Probe(self._probe[0]))

    def is_silent(self, tick: float, most: float) -> bool:
        """Whether a connection that has returned probes is now silent."""
        waits = self._echoes > 0 and self._probe is not None and tick - self._probe[1] > most
        return waits and tick - self.heard_at > most

    def _echoed(self, number: int, tick: float) -> None:
        """Take a returned probe; each counts once."""
        if self._probe is not None and self._probe[0] == number:
            ms, self._probe = int((tick - self._probe[1]) * 1000), None
            self._echoes += 1
            self.table.race.measured(self.person.id, ms)

    def knows(self, command: str) -> bool:
        """Whether a command was already carried out, so that its repetition changes nothing."""
        return self.table.is_awake and command in self.table.fold.commands

    async def leave(self) -> None:
        """Leave the table."""
        if not self.gone:
            self.gone = True
            await self.table.disconnect(self)

    def listen(self, language: str) -> None:
        """Change the language; a game without it uses English."""
        self.wish = language
        before, self.language = self.language, self.table.fold.game.language(language).language
        if self.language != before:
            self._know_nothing()

    def look(self, seat: int | None, lines: int = 0) -> None:
        """Look through this seat from now on, with this many lines of its story known."""
        self.seat = self._usual_seat() if seat is None else seat
        self.lines_sent = max(0, lines)
        self._know_nothing()

    def _know_nothing(self) -> None:
        """Forget what was sent: the next sight is whole."""
        self.sent.forget()
        self.last_sight = None

    def _usual_seat(self) -> int:
        """The person's seat that is asked, or their first one."""
        fold = self.table.fold
        mine = fold.of(self.person.id)
        return next((seat for seat in mine if seat in fold.asked_people), mine[0] if mine else SPECTATOR)
