"""What bots and races need of the table at which they play, so that neither has to know how a table is kept."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol, TypeVar

from meadhall.server.accounts.people import Person
from meadhall.server.bots.pool import Thinkers
from meadhall.server.config.pace import Pace
from meadhall.server.tables import events as e
from meadhall.server.tables.fold import Fold

T = TypeVar("T")
Let = Callable[..., int]  # an event, and who caused it by which command: the number that it becomes


class Looker(Protocol):
    """Somebody who looks at the table, over one connection."""

    @property
    def person(self) -> Person: ...

    @property
    def seat(self) -> int | None: ...

    def is_silent(self, tick: float, most: float) -> bool:
        """Whether nothing comes over the connection any more."""
        ...

    def probe(self, tick: float, every: float) -> None:
        """Measures how long the connection takes, unless that was done lately."""
        ...


class HostServices(Protocol):
    """What the server offers to bots and races."""

    @property
    def bots(self) -> Thinkers: ...

    @property
    def pace(self) -> Pace: ...

    @property
    def ticks(self) -> Callable[[], float]: ...

    @property
    def log(self) -> Any: ...

    def failed(self, kind: str, table: str = "", error: BaseException | None = None) -> None:
        """Logs and counts a failure."""
        ...


class Host(Protocol):
    """A table in memory."""

    @property
    def id(self) -> str: ...

    @property
    def services(self) -> HostServices: ...

    @property
    def here(self) -> Sequence[Looker]: ...

    @property
    def fold(self) -> Fold: ...

    @property
    def is_awake(self) -> bool: ...

    async def do(self, job: Callable[[], Awaitable[T]]) -> T:
        """Does this when everything before it is done."""
        ...

    async def wake(self) -> None:
        """Reads the table from the disk, if it is not in memory."""
        ...

    async def happen(self, event: e.Happening, person: str | None = None, command: str | None = None) -> int:
        """Lets something happen and gives its number, once it is on the disk."""
        ...

    async def together(self, act: Callable[[Let], T]) -> T:
        """Lets several things happen at once."""
        ...

    def changed(self) -> None:
        """Something has happened: everybody is to see it."""
        ...

    def show(self) -> None:
        """Shows the table as it is."""
        ...
