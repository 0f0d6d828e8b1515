"""The owner node of each table. Only the owner of a table changes it."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Iterable, Sequence
from typing import Final, TypeVar

from meadhall.server.ownership.elsewhere import elsewhere_denial
from meadhall.server.ownership.questions import Notice, Question
from meadhall.server.protocol.problems import Denial
from meadhall.server.store.database import Database

T = TypeVar("T")


class Ownership:
    """The owner node of each table, as this process knows it. This base class is for a hall of one process.

    The number of a node is its lease, and every write names the lease of its node.
    """

    opens_hall = True  # whether this was the first process of the hall to open

    @property
    def lease(self) -> int | None:
        """The lease of this node, 0 if it has none now; None if the hall is one process."""
        return None

    @property
    def node(self) -> int:
        """The number of this node."""
        return self.lease or 0

    @property
    def other_nodes(self) -> Sequence[int]:
        """The numbers of all other nodes."""
        return ()

    @property
    def is_open(self) -> bool:
        """Whether this node may own tables now."""
        return True

    async def open(self, database: Database) -> None:
        """Start owning tables; the database must be open."""

    async def close(self) -> None:
        """Stop owning tables; everything must be written already."""

    async def owner_of(self, table_id: str) -> int:
        """Return the node that owns a table; this node if it does not exist. Raise Denial if the owner is unknown."""
        return self.node

    def new_table_id(self) -> str:
        """Return a random id for a new table. Raise Denial if this node may not own tables now."""
        return secrets.token_urlsafe(9)

    async def ask(self, node: int, question: Question, reply_type: type[T]) -> T:
        """Return the answer of another node as a `reply_type`. Raise Denial if it refuses or cannot be reached."""
        raise elsewhere_denial()

    def tell(self, notice: Notice) -> None:
        """Send a notice to all other nodes."""

    async def owns(self, table_id: str) -> bool:
        """Whether this node owns a table."""
        return await self.owner_of(table_id) == self.node

    async def owned_tables(self, tables: Iterable[str]) -> list[str]:
        """Return the tables among these that this node owns. Tables with unknown owners are left out."""
        owned = list[str]()
        for table in tables:
            with contextlib.suppress(Denial):  # the owner is unknown, or has just changed
                if await self.owns(table):
                    owned.append(table)
        return owned

    async def check_owned(self, table_id: str) -> None:
        """Raise Denial for a table of another node. Only the owner of a table may change it."""
        if not await self.owns(table_id):
            raise elsewhere_denial()


SINGLE_PROCESS: Final = Ownership()
