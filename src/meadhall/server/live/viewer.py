"""A viewer: somebody who looks at a table over one connection."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from math import inf
from typing import Any, Final, NamedTuple, Protocol

from meadhall.engine.language.language import FIRST
from meadhall.engine.play.perspective import SPECTATOR, Perspective
from meadhall.engine.presentation.alike import Position
from meadhall.server.accounts.people import Person
from meadhall.server.bots.table_interface import Host
from meadhall.server.live.broadcaster import Urgency
from meadhall.server.live.feed import SeatFeed
from meadhall.server.live.sent import Sent
from meadhall.server.live.services import Services
from meadhall.server.protocol import wire
from meadhall.server.realtime.race import Race

STAMPS: Final = itertools.count(1)
SELDOM: Final = 5  # times as long until another probe, where the last did not come back


class LiveTable(Host, Protocol):
    """A table in memory, as those who look at it need it."""

    @property
    def services(self) -> Services: ...

    @property
    def here(self) -> Sequence[Viewer]: ...

    @property
    def race(self) -> Race: ...

    @property
    def is_unsaved(self) -> bool: ...

    @property
    def unpainted(self) -> list[Viewer]: ...

    def seats(self) -> list[wire.Seat]:
        """Who sits where, and is here."""
        ...

    def feed_of(self, seat: int, language: str = FIRST) -> SeatFeed:
        """What one seat sees, and is told in a language."""
        ...

    def position(self) -> Position:
        """What was worked out of the match as it stands now that everybody sees alike."""
        ...

    def perspective(self, seat: int, language: str = FIRST) -> Perspective:
        """The match as one seat sees it."""
        ...

    def is_here(self, person: str) -> bool:
        """Whether this person looks at the table."""
        ...

    def away_for(self, person: str) -> float:
        """How many seconds a person has not been here although the hall was."""
        ...

    def paint(self, to: Viewer) -> None:
        """Sends somebody the table as it is now."""
        ...

    async def hear(self, viewer: Viewer, message: Any, at: float) -> None:
        """Carries out what somebody here said."""
        ...

    async def disconnect(self, viewer: Viewer) -> None:
        """Lets somebody go."""
        ...


class Shown(NamedTuple):
    """What a sight was made of, apart from its news: the match, all around it that lasts, and how much was known."""

    board: tuple[object, ...]
    lasting: tuple[object, ...]
    number: int
    seats: Sequence[wire.Seat]


class Viewer:
    """One connection to a table. `seat` is the one looked through, None until the browser has said hello.

    So many lines of the story as `lines_sent` went over it, and of the table what was `sent`. Of the tale, the person
    had heard `pieces_heard` before: what was told after that happened while nobody of theirs was here. The game is told
    in `language`, and what is not carried out is refused in the one that was wished for.
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
        self.sent = Sent()
        self.shown: Shown | None = None  # what was sent last; None: to be sent anew whatever it is
        self.chatted = 0  # the number of the last line of chat that was sent
        self.gone = False
        self.heard_at = table.services.ticks()  # when the last message came in
        self.said_at = self.heard_at  # when that came in which is carried out now
        self._probe: tuple[int, float] | None = None  # what is on its way there and back, and since when
        self._probed_at = -inf
        self._echoes = 0

    @property
    def urgency(self) -> Urgency:
        """How soon a sight is needed."""
        fold = self.table.fold if self.table.is_awake else None
        if fold is not None and self.seat in fold.questions:
            return Urgency.ASKED
        votes = fold is not None and fold.vote is not None and self.seat in fold.vote.waiting
        return Urgency.WAITS if votes or self.shown is None else Urgency.LOOKS

    def refresh(self) -> None:
        """Sends what there is to see, or once it is on the disk; whatever goes wrong, the others are sent theirs."""
        if self.table.is_unsaved:
            self.table.unpainted.append(self)
            return
        try:
            self.table.paint(self)
        except Exception:
            self.table.services.failed("painting", self.table.id)

    def reached(self) -> float:
        """Notes that something has come in, and at which tick."""
        self.heard_at = self.table.services.ticks()
        return self.heard_at

    async def hear(self, message: wire.FromBrowser, at: float | None = None) -> None:
        """Takes what the browser said, which came in at this tick or now; the answer has been sent when this returns.

        What measures the line waits for nothing.
        """
        tick = self.reached() if at is None else at
        if isinstance(message, wire.Ping):
            self.send(wire.Pong(message.at))
        elif isinstance(message, wire.Echo):
            self._echoed(message.stamp, tick)
        elif not self.gone:
            await self.table.hear(self, message, tick)

    def probe(self, tick: float, every: float) -> None:
        """Measures how long this line takes, unless that was done lately; one that does not answer is tried seldom."""
        waits = every * SELDOM if self._probe is not None else every
        if tick - self._probed_at >= waits:
            self._probed_at = tick
            self._probe = next(STAMPS), tick
            self.send(wire.Probe(self._probe[0]))

    def is_silent(self, tick: float, most: float) -> bool:
        """Whether a line that has given probes back does not do so any more, and nothing else comes over it either."""
        waits = self._echoes > 0 and self._probe is not None and tick - self._probe[1] > most
        return waits and tick - self.heard_at > most

    def _echoed(self, stamp: int, tick: float) -> None:
        """Takes a probe that came back; each counts once."""
        if self._probe is not None and self._probe[0] == stamp:
            ms, self._probe = int((tick - self._probe[1]) * 1000), None
            self._echoes += 1
            self.table.race.measured(self.person.id, ms)

    def knows(self, command: str) -> bool:
        """Whether a command was carried out already, so that saying it again is nothing new."""
        return self.table.is_awake and command in self.table.fold.commands

    async def leave(self) -> None:
        """Goes away from the table."""
        if not self.gone:
            self.gone = True
            await self.table.disconnect(self)

    def listen(self, language: str) -> None:
        """Is spoken to in this language from now on; a game that has no words in it speaks English."""
        self.wish = language
        before, self.language = self.language, self.table.fold.game.language(language).language
        if self.language != before:
            self._know_nothing()

    def look(self, seat: int | None, lines: int = 0) -> None:
        """Looks through this seat from now on, with so many lines of its story known."""
        self.seat = self._usual_seat() if seat is None else seat
        self.lines_sent = max(0, lines)
        self._know_nothing()

    def _know_nothing(self) -> None:
        """What was sent counts no more: the next sight is whole."""
        self.sent.forget()
        self.shown = None

    def _usual_seat(self) -> int:
        """The one of one's seats that is asked, or the first."""
        fold = self.table.fold
        mine = fold.of(self.person.id)
        return next((seat for seat in mine if seat in fold.running), mine[0] if mine else SPECTATOR)
