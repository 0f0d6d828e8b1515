"""The parts of a table that bots and races need, as protocols. So they do not depend on the package `live`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol, TypeVar

from meadhall.server.accounts.people import Person
from meadhall.server.bots.pool import BotRunner
from meadhall.server.config.pace import Pace
from meadhall.server.tables import events as e
from meadhall.server.tables.fold import Fold

T = TypeVar("T")
Record = Callable[..., int]  # records an event with its person and command, and returns the event's number


class TableViewer(Protocol):
    """A viewer of the table, over one connection."""

    @property
    def person(self) -> Person: ...

    @property
    def seat(self) -> int | None: ...

    def is_silent(self, tick: float, max_seconds: float) -> bool:
        """Whether the connection has sent nothing for `max_seconds` seconds."""
        ...

    def probe(self, tick: float, interval: float) -> None:
        """Measure the delay of the connection, if the last measurement was `interval` seconds ago."""
        ...


class TableServices(Protocol):
    """The services that bots and races need."""

    @property
    def bots(self) -> BotRunner: ...

    @property
    def pace(self) -> Pace: ...

    @property
    def ticks(self) -> Callable[[], float]: ...

    @property
    def log(self) -> Any: ...

    def log_failure(self, kind: str, table_id: str = "", error: BaseException | None = None) -> None:
        """Log and count a failure."""
        ...


class TableInterface(Protocol):
    """A table in memory."""

    @property
    def id(self) -> str: ...

    @property
    def services(self) -> TableServices: ...

    @property
    def viewers(self) -> Sequence[TableViewer]: ...

    @property
    def fold(self) -> Fold: ...

    @property
    def is_loaded(self) -> bool: ...

    async def run_job(self, job: Callable[[], Awaitable[T]]) -> T:
        """Run a job after all earlier ones."""
        ...

    async def load(self) -> None:
        """Load the table from the disk, unless it is in memory already."""
        ...

    async def record_event(self, event: e.AnyTableEvent, person: str | None = None, command: str | None = None) -> int:
        """Store an event, and return its number."""
        ...

    async def record_events(self, act: Callable[[Record], T]) -> T:
        """Call `act` with a function that records events, and store all of them in one transaction."""
        ...

    def publish_change(self) -> None:
        """Update all viewers after an event, and start asked bots and clocks."""
        ...

    def refresh_viewers(self) -> None:
        """Queue all viewers for a new sight."""
        ...
