"""The owner node of each table. Only the owner of a table changes it."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Iterable, Sequence
from typing import Final, TypeVar

from meadhall.server.ownership.elsewhere import only_elsewhere
from meadhall.server.ownership.questions import Notice, Question
from meadhall.server.protocol.problems import Denial
from meadhall.server.store.database import Database

T = TypeVar("T")


class Ownership:
    """The owner node of each table, as this process sees it. A hall of one process owns all its tables.

    A node overrides this. Nodes are numbered by their leases, and every write names the lease of its node.
    """

    opens_hall = True  # whether no other process of the hall was open before this one

    @property
    def lease(self) -> int | None:
        """The lease of this node, 0 if it has none now; None in a hall of one process."""
        return None

    @property
    def here(self) -> int:
        """The number of this node."""
        return self.lease or 0

    @property
    def others(self) -> Sequence[int]:
        """The numbers of all other nodes."""
        return ()

    @property
    def is_open(self) -> bool:
        """Whether this node may own tables now."""
        return True

    async def open(self, database: Database) -> None:
        """Start owning tables; the database is open."""

    async def close(self) -> None:
        """Stop owning tables; everything is written."""

    async def owner_of(self, table: str) -> int:
        """Return the node that owns this table; this node if there is no such table. Denial if the owner is unknown."""
        return self.here

    def new_table(self) -> str:
        """Return a name, impossible to guess, for a new table of this node; Denial if it may own none now."""
        return secrets.token_urlsafe(9)

    async def ask(self, node: int, question: Question, gives: type[T]) -> T:
        """The answer of another node; Denial if it refuses or cannot be reached."""
        raise only_elsewhere()

    def tell(self, notice: Notice) -> None:
        """Tell all other nodes something."""

    async def is_here(self, table: str) -> bool:
        """Whether this node owns a table."""
        return await self.owner_of(table) == self.here

    async def owned_here(self, tables: Iterable[str]) -> list[str]:
        """The tables among these that this node is known to own."""
        here = list[str]()
        for table in tables:
            with contextlib.suppress(Denial):  # the owner is unknown, or another node has just taken the table
                if await self.is_here(table):
                    here.append(table)
        return here

    async def check_here(self, table: str) -> None:
        """Raise Denial for a table of another node: two that change it would undo each other's work."""
        if not await self.is_here(table):
            raise only_elsewhere()


ALONE: Final = Ownership()
