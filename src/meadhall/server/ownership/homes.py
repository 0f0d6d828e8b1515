"""Where tables are at home: each in exactly one process, which alone changes it."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Sequence
from typing import Final, Protocol, TypeVar

from meadhall.server.ownership.elsewhere import not_here
from meadhall.server.ownership.names import name
from meadhall.server.ownership.questions import Notice, Question
from meadhall.server.protocol.problems import Denied
from meadhall.server.store.database import Database

T = TypeVar("T")


class Homes(Protocol):
    """All homes of a hall, seen from one of them. Homes have numbers; `here` is the one in this process.

    `opens_hall` says whether this process opens the hall for all others; `gone_since` when the process died whose
    tables this one takes up. Where homes are nodes, tables are owned by a `lease`, and what is written names it: it is
    0 for a node that has none now, and None where homes are no nodes.
    """

    @property
    def here(self) -> int: ...

    @property
    def others(self) -> Sequence[int]: ...

    @property
    def opens_hall(self) -> bool: ...

    @property
    def gone_since(self) -> float | None: ...

    @property
    def lease(self) -> int | None: ...

    @property
    def is_open(self) -> bool: ...

    async def open(self, database: Database) -> None:
        """Takes this process for a home, now that the database is open; nothing is asked of it before."""
        ...

    async def close(self) -> None:
        """This process is no home any more; all that it had to write is on the disk."""
        ...

    async def home_of(self, table: str) -> int:
        """Where the table of this name is at home, or would be if there were one; Denied if that is not known now."""
        ...

    def new_table(self) -> str:
        """A name, which nobody can guess, for a table that is to be at home here; Denied if none can be now."""
        ...

    async def ask(self, home: int, question: Question, gives: type[T]) -> T:
        """What another home answers; Denied where it refuses, or cannot be reached now."""
        ...

    def tell(self, notice: Notice) -> None:
        """Tells all other homes something."""
        ...


class Alone:
    """The homes of a hall that is one process: all tables are at home here."""

    here = 0
    others: Sequence[int] = ()
    opens_hall = True
    gone_since: float | None = None
    lease: int | None = None
    is_open = True

    async def open(self, database: Database) -> None:
        """There is nothing to do."""

    async def close(self) -> None:
        """There is nothing to do."""

    async def home_of(self, table: str) -> int:
        """Here."""
        return 0

    def new_table(self) -> str:
        """A name that nobody can guess."""
        return name()

    async def ask(self, home: int, question: Question, gives: type[T]) -> T:
        """There is nobody to ask."""
        raise not_here()

    def tell(self, notice: Notice) -> None:
        """There is nobody to tell."""


ALONE: Final = Alone()


async def is_here(homes: Homes, table: str) -> bool:
    """Whether a table is at home in this process."""
    return await homes.home_of(table) == homes.here


async def those_here(homes: Homes, tables: Iterable[str]) -> list[str]:
    """Those of these tables that are known to be at home in this process."""
    here = list[str]()
    for table in tables:
        with contextlib.suppress(Denied):  # nobody knows now where it is, or another was quicker
            if await is_here(homes, table):
                here.append(table)
    return here


async def check_here(homes: Homes, table: str) -> None:
    """Raises Denied for a table that is at home elsewhere: two that change it would undo each other's work."""
    if not await is_here(homes, table):
        raise not_here()
