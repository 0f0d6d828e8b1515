"""Whether an address is free for a node: two on different machines may both be bound to what they call the same."""

from __future__ import annotations

import asyncio
from typing import Final

from meadhall.engine.common.errors import MeadhallError
from meadhall.server.store import leases
from meadhall.server.store.database import Database

WATCHED: Final = 2.5  # beats within which a node that is there has renewed its lease
LOOKS: Final = 10
TAKEN: Final = (
    "another node of this hall is at {address}, on another machine; give each node an address with --node by which "
    "all others reach it"
)


async def check_free(database: Database, address: str, beat: float) -> None:
    """Raises MeadhallError if a node with this address renews its lease; one that does not, for a while, is gone."""
    before = await database.read(lambda on: leases.held(on, address))
    for _ in range(LOOKS if before else 0):
        await asyncio.sleep(WATCHED * beat / LOOKS)
        held = await database.read(lambda on: leases.held(on, address))
        if not held:
            return
        if any(seen != before.get(number) for number, seen in held.items()):
            raise MeadhallError(TAKEN, address=address)
