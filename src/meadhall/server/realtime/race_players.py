"""Players in real time: missing players, lost connections, and seats that bots play meanwhile."""

from __future__ import annotations

from typing import Protocol

from meadhall.engine.realtime.stopwatch import MS, Stopwatch
from meadhall.engine.realtime.timing import Sequencer
from meadhall.server.bots.table_interface import TableInterface, TableViewer
from meadhall.server.common.weak_owner import WeaklyOwned
from meadhall.server.tables import events as e
from meadhall.server.tables import plans


class RaceHost(Protocol):
    """The parts of a race that its bots and players need."""

    @property
    def table(self) -> TableInterface: ...

    @property
    def sequencer(self) -> Sequencer: ...

    @property
    def stopwatch(self) -> Stopwatch: ...

    def record(self, event: e.AnyTableEvent, person: str | None = None, command: str | None = None) -> int:
        """Record an event in the current transaction."""
        ...

    def let_pass(self, seat: int, at: int = 0) -> None:
        """Record the default answer of a seat."""
        ...

    def resume(self) -> None:
        """Schedule a check whether anything is due."""
        ...


class RacePlayers(WeaklyOwned[RaceHost]):
    """Tracks which players are present. The clock starts when all are present, and stops when nobody is.

    A player who leaves while the clock runs counts as lost after a moment, and the others play on. At the start, and
    after a restart of the hall, the clock waits longer for missing players before they count as lost.
    """

    def __init__(self, race: RaceHost) -> None:
        super().__init__(race)
        self._absent_since: dict[
            int, int
        ] = {}  # by seat: start of its person's absence, in milliseconds of the stopwatch
        self._waiting_since: float | None = None  # tick since which the stopped clock waits for missing players
        self._silent_viewers: list[TableViewer] = []

    def reset(self) -> None:
        """Forget everything, because the race has stopped."""
        self._absent_since.clear()
        self._waiting_since = None

    # ---- presence

    def person_seats(self) -> list[int]:
        """Return the seats in the match that people play."""
        fold, line = self._owner.table.fold, self._owner.sequencer
        return [seat for seat in range(len(fold.seats)) if fold.is_played_by_person(seat) and line.is_in(seat)]

    def is_present(self, seat: int) -> bool:
        """Whether the person of a seat has a connection that is not silent."""
        person = self._owner.table.fold.seats[seat].person
        viewers = (viewer for viewer in self._owner.table.viewers if viewer not in self._silent_viewers)
        return any(viewer.person.id == person for viewer in viewers)

    def update_silent_viewers(self) -> bool:
        """Find the silent connections again; return whether they have changed."""
        table, tick = self._owner.table, self._owner.stopwatch.ticks()
        silent = [viewer for viewer in table.viewers if viewer.is_silent(tick, table.services.pace.lost_after)]
        before, self._silent_viewers = self._silent_viewers, silent
        return silent != before

    def awaited_seats(self) -> list[int]:
        """Return the seats that the clock waits for; empty if the clock runs."""
        if self._owner.stopwatch.is_started:
            return []
        return [seat for seat in self.person_seats() if not self.is_present(seat) and not self._is_lost(seat)]

    def _is_lost(self, seat: int) -> bool:
        return self._owner.sequencer.seat_times(seat).lost is not None

    # ---- consequences

    def update_presence(self, now: int) -> None:
        """Update arrivals and departures, and start or stop the clock."""
        for seat in range(len(self._owner.table.fold.seats)):
            if self.is_present(seat):
                self._absent_since.pop(seat, None)
                if self._is_lost(seat):
                    self._owner.sequencer.reconnect(seat, now)
        self._update_clock()
        if self._owner.stopwatch.is_running:
            self._disconnect_absent(now)

    def _update_clock(self) -> None:
        stopwatch, seats = self._owner.stopwatch, self.person_seats()
        is_anybody_present = any(map(self.is_present, seats)) if seats else bool(self._owner.table.viewers)
        if not is_anybody_present:
            self._waiting_since = None
            if stopwatch.is_started:
                stopwatch.stop()
        elif not stopwatch.is_started:
            if self._waiting_since is None:
                self._waiting_since = stopwatch.ticks()
            if not self.awaited_seats() or self.seconds_to_wait() == 0:
                self._waiting_since = None
                stopwatch.start(self._owner.sequencer.countdown())

    def seconds_to_wait(self) -> float | None:
        """Return the seconds left to wait for missing players; None if the clock does not wait."""
        if self._waiting_since is None:
            return None
        stopwatch = self._owner.stopwatch
        return max(0.0, self._waiting_since + self._owner.sequencer.connection_timeout() / MS - stopwatch.ticks())

    def _disconnect_absent(self, now: int) -> None:
        for seat in self.person_seats():
            if not self.is_present(seat) and not self._is_lost(seat):
                since = self._absent_since.setdefault(seat, now)
                if now - since >= self._loss_delay:
                    self._owner.sequencer.disconnect(seat, since)

    @property
    def _loss_delay(self) -> int:
        return int(self._owner.table.services.pace.reload_grace * MS)

    def due_at(self) -> int | None:
        """Return when the next absent player counts as lost, in stopwatch milliseconds; None if no player is absent."""
        absence_starts = [since for seat, since in self._absent_since.items() if not self._is_lost(seat)]
        return min(absence_starts) + self._loss_delay if absence_starts else None

    # ---- seats for bots

    def hand_over_seats(self, now: int) -> None:
        """Give the seats of long lost players to bots. Record the players who are back, and return their seats."""
        fold, line = self._owner.table.fold, self._owner.sequencer
        for seat in line.seats_for_bots(now):
            if fold.is_played_by_person(seat):
                self._owner.record(e.SeatHandedOver(seat, plans.checked_level("", fold.game), "lost"))
            self._absent_since.pop(seat, None)
            line.reconnect(seat, now)
        for seat, seat_state in enumerate(fold.seats):
            if seat_state.is_lost and seat_state.level and not seat_state.is_returning and self.is_present(seat):
                self._owner.record(e.PlayerReturning(seat))
        self.return_seats()

    def return_seats(self) -> None:
        """Return seats to returned players, if the sequencer allows it at this moment."""
        fold, line = self._owner.table.fold, self._owner.sequencer
        for seat, seat_state in enumerate(fold.seats):
            if seat_state.is_returning and self.is_present(seat) and not fold.over and line.can_return_to_player(seat):
                self._owner.record(e.SeatHandedOver(seat, "", "back"))
