"""The parts of a race that its players and bots need."""

from __future__ import annotations

from typing import Protocol

from meadhall.engine.realtime.stopwatch import Stopwatch
from meadhall.engine.realtime.timing import Sequencer
from meadhall.server.bots.table_interface import TableInterface
from meadhall.server.tables import events as e


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

    def stir(self) -> None:
        """Check soon whether anything is due."""
        ...
