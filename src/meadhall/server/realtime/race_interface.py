"""What the players and the bots of a race need of it."""

from __future__ import annotations

from typing import Protocol

from meadhall.engine.realtime.stopwatch import Stopwatch
from meadhall.engine.realtime.timing import Sequencer
from meadhall.server.bots.table_interface import Host
from meadhall.server.tables import events as e


class RaceHost(Protocol):
    """A race at a table: its clock, its sequencer, and how something happens in it."""

    @property
    def table(self) -> Host: ...

    @property
    def line(self) -> Sequencer: ...

    @property
    def watch(self) -> Stopwatch: ...

    def let(self, event: e.Happening, person: str | None = None, command: str | None = None) -> int:
        """Lets something happen along with whatever happens now."""
        ...

    def let_pass(self, seat: int, at: int = 0) -> None:
        """Takes that time is up for a seat."""
        ...

    def stir(self) -> None:
        """Looks soon whether anything is due."""
        ...
