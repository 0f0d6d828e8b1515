"""Where tables are at home: each in exactly one process, which alone changes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol, TypeVar

from meadhall.server.ownership.elsewhere import not_here
from meadhall.server.ownership.names import name
from meadhall.server.ownership.questions import Notice, Question

T = TypeVar("T")


class Homes(Protocol):
    """All homes of a hall, seen from one of them. Homes have numbers from 0; `here` is the one in this process.

    `opens_hall` says whether this process opens the hall for all others; `gone_since` when the process died whose
    tables this one takes up.
    """

    @property
    def here(self) -> int: ...

    @property
    def others(self) -> Sequence[int]: ...

    @property
    def opens_hall(self) -> bool: ...

    @property
    def gone_since(self) -> float | None: ...

    def home_of(self, table: str) -> int:
        """Where the table of this name is at home, or would be if there were one."""
        ...

    def new_table(self) -> str:
        """A name, which nobody can guess, for a table that is to be at home here."""
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

    def home_of(self, table: str) -> int:
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


def is_here(homes: Homes, table: str) -> bool:
    """Whether a table is at home in this process."""
    return homes.home_of(table) == homes.here


def check_here(homes: Homes, table: str) -> None:
    """Raises Denied for a table that is at home elsewhere: two that change it would undo each other's work."""
    if not is_here(homes, table):
        raise not_here()
