"""Players in real time: missing ones, lost connections, and seats that go to a bot and back."""

from __future__ import annotations

from typing import Protocol

from meadhall.engine.realtime.stopwatch import MS, Stopwatch
from meadhall.engine.realtime.timing import Sequencer
from meadhall.server.bots.table_interface import TableInterface, TableViewer
from meadhall.server.common.weak_owner import WeaklyOwned
from meadhall.server.tables import events as e
from meadhall.server.tables import plans


class RaceHost(Protocol):
    """A race at a table: its clock, its sequencer, and its events."""

    @property
    def table(self) -> TableInterface: ...

    @property
    def line(self) -> Sequencer: ...

    @property
    def watch(self) -> Stopwatch: ...

    def record(self, event: e.Happening, person: str | None = None, command: str | None = None) -> int:
        """Record an event together with the current ones."""
        ...

    def let_pass(self, seat: int, at: int = 0) -> None:
        """Record that time is up for a seat."""
        ...

    def resume(self) -> None:
        """Check soon whether anything is due."""
        ...


class RacePlayers(WeaklyOwned[RaceHost]):
    """The clock runs only while a player is there, and not before all have come.

    A player who goes away counts as lost after a moment, since the others play on. Players who do not come at the
    start, or after a restart of the hall, count as lost after a longer wait.
    """

    def __init__(self, race: RaceHost) -> None:
        super().__init__(race)
        self._gone: dict[int, int] = {}  # time of the clock since when a seat is without its person
        self._waiting_since: float | None = None  # for people to come, before the clock starts
        self._silent: list[TableViewer] = []

    def forget(self) -> None:
        """Forget everything, since the table was loaded again."""
        self._gone.clear()
        self._waiting_since = None

    # ---- presence

    def playing(self) -> list[int]:
        """The seats in the match that are played by their people."""
        fold, line = self._owner.table.fold, self._owner.line
        return [seat for seat in range(len(fold.seats)) if fold.plays(seat) and line.is_in(seat)]

    def is_here(self, seat: int) -> bool:
        """Whether the person of a seat is here, over a connection that is not silent."""
        person = self._owner.table.fold.seats[seat].person
        return any(one.person.id == person and one not in self._silent for one in self._owner.table.here)

    def hear(self) -> bool:
        """Update the silent connections; return whether they have changed."""
        table, tick = self._owner.table, self._owner.watch.ticks()
        silent = [one for one in table.here if one.is_silent(tick, table.services.pace.silent)]
        before, self._silent = self._silent, silent
        return silent != before

    def missing(self) -> list[int]:
        """The seats that the clock waits for; empty once it runs."""
        if self._owner.watch.goes:
            return []
        return [seat for seat in self.playing() if not self.is_here(seat) and not self._is_lost(seat)]

    def _is_lost(self, seat: int) -> bool:
        return self._owner.line.seat_times(seat).lost is not None

    # ---- consequences

    def mind(self, now: int) -> None:
        """Note arrivals and departures, and stop or start the clock."""
        for seat in range(len(self._owner.table.fold.seats)):
            if self.is_here(seat):
                self._gone.pop(seat, None)
                if self._is_lost(seat):
                    self._owner.line.reconnect(seat, now)
        self._mind_clock()
        if self._owner.watch.runs:
            self._lose(now)

    def _mind_clock(self) -> None:
        watch, playing = self._owner.watch, self.playing()
        here = any(map(self.is_here, playing)) if playing else bool(self._owner.table.here)
        if not here:
            self._waiting_since = None
            if watch.goes:
                watch.halt()
        elif not watch.goes:
            if self._waiting_since is None:
                self._waiting_since = watch.ticks()
            if not self.missing() or self.patience_left() == 0:
                self._waiting_since = None
                watch.go(self._owner.line.lead())

    def patience_left(self) -> float | None:
        """Seconds left to wait for missing players; None if nobody is missing."""
        if self._waiting_since is None:
            return None
        watch = self._owner.watch
        return max(0.0, self._waiting_since + self._owner.line.patience() / MS - watch.ticks())

    def _lose(self, now: int) -> None:
        for seat in self.playing():
            if not self.is_here(seat) and not self._is_lost(seat):
                since = self._gone.setdefault(seat, now)
                if now - since >= self._blink:
                    self._owner.line.disconnect(seat, since)

    @property
    def _blink(self) -> int:
        return int(self._owner.table.services.pace.blink * MS)

    def due(self) -> int | None:
        """When a player who has just gone counts as lost."""
        unsure = [since for seat, since in self._gone.items() if not self._is_lost(seat)]
        return min(unsure) + self._blink if unsure else None

    # ---- seats for bots

    def hand_over(self, now: int) -> None:
        """Give long-lost seats to bots; note returning players, and give seats back."""
        fold, line = self._owner.table.fold, self._owner.line
        for seat in line.replaced(now):
            if fold.plays(seat):
                self._owner.record(e.SeatHandedOver(seat, plans.checked_level("", fold.game), "lost"))
            self._gone.pop(seat, None)
            line.reconnect(seat, now)
        for seat, sitter in enumerate(fold.seats):
            if sitter.is_lost and sitter.level and not sitter.returns and self.is_here(seat):
                self._owner.record(e.PlayerReturning(seat))
        self.give_back()

    def give_back(self) -> None:
        """Give seats back to returned players, if this is a moment of rest."""
        fold, line = self._owner.table.fold, self._owner.line
        for seat, sitter in enumerate(fold.seats):
            if sitter.returns and self.is_here(seat) and not fold.over and line.is_resting(seat):
                self._owner.record(e.SeatHandedOver(seat, "", "back"))
