"""The parts of a table that bots and races need, so that neither depends on how a table is stored."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol, TypeVar

from meadhall.server.accounts.people import Person
from meadhall.server.bots.pool import Thinkers
from meadhall.server.config.pace import Pace
from meadhall.server.tables import events as e
from meadhall.server.tables.fold import Fold

T = TypeVar("T")
Record = Callable[..., int]  # records an event with its person and command, and returns its number


class TableViewer(Protocol):
    """A viewer of the table, over one connection."""

    @property
    def person(self) -> Person: ...

    @property
    def seat(self) -> int | None: ...

    def is_silent(self, tick: float, most: float) -> bool:
        """Whether nothing comes over the connection any more."""
        ...

    def probe(self, tick: float, every: float) -> None:
        """Measure the delay of the connection, unless that was done a moment ago."""
        ...


class TableServices(Protocol):
    """The services of the server for bots and races."""

    @property
    def bots(self) -> Thinkers: ...

    @property
    def pace(self) -> Pace: ...

    @property
    def ticks(self) -> Callable[[], float]: ...

    @property
    def log(self) -> Any: ...

    def failed(self, kind: str, table: str = "", error: BaseException | None = None) -> None:
        """Log and count a failure."""
        ...


class TableInterface(Protocol):
    """A table in memory."""

    @property
    def id(self) -> str: ...

    @property
    def services(self) -> TableServices: ...

    @property
    def here(self) -> Sequence[TableViewer]: ...

    @property
    def fold(self) -> Fold: ...

    @property
    def is_awake(self) -> bool: ...

    async def do(self, job: Callable[[], Awaitable[T]]) -> T:
        """Run a job after all earlier ones."""
        ...

    async def wake(self) -> None:
        """Load the table from the disk, if it is not in memory."""
        ...

    async def record_event(self, event: e.Happening, person: str | None = None, command: str | None = None) -> int:
        """Record an event, and return its number once it is on the disk."""
        ...

    async def record_events(self, act: Callable[[Record], T]) -> T:
        """Record several events in one transaction."""
        ...

    def changed(self) -> None:
        """Show everybody the table after an event."""
        ...

    def show(self) -> None:
        """Show the table as it is."""
        ...
