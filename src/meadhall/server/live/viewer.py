"""A viewer: a person who is connected to a table."""

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
from meadhall.server.live.sent import LastSentSight
from meadhall.server.live.services import Services
from meadhall.server.protocol import wire
from meadhall.server.realtime.race import Race

PROBE_NUMBERS: Final = itertools.count(1)
PROBE_BACKOFF: Final = 5  # factor for the interval between probes while one is unanswered


class LiveTable(TableInterface, Protocol):
    """The parts of a table in memory that viewers need."""

    @property
    def services(self) -> Services: ...

    @property
    def viewers(self) -> Sequence[Viewer]: ...

    @property
    def race(self) -> Race: ...

    @property
    def is_unsaved(self) -> bool: ...

    @property
    def viewers_to_update(self) -> list[Viewer]: ...

    def seats(self) -> list[wire.Seat]:
        """Return the seats with their players and presence."""
        ...

    def feed_of(self, seat: int, language: str = FIRST) -> SeatFeed:
        """Return the feed of a seat in a language."""
        ...

    def position_results(self) -> PositionResults:
        """Return the cache of results for the current position, shared by all viewers."""
        ...

    def perspective(self, seat: int, language: str = FIRST) -> Perspective:
        """Return the match as one seat sees it."""
        ...

    def is_present(self, person: str) -> bool:
        """Whether this person is looking at the table."""
        ...

    def seconds_away(self, person: str) -> float:
        """Return the seconds since a person was last here, counted from the last break of the hall; 0 if present."""
        ...

    def send_sight(self, viewer: Viewer) -> None:
        """Send a viewer the current table."""
        ...

    async def handle_message(self, viewer: Viewer, message: Any, tick: float) -> None:
        """Run a job that carries out a viewer's message."""
        ...

    async def disconnect(self, viewer: Viewer) -> None:
        """Remove a viewer."""
        ...


class LastSight(NamedTuple):
    """A sight without its news. The next sight is compared with it, and is sent only if something has changed."""

    board: tuple[object, ...]
    stable_part: tuple[object, ...]
    number: int
    seats: Sequence[wire.Seat]


class Viewer:
    """One connection of a person to a table.

    `seat` is the seat whose view is sent, None until the browser's `hello`. `lines_sent` is the number of story lines
    already sent. `pieces_seen` is the length of the story when the person last left: later pieces are news. The table
    is shown in `language`. Refusals are in `refusal_language`, which the game may lack.
    """

    def __init__(
        self, table: LiveTable, person: Person, send: Callable[[wire.FromHall], None], pieces_seen: int | None
    ) -> None:
        self.table = table
        self.person = person
        self.send = send
        self.pieces_seen = pieces_seen
        self.seat: int | None = None
        self.language = self.refusal_language = FIRST
        self.lines_sent = 0
        self.sent_sight = LastSentSight()
        self.last_sight: LastSight | None = None  # None: the next sight is sent in any case
        self.chat_sent = 0  # number of the last event whose chat was sent
        self.has_left = False
        self.last_message_tick = table.services.ticks()  # when the last message arrived
        self.message_tick = self.last_message_tick  # arrival of the message that is carried out now
        self._probe: tuple[int, float] | None = None  # number and tick of the unanswered probe
        self._probed_at = -inf
        self._echo_count = 0

    @property
    def urgency(self) -> Urgency:
        """The viewer's place in the queue for sights."""
        fold = self.table.fold if self.table.is_loaded else None
        if fold is not None and self.seat in fold.questions:
            return Urgency.ASKED
        votes = fold is not None and fold.vote is not None and self.seat in fold.vote.waiting
        return Urgency.WAITING if votes or self.last_sight is None else Urgency.WATCHING

    def refresh(self) -> None:
        """Send the current sight, or wait until the event is on the disk. Errors are logged, and not raised."""
        if self.table.is_unsaved:
            self.table.viewers_to_update.append(self)
            return
        try:
            self.table.send_sight(self)
        except Exception:
            self.table.services.log_failure("painting", self.table.id)

    def note_message(self) -> float:
        """Record that a message has arrived, and return its tick."""
        self.last_message_tick = self.table.services.ticks()
        return self.last_message_tick

    async def handle(self, message: wire.FromBrowser, arrival_tick: float | None = None) -> None:
        """Handle a browser's message, and send its reply. Without `arrival_tick`, it arrives now.

        Pings and echoes are handled at once, all other messages as jobs of the table.
        """
        tick = self.note_message() if arrival_tick is None else arrival_tick
        if isinstance(message, wire.Ping):
            self.send(wire.Pong(message.at))
        elif isinstance(message, wire.Echo):
            self._handle_echo(message.number, tick)
        elif not self.has_left:
            await self.table.handle_message(self, message, tick)

    def probe(self, tick: float, interval: float) -> None:
        """Send a probe if the last probe was sent `interval` seconds ago. An unanswered probe delays the next one."""
        waits = interval * PROBE_BACKOFF if self._probe is not None else interval
        if tick - self._probed_at >= waits:
            self._probed_at = tick
            self._probe = next(PROBE_NUMBERS), tick
            self.send(wire.Probe(self._probe[0]))

    def is_silent(self, tick: float, max_seconds: float) -> bool:
        """Whether a connection that answered probes before has sent nothing for `max_seconds` seconds."""
        waits = self._echo_count > 0 and self._probe is not None and tick - self._probe[1] > max_seconds
        return waits and tick - self.last_message_tick > max_seconds

    def _handle_echo(self, number: int, tick: float) -> None:
        """Handle the answer to a probe: pass the round-trip time on to the race."""
        if self._probe is not None and self._probe[0] == number:
            round_trip_ms, self._probe = int((tick - self._probe[1]) * 1000), None
            self._echo_count += 1
            self.table.race.note_round_trip(self.person.id, round_trip_ms)

    def is_known_command(self, command: str) -> bool:
        """Whether the command with this id was already carried out."""
        return self.table.is_loaded and command in self.table.fold.commands

    async def leave(self) -> None:
        """Leave the table."""
        if not self.has_left:
            self.has_left = True
            await self.table.disconnect(self)

    def set_language(self, language: str) -> None:
        """Set the language; a game that lacks it uses English."""
        self.refusal_language = language
        before, self.language = self.language, self.table.fold.game.language(language).language
        if self.language != before:
            self._forget_sent()

    def set_seat(self, seat: int | None, lines: int = 0) -> None:
        """View the table from this seat; None: the usual seat. The browser has the first `lines` lines of its story."""
        self.seat = self._usual_seat() if seat is None else seat
        self.lines_sent = max(0, lines)
        self._forget_sent()

    def _forget_sent(self) -> None:
        """Forget the last sight, so that the next message is a whole sight."""
        self.sent_sight.forget()
        self.last_sight = None

    def _usual_seat(self) -> int:
        """Return the first asked seat of the person, or their first seat. A person without a seat is a SPECTATOR."""
        fold = self.table.fold
        own_seats = fold.seats_of(self.person.id)
        return next(
            (seat for seat in own_seats if seat in fold.asked_person_seats), own_seats[0] if own_seats else SPECTATOR
        )
